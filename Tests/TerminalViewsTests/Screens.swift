import TerminalModel
import TerminalViews

/// The events of the views in these tests.
enum Tap: Equatable {
  case added, removed, chosen(Int), opened(Int)
}

/// A scene of a view that is written out.
func scene(
  _ columns: Int, _ rows: Int, interface: InterfaceState = InterfaceState(),
  @ViewBuilder<Tap> _ view: () -> Node<Tap>
) -> Scene<Tap> {
  Scene(view(), size: Size(columns: columns, rows: rows), interface: interface)
}

/// What a view looks like on a screen, blanks at the ends of lines left out.
func screen(
  _ columns: Int, _ rows: Int, @ViewBuilder<Tap> _ view: () -> Node<Tap>
) -> String {
  scene(columns, rows, view).draw().text
}

extension Scene {
  /// The style of a cell.
  func style(column: Int, row: Int) -> Style {
    draw().buffer[Position(column: column, row: row)].style
  }

  /// The response to a key without modifiers.
  func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> Response<Event> {
    respond(to: .key(Key(code, modifiers: modifiers)))
  }

  /// The response to what the mouse does over a cell.
  func mouse(_ action: Mouse.Action, column: Int, row: Int) -> Response<Event> {
    respond(to: .mouse(Mouse(action, at: Position(column: column, row: row))))
  }
}
