import TerminalModel
import TerminalViews

/// The events of lists in these tests.
enum ListEvent: Equatable {
  case selected(Int), opened(Int), ranges(SelectedRanges), marked(SelectedRows<String>)
  case moved(RowMove), shown(Range<Int>)
}

/// A list on a screen, whose events change the values that it shows.
struct ListStage {
  var columns: Int
  var rows: Int
  var interface = InterfaceState()
  var row: Int?
  var ranges = SelectedRanges()
  var marked = SelectedRows<String>()
  var items = Array(0..<10)
  /// The events of all inputs.
  var events: [ListEvent] = []
  /// Whether the last input was handled.
  private(set) var isHandled = false
  private let view: (ListStage) -> Node<ListEvent>

  init(
    _ columns: Int = 20, _ rows: Int = 5, row: Int? = nil,
    @ViewBuilder<ListEvent> _ view: @escaping (ListStage) -> Node<ListEvent>
  ) {
    (self.columns, self.rows, self.row, self.view) = (columns, rows, row, view)
  }

  var scene: Scene<ListEvent> {
    Scene(view(self), size: Size(columns: columns, rows: rows), interface: interface)
  }

  /// The event for selecting a row; nil while no row is selected.
  var selects: ((Int) -> ListEvent)? { row == nil ? nil : { .selected($0) } }

  /// The screen, without blanks at the ends of lines.
  var text: String { scene.draw().text }

  mutating func take(_ inputs: Input...) {
    for input in inputs {
      let answer = scene.respond(to: input)
      interface = answer.interface
      events += answer.events
      isHandled = answer.isHandled
      for event in answer.events { reduce(event) }
    }
    interface = scene.interface
  }

  mutating func press(_ keys: Key...) {
    for key in keys { take(.key(key)) }
  }

  mutating func mouse(
    _ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: Key.Modifiers = []
  ) {
    take(.mouse(Mouse(action, at: Position(column: column, row: row), modifiers: modifiers)))
  }

  mutating func click(_ column: Int, _ row: Int, _ modifiers: Key.Modifiers = []) {
    mouse(.pressed(.left), column, row, modifiers)
    mouse(.released(.left), column, row, modifiers)
  }

  private mutating func reduce(_ event: ListEvent) {
    switch event {
    case .selected(let row): self.row = row
    case .ranges(let ranges): self.ranges = ranges
    case .marked(let marked): self.marked = marked
    case .moved(let move): move.apply(to: &items)
    case .opened, .shown: break
    }
  }
}
