import TerminalModel
import Testing

@testable import TerminalViews

/// Popovers at the text cursor of an editor or a field.
@Suite struct CursorPopoverTests {
  private func stage(_ text: String, rows: Int = 4) -> EditorStage {
    var stage = EditorStage(text, columns: 14, rows: rows)
    stage.change = { $0.popover(at: .cursor) { Text("@ada") } }
    return stage
  }

  @Test func `it begins below the cursor, and follows it`() throws {
    var stage = stage("ab\ncd")
    try stage.press("right")
    #expect(stage.frame.text == "ab\nc@ada\n\n")
    try stage.press("down right")
    #expect(stage.frame.text == "ab\ncd\n  @ada\n")
  }

  @Test func `it is above the cursor in the last row of the screen`() throws {
    var stage = stage("ab\ncd", rows: 2)
    try stage.press("down right")
    #expect(stage.frame.text == "a@ada\ncd")
  }

  @Test func `with line numbers and a scrolled text, it is at the visible cursor`() throws {
    var stage = EditorStage("a\nb\nc\nd\ne", columns: 14, rows: 3)
    stage.change = { editor in
      Column {
        editor.lineNumbers().popover(at: .cursor) { Text("@ada") }
        Text("end")
      }.node()
    }
    try stage.press("ctrl+end")
    #expect(stage.cursor == Position(column: 4, row: 1))
    #expect(stage.frame.text.hasSuffix("end @ada"))
  }

  private func fields(_ interface: InterfaceState) -> Scene<Tap> {
    scene(14, 4, interface: interface) {
      Column {
        TextField(text: "a", changes: { _ in .added })
        TextField(text: "bc", changes: { _ in .added })
        Text("end")
      }
      .popover(at: .cursor) { Text("@ada") }
    }
  }

  @Test func `it is at the cursor of the field with the focus`() {
    let first = fields(InterfaceState())
    #expect(first.draw().text.split(separator: "\n")[1].hasPrefix("[b@ada"))
    let second = fields(first.respond(to: .key(.tab)).interface)
    #expect(second.draw().text.split(separator: "\n")[2] == "end@ada")
  }

  @Test func `without a cursor, it is below the view`() {
    let scene = scene(14, 4) {
      Text("abc").popover(at: .cursor) { Text("@ada") }
      Text("end")
    }
    #expect(scene.draw().text.hasPrefix("abc\n@ada"))
  }
}
