import CursesFeedback
import DemoLaunching
import ThemeEditorDemo

Launch.main(help: { _ in ThemeEditorOptions.help(of: "theme-editor") }, ThemeEditorOptions.run)
