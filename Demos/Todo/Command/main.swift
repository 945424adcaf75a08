import CursesFeedback
import DemoLaunching
import TodoDemo

Launch.main(help: { _ in TodoOptions.help }, TodoOptions.run)
