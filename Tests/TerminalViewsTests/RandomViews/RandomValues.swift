import TerminalModel
import TerminalViews

/// The events of random views.
enum RandomEvent: Hashable {
  case pressed, switched(Bool), picked(String), counted(Int), measured(Double), marked(Set<String>)
  case wrote(String), hid(Secret), edited(TextDocument), dated(CalendarDate?), selected(Int),
    opened(Int), focused(Int?)
  case chose(SelectedRows<Int>), pointed(SelectedCell<Int>), sorted(TableOrder)
  case moved(RowMove)
}

extension TextDocument {
  /// A text with an atomic annotation, which the cursor skips, and a bold one over a tab.
  fileprivate static let annotated: TextDocument = {
    var document: TextDocument = "one two\nthree\t日本語\n"
    document.annotate(
      TextPosition(line: 0, character: 4)..<TextPosition(line: 0, character: 7), isAtomic: true)
    document.annotate(
      TextPosition(line: 1, character: 0)..<TextPosition(line: 1, character: 7), style: .bold)
    return document
  }()
}

/// The values that random views show and change, as an application's state would have them.
struct RandomValues: Equatable {
  var isOn = false
  var item: String?
  var count = 0
  var measure = 0.0
  var marks: Set<String> = []
  var text = ""
  var secret: Secret = ""
  var document = TextDocument.annotated
  var date: CalendarDate?
  var row = 0
  var rows = SelectedRows<Int>()
  var cell: SelectedCell<Int>?
  var order: TableOrder?
  /// The number of pressed buttons, opened rows and changes of the focus, and of changes that the
  /// test makes without an input.
  var presses = 0

  mutating func reduce(_ event: RandomEvent) {
    switch event {
    case .pressed, .opened, .focused: presses += 1
    case .switched(let isOn): self.isOn = isOn
    case .picked(let item): self.item = item
    case .counted(let count): self.count = count
    case .measured(let measure): self.measure = measure
    case .marked(let marks): self.marks = marks
    // An application that corrects what is typed.
    case .wrote(let text): self.text = String(text.filter { $0 != "x" }.prefix(20))
    case .hid(let secret): self.secret = secret
    case .edited(let document): self.document = document
    case .dated(let date): self.date = date
    case .selected(let row): self.row = row
    case .chose(let rows): self.rows = rows
    case .pointed(let cell): self.cell = cell
    case .sorted(let order): self.order = order
    case .moved(let move): row = move.newIndex(of: row)
    }
  }
}
