import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

/// Random input for an editor, and random edits compared with those of an array of lines.
@Suite struct TextEditorPropertyTests {
  private let editing = RandomEditing.ofManyScripts

  @Test(arguments: 0..<150)
  func `random input never traps, and keeps the cursor in the text and on the screen`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var stage = EditorStage(editing.text(30, using: &random))
    let (wraps, hasNumbers) = (Bool.random(using: &random), Bool.random(using: &random))
    stage.change = { editor in
      editor.softWrap(wraps).lineNumbers(hasNumbers).indentation(hasNumbers ? "  " : nil)
        .message(wraps ? "no" : nil).node()
    }
    for _ in 0..<60 {
      stage.size = Size(
        columns: Int.random(in: 0..<20, using: &random), rows: Int.random(in: 0..<6, using: &random)
      )
      stage.takeRandomInput(editing, using: &random)
      if Int.random(in: 0..<15, using: &random) == 0 {
        stage.text = TextDocument(editing.text(20, using: &random))
      }
      if Int.random(in: 0..<15, using: &random) == 0 {
        stage.search = stage.search == nil ? TextSearch("a") : nil
        stage.search?.findNext(in: stage.text)
      }
      let selection = stage.memory.showing(stage.search, in: stage.text).selection
      #expect(stage.text.clamped(selection.cursor) == selection.cursor)
      #expect(selection.anchor.map { stage.text.clamped($0) == $0 } != false)
      if let cursor = stage.cursor { #expect(Rect(stage.size).contains(cursor)) }
    }
  }

  @Test(arguments: 0..<100)
  func `the cursor is visible after each key`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var stage = EditorStage(editing.text(60, using: &random))
    let wraps = Bool.random(using: &random)
    stage.change = { $0.softWrap(wraps).node() }
    for _ in 0..<40 {
      stage.size = Size(
        columns: Int.random(in: 1..<12, using: &random), rows: Int.random(in: 1..<5, using: &random)
      )
      stage.take(.key(editing.key(using: &random)))
      #expect(stage.cursor != nil)
    }
  }

  @Test(arguments: 0..<60)
  func `undoing everything returns the first text, and redoing it the last`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var stage = EditorStage(editing.text(30, using: &random)) { $0.indentation("  ") }
    let start = stage.text
    for _ in 0..<50 {
      let key = editing.key(using: &random)
      let command = EditorKeys.command(for: key)
      if command != .undo, command != .redo { stage.take(.key(key)) }
    }
    let end = stage.text
    for _ in 0..<51 { try stage.press("ctrl+z") }
    #expect(stage.text == start)
    for _ in 0..<51 { try stage.press("alt+_") }
    #expect(stage.text == end)
  }

  @Test(arguments: 0..<100)
  func `random edits have the same result as in an array of lines`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var document = TextDocument(editing.text(200, using: &random))
    var model = ArrayOfLines(document.text)
    for _ in 0..<60 {
      let places = [document.randomPlace(&random), document.randomPlace(&random)].sorted()
      let new = editing.text(6, using: &random)
      document.replace(places[0]..<places[1], with: new)
      model.replace(places[0]..<places[1], with: new)
    }
    #expect(document.text == model.lines.joined(separator: "\n"))
    #expect(document.lineCount == model.lines.count)
  }

  @Test(arguments: 0..<100)
  func `a difference maps the end of the text, and turns the old text into the new one`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let old = TextDocument(editing.text(40, using: &random))
    var new = old
    let places = [old.randomPlace(&random), old.randomPlace(&random)].sorted()
    new.replace(places[0]..<places[1], with: editing.text(5, using: &random))
    let difference = DocumentDifference(from: old, to: new)
    #expect(difference.position(after: old.end) == new.end)
    #expect(difference.position(after: .start) <= difference.newEnd || old.isEmpty)
    var copy = old
    copy.replace(
      difference.range,
      with: new.text(in: difference.range.lowerBound..<difference.newEnd))
    #expect(copy == new)
  }
}

/// A text as an array of lines.
private struct ArrayOfLines {
  var lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func replace(_ range: Range<TextPosition>, with new: String) {
    let before = lines[range.lowerBound.line].prefix(range.lowerBound.character)
    let after = lines[range.upperBound.line].dropFirst(range.upperBound.character)
    let text = before + TextDocument(new).text + after
    lines.replaceSubrange(
      range.lowerBound.line...range.upperBound.line,
      with: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}
