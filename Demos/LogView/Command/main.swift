import CursesFeedback
import DemoLaunching
import LogViewDemo

Launch.main(help: { _ in LogViewOptions.help(of: "logview") }, LogViewOptions.run)
