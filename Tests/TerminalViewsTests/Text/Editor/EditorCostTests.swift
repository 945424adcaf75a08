import TerminalModel
import Testing

@testable import TerminalViews

/// A key costs the same in a text of 100,000 lines as in one of few.
@Suite struct EditorCostTests {
  private let size = Size(columns: 80, rows: 24)

  private func document(lines: Int) -> TextDocument {
    TextDocument((0..<lines).map { "line \($0) of the text" }.joined(separator: "\n"))
  }

  @Test func `a typed character makes a node for each level of the tree`() {
    let text = document(lines: 100_000)
    var editor = DocumentEditor(text, memory: memory(atLine: 50_000), size: size)
    let isHandled = editor.perform(.insert("x"))
    #expect(isHandled)
    #expect(editor.text.lines.ownNodeCount(besides: text.lines) == 12)
    #expect(editor.text.lines.height == 12)
  }

  @Test func `a new line makes two nodes for each level of the tree, less one`() {
    let text = document(lines: 100_000)
    var editor = DocumentEditor(text, memory: memory(atLine: 50_000), size: size)
    let isHandled = editor.perform(.newline)
    #expect(isHandled)
    #expect(editor.text.lines.ownNodeCount(besides: text.lines) == 23)
  }

  @Test(arguments: [(100, true, 10), (100_000, true, 10), (100_000, false, 0)])
  func `a key lays out the lines above the cursor, and a frame those of the screen`(
    lines: Int, wraps: Bool, count: Int
  ) {
    var options = TextEditorOptions()
    options.wraps = wraps
    var memory = memory(atLine: lines / 2)
    memory.top = EditorRow(line: lines / 2 - 10)
    let geometry = EditorGeometry(document(lines: lines), options, size: size)
    #expect(EditorPage(geometry, memory).linesLaidOut == count)
    #expect(EditorPage.laidOut(geometry, memory).page.linesLaidOut == 24)
  }

  @Test(arguments: [true, false]) func `a jump lays out the lines of one screen`(wraps: Bool) {
    var options = TextEditorOptions()
    options.wraps = wraps
    let geometry = EditorGeometry(document(lines: 100_000), options, size: size)
    let (page, rows) = EditorPage.laidOut(geometry, memory(atLine: 50_000))
    #expect(page.top == EditorRow(line: 49_977))
    #expect(rows.count == 24)
    #expect(page.linesLaidOut == 48)
  }

  @Test func `an edited copy is compared and adapted to in the nodes that it does not share`() {
    let text = document(lines: 100_000)
    var other = text
    let place = TextPosition(line: 99_000, character: 3)
    other.replace(place..<place, with: "x")
    #expect(other != text)
    #expect(DocumentDifference(from: text, to: other).range == place..<place)
  }

  private func memory(atLine line: Int) -> TextEditorMemory {
    var memory = TextEditorMemory()
    memory.selection.cursor = TextPosition(line: line, character: 3)
    return memory
  }
}
