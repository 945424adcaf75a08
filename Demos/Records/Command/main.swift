import CursesFeedback
import DemoLaunching
import RecordsDemo

Launch.main(help: { _ in RecordsOptions.help }, RecordsOptions.run)
