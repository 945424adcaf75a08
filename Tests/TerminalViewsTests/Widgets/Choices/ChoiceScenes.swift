import TerminalModel
import TerminalViews

/// The events of the controls in these tests.
enum Choice: Hashable {
  case switched(Bool), picked(String), counted(Int), measured(Double), marked(Set<String>)
}

/// A scene of a size with controls.
func choices(
  _ columns: Int, _ rows: Int, interface: InterfaceState = InterfaceState(),
  display: DisplayOptions = .withoutColors, @ViewBuilder<Choice> _ view: () -> Node<Choice>
) -> Scene<Choice> {
  Scene(
    view(), size: Size(columns: columns, rows: rows), interface: interface, display: display)
}

/// The screens of a control that is idle, focused, pressed and disabled, in this order.
func looks(
  _ columns: Int, _ rows: Int, display: DisplayOptions = .withoutColors,
  _ control: some View<Choice>
) -> [String] {
  let idle = choices(columns, rows + 1, display: display) {
    Button("", sends: Choice.switched(true))
    control
  }
  let focused = choices(columns, rows, display: display) { control }
  let pressed = focused.mouse(.pressed(.left), column: 0, row: 0).interface
  return [
    idle.draw().text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n"),
    focused.draw().text,
    choices(columns, rows, interface: pressed, display: display) { control }.draw().text,
    choices(columns, rows, display: display) { control.disabled() }.draw().text,
  ]
}

/// The events of a control for one key.
func events(_ control: some View<Choice>, _ key: Key) -> [Choice] {
  choices(30, 4) { control }.respond(to: .key(key)).events
}

/// Whether a control takes a key.
func takes(_ control: some View<Choice>, _ key: Key) -> Bool {
  choices(30, 4) { control }.respond(to: .key(key)).isHandled
}

/// The events of a press and a release of the left button over a cell.
func click(
  _ control: some View<Choice>, column: Int, row: Int = 0, columns: Int = 30, rows: Int = 4
) -> [Choice] {
  let pressed = choices(columns, rows) { control }
    .mouse(.pressed(.left), column: column, row: row)
  let released = choices(columns, rows, interface: pressed.interface) { control }
    .mouse(.released(.left), column: column, row: row)
  return pressed.events + released.events
}
