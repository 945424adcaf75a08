import TerminalModel
import Testing

@testable import TerminalViews

/// The number of lines that a key lays out does not depend on the length of the text; the number of
/// nodes that an edit makes grows with the height of the tree.
@Suite struct EditorCostTests {
  private let size = Size(columns: 80, rows: 24)

  private func document(lines: Int, of text: String = "of the text") -> TextDocument {
    TextDocument((0..<lines).map { "line \($0) \(text)" }.joined(separator: "\n"))
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
  func `a key lays out the wrapped lines above the cursor, and a frame the visible lines`(
    lines: Int, wraps: Bool, count: Int
  ) {
    var options = TextEditorOptions()
    options.wraps = wraps
    var memory = memory(atLine: lines / 2)
    memory.top = EditorRow(line: lines / 2 - 10)
    let geometry = EditorGeometry(document(lines: lines, of: "字"), options, size: size)
    #expect(EditorPage(geometry, memory).linesLaidOut == count)
    #expect(EditorPage.laidOut(geometry, memory).page.linesLaidOut == 24)
  }

  @Test(arguments: [true, false])
  func `a key and a frame lay out no line if all are ASCII and fit into a row`(wraps: Bool) {
    var options = TextEditorOptions()
    options.wraps = wraps
    var editor = DocumentEditor(
      document(lines: 100_000), memory: memory(atLine: 50_000), options: options, size: size)
    editor.memory.top = EditorRow(line: 49_990)
    let isHandled = editor.perform(.insert("x"))
    #expect(isHandled)
    #expect(EditorPage(editor.geometry, editor.memory).linesLaidOut == 0)
    #expect(EditorPage.laidOut(editor.geometry, editor.memory).page.linesLaidOut == 0)
  }

  @Test(arguments: [true, false])
  func `a jump lays out the lines of the screens before and after it`(wraps: Bool) {
    var options = TextEditorOptions()
    options.wraps = wraps
    let geometry = EditorGeometry(document(lines: 100_000, of: "字"), options, size: size)
    let (page, rows) = EditorPage.laidOut(geometry, memory(atLine: 50_000))
    #expect(page.top == EditorRow(line: 49_977))
    #expect(rows.count == 24)
    #expect(page.linesLaidOut == 48)
  }

  @Test func `a text and its edited copy are unequal, and differ at the place of the edit`() {
    let text = document(lines: 100_000)
    var other = text
    let place = TextPosition(line: 99_000, character: 3)
    other.replace(place..<place, with: "x")
    #expect(other != text)
    #expect(DocumentDifference(from: text, to: other).range == place..<place)
  }

  private func memory(atLine line: Int) -> EditorMemory {
    var memory = EditorMemory()
    memory.selection.cursor = TextPosition(line: line, character: 3)
    return memory
  }
}
