import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

/// Random input for an editor, and random edits compared with those of an array of lines.
@Suite struct TextEditorPropertyTests {
  @Test(arguments: 0..<150)
  func `random input never traps, and keeps the cursor in the text and on the screen`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var stage = EditorStage(randomText(30, using: &random))
    let (wraps, hasNumbers) = (Bool.random(using: &random), Bool.random(using: &random))
    stage.change = { editor in
      editor.softWrap(wraps).lineNumbers(hasNumbers).indentation(hasNumbers ? "  " : nil)
        .message(wraps ? "no" : nil).node()
    }
    for _ in 0..<60 {
      stage.size = Size(
        columns: Int.random(in: 0..<20, using: &random), rows: Int.random(in: 0..<6, using: &random)
      )
      stage.takeRandomInput(using: &random)
      if Int.random(in: 0..<15, using: &random) == 0 {
        stage.text = TextDocument(randomText(20, using: &random))
      }
      if Int.random(in: 0..<15, using: &random) == 0 {
        stage.search = stage.search == nil ? TextSearch("a") : nil
        stage.search?.findNext(in: stage.text)
      }
      let selection = stage.memory.showing(stage.search?.match, in: stage.text).selection
      #expect(stage.text.clamped(selection.cursor) == selection.cursor)
      #expect(selection.anchor.map { stage.text.clamped($0) == $0 } != false)
      if let cursor = stage.cursor { #expect(Rect(stage.size).contains(cursor)) }
    }
  }

  @Test(arguments: 0..<100)
  func `the cursor is visible after each key`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var stage = EditorStage(randomText(60, using: &random))
    let wraps = Bool.random(using: &random)
    stage.change = { $0.softWrap(wraps).node() }
    for _ in 0..<40 {
      stage.size = Size(
        columns: Int.random(in: 1..<12, using: &random), rows: Int.random(in: 1..<5, using: &random)
      )
      stage.take(.key(randomKey(using: &random)))
      #expect(stage.cursor != nil)
    }
  }

  @Test(arguments: 0..<60)
  func `undoing everything returns the first text, and redoing it the last`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var stage = EditorStage(randomText(30, using: &random)) { $0.indentation("  ") }
    let start = stage.text
    for _ in 0..<50 {
      let key = randomKey(using: &random)
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
  func `random edits have the result of those in an array of lines`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var document = TextDocument(randomText(200, using: &random))
    var model = ArrayOfLines(document.text)
    for _ in 0..<60 {
      let places = [document.randomPlace(&random), document.randomPlace(&random)].sorted()
      let new = randomText(6, using: &random)
      document.replace(places[0]..<places[1], with: new)
      model.replace(places[0]..<places[1], with: new)
    }
    #expect(document.text == model.lines.joined(separator: "\n"))
    #expect(document.lineCount == model.lines.count)
  }

  @Test(arguments: 0..<100)
  func `a difference maps the ends of both texts, and the places around`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let old = TextDocument(randomText(40, using: &random))
    var new = old
    let places = [old.randomPlace(&random), old.randomPlace(&random)].sorted()
    new.replace(places[0]..<places[1], with: randomText(5, using: &random))
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

private let alphabet = Array(
  "ab1_-., \t\n\né字あ한👍👩🚀שע🏽🇩🇪\u{301}\u{200D}\u{FE0F}\u{1112}\u{1161}\u{915}\u{200B}\u{202E}\u{1B}"
    .unicodeScalars)

private func randomText(_ most: Int, using random: inout SplitMix) -> String {
  let count = Int.random(in: 0..<most, using: &random)
  let scalars = (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] }
  return String(String.UnicodeScalarView(scalars))
}

private func randomKey(using random: inout SplitMix) -> Key {
  let keys = EditorKeys.table.flatMap(\.keys)
  guard Bool.random(using: &random) else {
    let scalar = alphabet[Int.random(in: alphabet.indices, using: &random)]
    return scalar == "\n" ? .enter : Key(.character(Character(scalar)))
  }
  return keys[Int.random(in: keys.indices, using: &random)]
}

extension TextDocument {
  fileprivate func randomPlace(_ random: inout SplitMix) -> TextPosition {
    let line = Int.random(in: 0..<lineCount, using: &random)
    return TextPosition(
      line: line, character: Int.random(in: 0...self[line: line].count, using: &random))
  }
}

extension EditorStage {
  fileprivate mutating func takeRandomInput(using random: inout SplitMix) {
    let place = (Int.random(in: -2..<22, using: &random), Int.random(in: -2..<8, using: &random))
    let actions: [Mouse.Action] = [
      .pressed(.left), .dragged(.left), .dragged(.left), .released(.left), .scrolledDown,
      .scrolledUp, .scrolledRight, .moved,
    ]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: take(.paste(randomText(12, using: &random)))
    case 1..<4:
      mouse(
        actions[Int.random(in: actions.indices, using: &random)], place.0, place.1,
        Bool.random(using: &random) ? [] : .shift, clicks: Int.random(in: 1..<5, using: &random))
    default: take(.key(randomKey(using: &random)))
    }
  }
}
