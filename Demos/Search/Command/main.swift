import CursesFeedback
import DemoLaunching
import SearchDemo

Launch.main(help: { _ in SearchOptions.help(of: "search") }, SearchOptions.run)
