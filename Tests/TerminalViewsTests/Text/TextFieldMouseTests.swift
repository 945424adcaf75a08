import TerminalModel
import Testing

@testable import TerminalViews

/// A text field and the mouse.
@Suite struct TextFieldMouseTests {
  private func stage(_ text: String = "one two") -> FieldStage { FieldStage(text) { $0 } }

  @Test(arguments: [(0, 1), (1, 1), (3, 3), (8, 8), (12, 8)])
  func `a click places the cursor`(column: Int, cursor: Int) {
    var stage = stage()
    stage.mouse(.pressed(.left), column: column)
    stage.mouse(.released(.left), column: column)
    #expect(stage.cursor == cursor)
    #expect(stage.events.isEmpty)
  }

  @Test func `a click in a field with a prompt gives it the focus and places the cursor`() {
    var stage = FieldStage("abc") { text in
      Button("Go", sends: .bound)
      TextField(text: text, changes: FieldEvent.changed).prompt("> ")
    }
    stage.take(.mouse(Mouse(.pressed(.left), at: Position(column: 4, row: 1))))
    #expect(stage.frame.cursor == Position(column: 4, row: 1))
  }

  @Test func `a drag selects, also beyond the edges`() throws {
    var stage = stage("0123456789")
    stage.size.columns = 7
    stage.mouse(.pressed(.left), column: 2)
    stage.mouse(.dragged(.left), column: 4)
    #expect(stage.text(with: .reverse) == "78")
    stage.mouse(.dragged(.left), column: 0)
    stage.mouse(.dragged(.left), column: -3)
    #expect(stage.frame.text.hasPrefix("›12345‹"))
    stage.mouse(.released(.left), column: -3)
    stage.type("x")
    #expect(stage.text == "0x789")
  }

  @Test(arguments: [(1, nil), (2, 4..<7), (3, 0..<7)])
  func `two clicks select a word, three all`(count: Int, selection: Range<Int>?) {
    var memory = TextFieldMemory()
    let field = TextField(text: "one two", changes: FieldEvent.changed)
    let press = Pointer(.pressed(.left, count: count), at: Position(column: 6, row: 0))
    let response = field.respond(
      to: .pointer(press), &memory, in: Size(columns: 14, rows: 1))
    #expect(response == .handled)
    #expect(memory.selection.range == selection)
  }

  @Test func `a click with Shift extends the selection`() {
    var stage = stage()
    stage.mouse(.pressed(.left), column: 1)
    stage.mouse(.released(.left), column: 1)
    stage.mouse(.pressed(.left), column: 4, .shift)
    #expect(stage.text(with: .reverse) == "one")
  }

  @Test func `the wheel and the right button are not handled`() {
    var stage = stage()
    let isWheelHandled = stage.take(.mouse(Mouse(.scrolledDown, at: .origin)))
    #expect(!isWheelHandled)
    let isRightHandled = stage.take(.mouse(Mouse(.pressed(.right), at: .origin)))
    #expect(!isRightHandled)
  }
}
