import TerminalModel
import TerminalViews

/// The events of the views in the tests of drag and drop.
enum DragEvent: Equatable {
  case dropped(String, into: String)
  case put(Int, at: Position)
  case inserted(String, at: Int)
  case moved(RowMove)
  case selected(Int), opened(Int), pressed
}

/// Views on a screen, and their interface state between two inputs of the mouse.
struct DragStage {
  var size: Size
  var interface = InterfaceState()
  /// The texts that the views show.
  var items: [String]
  /// The selected row of a list.
  var row: Int?
  /// The events of all inputs.
  private(set) var events: [DragEvent] = []
  private(set) var isHandled = false
  private let view: (DragStage) -> Node<DragEvent>

  init(
    _ columns: Int = 40, _ rows: Int = 12, items: [String] = [],
    @ViewBuilder<DragEvent> _ view: @escaping (DragStage) -> Node<DragEvent>
  ) {
    (size, self.items, self.view) = (Size(columns: columns, rows: rows), items, view)
  }

  var scene: Scene<DragEvent> {
    Scene(view(self), size: size, interface: interface, display: .withoutColors)
  }

  /// The lines of the screen, without blanks at their ends.
  var lines: [String] {
    scene.draw().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func send(_ input: Input) {
    let answer = scene.respond(to: input)
    (interface, isHandled) = (answer.interface, answer.isHandled)
    events += answer.events
    for case .selected(let row) in answer.events { self.row = row }
    interface = scene.interface
  }

  mutating func mouse(
    _ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: Key.Modifiers = []
  ) {
    send(.mouse(Mouse(action, at: Position(column: column, row: row), modifiers: modifiers)))
  }

  mutating func press(_ column: Int, _ row: Int) { mouse(.pressed(.left), column, row) }
  mutating func drag(_ column: Int, _ row: Int) { mouse(.dragged(.left), column, row) }
  mutating func release(_ column: Int, _ row: Int) { mouse(.released(.left), column, row) }

  /// A press at one cell, a movement to another one, and a release there.
  mutating func drop(from start: (Int, Int), to end: (Int, Int)) {
    press(start.0, start.1)
    drag(end.0, end.1)
    release(end.0, end.1)
  }

  /// The columns of a row that are in reverse, as a target is without colours.
  func reversed(inRow row: Int) -> [Int] {
    let frame = scene.draw()
    return (0..<size.columns).filter {
      frame.buffer[Position(column: $0, row: row)].style.shownAttributes.contains(.reverse)
    }
  }
}
