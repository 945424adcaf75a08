import CursesFeedback
import DemoLaunching
import MoviesDemo

await Launch.main(help: { _ in MoviesOptions.help }, MoviesOptions.run)
