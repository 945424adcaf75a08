import TerminalModel
import TerminalViews

/// A control that is higher than the scroll view or the form around it, with its values and its
/// interface state, from one input to the next.
struct TallStage {
  enum Container: CaseIterable {
    case scrollView, form
  }

  enum Control: Hashable {
    case editor(ClosedRange<Int>?)
    case radioGroup, multiSelect, list, highList, table, tree, ruler

    static let withItems = [Control.radioGroup, .multiSelect, .list, .table, .tree]
  }

  enum Change {
    case edited(TextDocument), moved(Int), chosen(Set<Int>), submitted
  }

  let container: Container
  let control: Control
  var document = TextDocument()
  var row = 0
  var chosen: Set<Int> = []
  /// The rows of the screen.
  var rows = 7
  /// The rows of a text below the control in the scroll view.
  var restRows = 0
  private(set) var interface = InterfaceState()

  init(_ container: Container, _ control: Control) {
    (self.container, self.control) = (container, control)
  }

  var frame: Frame { scene.draw() }

  /// The text of the screen, with a blank after each line.
  var text: String {
    frame.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + " \n" }.joined()
  }

  func line(_ row: Int) -> Substring {
    text.split(separator: "\n", omittingEmptySubsequences: false)[row]
  }

  mutating func press(_ keys: [Key.Code]) {
    interface = scene.interface
    for key in keys { respond(to: .key(Key(key))) }
  }

  mutating func scrollDown(times: Int) { turn(.scrolledDown, times) }
  mutating func scrollUp(times: Int) { turn(.scrolledUp, times) }

  private mutating func turn(_ action: Mouse.Action, _ times: Int) {
    for _ in 0..<times { respond(to: .mouse(Mouse(action, at: .origin))) }
  }

  private var scene: Scene<Change> {
    Scene(view, size: Size(columns: 24, rows: rows), interface: interface)
  }

  private mutating func respond(to input: Input) {
    let answer = scene.respond(to: input, at: .zero)
    interface = answer.interface
    for event in answer.events {
      switch event {
      case .edited(let text): document = text
      case .moved(let row): self.row = row
      case .chosen(let set): chosen = set
      case .submitted: break
      }
    }
  }

  @ViewBuilder<Change> private var view: Node<Change> {
    switch container {
    case .scrollView:
      ScrollView {
        controlNode
        if restRows > 0 { Text((0..<restRows).map { "rest \($0)" }.joined(separator: "\n")) }
      }
    case .form: Form("OK", submits: .submitted) { FormField("F") { controlNode } }
    }
  }

  @ViewBuilder<Change> private var controlNode: Node<Change> {
    switch control {
    case .editor(let rows):
      TextEditor("", text: document, changes: Change.edited).fittedHeight(rows)
    case .radioGroup:
      RadioGroup(0..<50, selection: row, changes: Change.moved) { "item \($0)" }
    case .multiSelect:
      MultiSelect(0..<50, selection: chosen, changes: Change.chosen) { "item \($0)" }
    case .list:
      List(count: 50, selection: row, selects: Change.moved) { Text("item \($0)") }
    case .highList:
      List(count: 50, selection: row, rowHeight: 2, selects: Change.moved) {
        Text("item \($0)\nmore \($0)")
      }
    case .table:
      Table(count: 50, selection: .row(row, selects: Change.moved)) {
        TableColumn("Name") { Text("item \($0)") }
      }
    case .tree:
      Tree(
        Outline(Array(0..<50)), selection: row, isExpandable: { _ in false },
        selects: Change.moved, changes: { _ in .submitted }
      ) {
        Text("item \($0)")
      }
    case .ruler:
      Ruler(mark: row)
    }
  }
}

/// A control of an application: fifty numbers, of which one has a mark.
private struct Ruler: DrawnControl {
  typealias Event = TallStage.Change

  let mark: Int

  var inputs: InputMask { .navigation }

  func size(in proposed: Size) -> Size { Size(columns: 8, rows: 50) }

  func activeArea(_ memory: NoMemory, in size: Size) -> Rect? {
    Rect(origin: Position(column: 0, row: mark), size: Size(columns: 8, rows: 1))
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    for row in 0..<50 {
      area.write(row == mark ? "> \(row)" : "  \(row)", at: Position(column: 0, row: row))
    }
  }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    input == .key(.down) ? .sends(.moved(mark + 1)) : .ignored
  }
}
