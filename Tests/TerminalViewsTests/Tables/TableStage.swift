import TerminalModel
import TerminalViews

/// The events of tables in these tests.
enum TableEvent: Equatable {
  case selected(Int), opened(Int), cell(SelectedCell<Int>), rows(SelectedRows<Int>)
  case sorted(TableOrder), typed(String), shown(Range<Int>), picked(String)
  case arranged(ColumnArrangement)
}

/// A table on a screen, whose events change the values that it shows.
struct TableStage {
  var columns = 40
  var rows = 6
  var interface = InterfaceState()
  var values = Values()
  /// The events of all inputs.
  var events: [TableEvent] = []
  /// Whether the last input was handled.
  private(set) var isHandled = false
  private let view: (Values) -> Node<TableEvent>

  struct Values {
    var row: Int?
    var cell: SelectedCell<Int>?
    var rows = SelectedRows<Int>()
    var order: TableOrder?
    var arrangement = ColumnArrangement()
    /// The text in an editor, or nil if there is none.
    var text: String?
  }

  init(
    _ columns: Int = 40, _ rows: Int = 6, row: Int? = nil,
    @ViewBuilder<TableEvent> _ view: @escaping (Values) -> Node<TableEvent>
  ) {
    (self.columns, self.rows, self.view) = (columns, rows, view)
    values.row = row
  }

  var scene: Scene<TableEvent> {
    Scene(view(values), size: Size(columns: columns, rows: rows), interface: interface)
  }

  /// The screen, without blanks at the ends of lines.
  var text: String { scene.draw().text }

  mutating func take(_ inputs: Input..., at time: Duration? = nil) {
    for input in inputs {
      let answer = scene.respond(to: input, at: time)
      interface = answer.interface
      events += answer.events
      isHandled = answer.isHandled
      for event in answer.events { reduce(event) }
    }
    interface = scene.interface
  }

  mutating func press(_ keys: Key..., at time: Duration? = nil) {
    for key in keys { take(.key(key), at: time) }
  }

  mutating func click(_ column: Int, _ row: Int, _ modifiers: Key.Modifiers = [], count: Int = 1) {
    let place = Position(column: column, row: row)
    take(
      .mouse(Mouse(.pressed(.left), at: place, modifiers: modifiers, clickCount: count)),
      .mouse(Mouse(.released(.left), at: place, modifiers: modifiers, clickCount: count)))
  }

  mutating func drag(from start: Position, to end: Position, releases: Bool = true) {
    take(.mouse(Mouse(.pressed(.left), at: start)), .mouse(Mouse(.dragged(.left), at: end)))
    if releases { take(.mouse(Mouse(.released(.left), at: end))) }
  }

  private mutating func reduce(_ event: TableEvent) {
    switch event {
    case .selected(let row): values.row = row
    case .cell(let cell): values.cell = cell
    case .rows(let rows): values.rows = rows
    case .sorted(let order): values.order = order
    case .arranged(let arrangement): values.arrangement = arrangement
    case .typed(let text): values.text = text
    case .opened, .shown, .picked: break
    }
  }
}

struct Film: Identifiable, Equatable {
  let id: String
  let title: String
  let year: Int
  let director: String

  static let all = [
    Film(id: "a", title: "Alien", year: 1979, director: "Ridley Scott"),
    Film(id: "d", title: "Dune", year: 2021, director: "Denis Villeneuve"),
    Film(id: "h", title: "Heat", year: 1995, director: "Michael Mann"),
    Film(id: "s", title: "Stalker", year: 1979, director: "Andrei Tarkovsky"),
    Film(id: "u", title: "Up", year: 2009, director: "Pete Docter"),
  ]
}

/// The columns of films.
@TableColumnBuilder<Int, TableEvent>
func filmColumns() -> [TableColumn<Int, TableEvent>] {
  TableColumn("Title") { Film.all[$0].title }
  TableColumn("Year", width: .fixed(6), alignment: .trailing) { "\(Film.all[$0].year)" }
  TableColumn("Director", width: .flexible(minimum: 10)) { Film.all[$0].director }
}
