import TerminalModel
import TerminalViews

/// The events of most views in these tests.
enum Tap: Equatable {
  case added, removed, chosen(Int), opened(Int)
}

/// A scene with the views of a builder.
func scene(
  _ columns: Int, _ rows: Int, interface: InterfaceState = InterfaceState(),
  @ViewBuilder<Tap> _ view: () -> Node<Tap>
) -> Scene<Tap> {
  Scene(view(), size: Size(columns: columns, rows: rows), interface: interface)
}

/// The text of a view on a screen, without blanks at the ends of lines.
func screen(
  _ columns: Int, _ rows: Int, @ViewBuilder<Tap> _ view: () -> Node<Tap>
) -> String {
  scene(columns, rows, view).draw().text
}

extension DisplayOptions {
  /// A screen without colours, whose text shows the states of all controls.
  static let withoutColors = DisplayOptions(usesColors: false)
}

extension View {
  /// Key bindings from a list.
  func keys(_ bindings: [KeyBinding<Event>]) -> Node<Event> { keys { bindings } }
}

extension Style {
  private static let withoutColors = ThemeColors(.terminal, depth: .none)

  /// The attributes that a terminal without colours shows.
  var shownAttributes: Attributes { Self.withoutColors.resolved(self).attributes }
}

extension Scene {
  /// The style of a cell.
  func style(column: Int, row: Int) -> Style {
    draw().buffer[Position(column: column, row: row)].style
  }

  /// The response to a key, by default without modifiers.
  func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> Answer {
    respond(to: .key(Key(code, modifiers: modifiers)))
  }

  /// The response to an action of the mouse over a cell.
  func mouse(_ action: Mouse.Action, column: Int, row: Int) -> Answer {
    respond(to: .mouse(Mouse(action, at: Position(column: column, row: row))))
  }
}

extension Rect {
  /// Its cells, row by row.
  var positions: [Position] {
    rows.flatMap { row in columns.map { Position(column: $0, row: row) } }
  }
}

/// A view with widgets of many kinds.
@ViewBuilder<Tap> func everything() -> Node<Tap> {
  Layers {
    Column(spacing: 1) {
      Row {
        Text("Everything").bold()
        Spacer()
        Spinner(frame: 0)
      }
      Divider()
      Row {
        Panel("Rows", footer: "100") {
          List(count: 100, selection: 3, selects: Tap.chosen) { Text("Row \($0)") }
        }
        Divider()
        Canvas(width: 3, height: 2) { $0.fill(with: "*") }
      }
      ProgressBar(0.5, showsPercentage: true)
      Button("Add", sends: Tap.added).id("add")
      KeyHints()
    }
    .keys([KeyBinding(Key(.up), "Up", sends: .added)])
    Panel { Button("No", sends: .removed).disabled() }.padded().frame(minWidth: 9).modal()
  }
}
