import CursesFeedback
import DemoLaunching
import TodoDemo

Launch.main(help: { _ in TodoOptions.help(of: "todo") }, TodoOptions.run)
