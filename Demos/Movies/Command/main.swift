import CursesFeedback
import DemoLaunching
import MoviesDemo

Launch.main(help: { _ in MoviesOptions.help }, MoviesOptions.run)
