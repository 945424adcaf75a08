import TerminalModel
import TerminalViews

/// The events of dialogs.
enum Answer: Equatable { case yes, no, other, typed(String), moved }

/// A scene with a dialog in front of dots and a binding.
func asking(
  _ columns: Int, _ rows: Int, _ interface: InterfaceState = InterfaceState(),
  @ViewBuilder<Answer> _ dialog: () -> Node<Answer>
) -> Scene<Answer> {
  let size = Size(columns: columns, rows: rows)
  let view = Canvas<Answer> { $0.fill(with: "·") }
    .dialog(dialog)
    .keys([
      KeyBinding("x", "Move", sends: .moved), KeyBinding(.down, "Down", sends: .moved),
      KeyBinding("f1", "Help", sends: .moved),
    ])
  return Scene(view, size: size, interface: interface)
}

/// The events of the last of several keys.
func answers(_ keys: [Key], @ViewBuilder<Answer> _ dialog: () -> Node<Answer>) -> [Answer] {
  var interface = InterfaceState()
  var events: [Answer] = []
  for key in keys {
    let answer = asking(80, 24, interface, dialog).respond(to: .key(key))
    (interface, events) = (answer.interface, answer.events)
  }
  return events
}
