import CursesFeedback
import DemoLaunching
import RecordsDemo

Launch.main(help: { _ in RecordsOptions.help(of: "records") }, RecordsOptions.run)
