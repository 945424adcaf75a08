import CursesFeedback
import DemoLaunching
import MoviesDemo

Launch.main(help: { _ in MoviesOptions.help(of: "movies") }, MoviesOptions.run)
