import TerminalModel
import TerminalViews

/// A menu with an item of each kind.
func fileMenu() -> Menu<Tap> {
  let bindings = [
    KeyBinding<Tap>(.ctrl("s"), "Save", sends: .added), .quit(.ctrl("q")),
  ]
  return Menu("File", of: bindings) {
    MenuItem("Open", sends: .opened(0))
    MenuItem("Save", command: "save")
    MenuItem("Share") {
      MenuItem("Mail", sends: .opened(1))
      MenuItem("Print", sends: .opened(2)).checked()
    }
    MenuItem("Revert", command: "revert")
    MenuItem.heading("View")
    MenuItem("Hidden files", sends: .chosen(1)).checked()
    MenuItem.separator
    MenuItem("Delete", sends: .removed).destructive()
    MenuItem("Quit", command: "quit")
  }
}
