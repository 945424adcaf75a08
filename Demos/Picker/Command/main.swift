import CursesFeedback
import DemoLaunching
import PickerDemo

Launch.main(help: { _ in PickerOptions.help(of: "picker") }, PickerOptions.run)
