import CursesFeedback
import DemoLaunching
import LogViewDemo

Launch.main(help: { _ in LogViewOptions.help }, LogViewOptions.run)
