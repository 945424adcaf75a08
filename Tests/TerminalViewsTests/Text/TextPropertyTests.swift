import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

/// Random commands on random text: wide, combining, joined, right to left, invisible, control.
@Suite struct TextPropertyTests {
  @Test(arguments: 0..<200)
  func `the cursor and the selection stay within the text`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var line = Line("|")
    line.options.limit = seed.isMultiple(of: 3) ? 12 : nil
    line.options.isSecret = seed.isMultiple(of: 5)
    for _ in 0..<80 {
      line.perform(.random(using: &random))
      if Int.random(in: 0..<12, using: &random) == 0 { line.text = randomText(using: &random) }
      line.memory = line.memory.adapted(to: line.text, isSecret: line.options.isSecret)
      let bounds = 0...line.text.count
      #expect(bounds.contains(line.memory.selection.cursor))
      #expect(line.memory.selection.anchor.map(bounds.contains) != false)
    }
  }

  @Test(arguments: 0..<100)
  func `undoing everything returns the first text, and redoing it the last`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let first = randomText(using: &random)
    var line = Line("|" + first.filter { $0 != "^" && $0 != "|" })
    let start = line.text
    for _ in 0..<60 { line.perform(.randomEdit(using: &random)) }
    let end = line.text
    for _ in 0..<60 { line.perform(.undo) }
    #expect(line.text.hasSameBytes(as: start))
    for _ in 0..<60 { line.perform(.redo) }
    #expect(line.text.hasSameBytes(as: end))
  }

  @Test(arguments: 0..<100)
  func `inserting the killed text restores the text`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var line = Line("|")
    line.text = InsertableText(randomText(using: &random)).text
    line.memory = line.memory.adapted(to: line.text)
    for _ in 0..<Int.random(in: 0..<20, using: &random) { line.perform(.move(.left)) }
    let motions: [TextMotion] = [.wordLeft, .wordRight, .blankLeft, .start, .end]
    let text = line.text
    line.perform(.kill(motions[Int.random(in: motions.indices, using: &random)]))
    line.perform(.yank)
    #expect(line.text.hasSameBytes(as: text))
  }

  @Test(arguments: 0..<100)
  func `the limit holds, and each character is either inserted or reported`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let paste = InsertableText(randomText(using: &random)).text
    var line = Line("|", options: TextFieldOptions { $0.limit = 7 })
    line.perform(.paste(paste))
    #expect(line.text.count <= 7)
    #expect((line.text + line.memory.rejected.beyondLimit).hasSameBytes(as: paste))
  }

  @Test(arguments: 0..<100)
  func `the cursor is visible at each width`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let text = randomText(using: &random)
    var scroll = 0
    for _ in 0..<30 {
      let cursor = Int.random(in: 0...text.count, using: &random)
      let width = Int.random(in: 0..<9, using: &random)
      let anchor = Int.random(in: 0...text.count, using: &random)
      let window = LineWindow(text, cursor: cursor, scrolledFrom: scroll, width: width)
      scroll = window.scrollColumn
      #expect((0..<max(1, width)).contains(window.cursorColumn))
      let selection = TextSelection(cursor: cursor, anchor: anchor).range
      let ends = window.runs(of: text, selection: selection).map {
        $0.column + Clusters($0.text).columns
      }
      #expect(ends.allSatisfy { $0 <= width })
    }
  }
}

private let alphabet = Array(
  ("ab1_-., é字あ한👍👩🚀שע🏽🇩🇪"
    + "\u{301}\u{301}\u{200D}\u{FE0F}\u{1112}\u{1161}\u{11AB}\u{94D}\u{915}\u{102C}"
    + "\u{200B}\u{202E}\t\n\r\u{1B}\u{85}\u{FFFD}").unicodeScalars)

private func randomText(using random: inout SplitMix) -> String {
  let count = Int.random(in: 0..<30, using: &random)
  let scalars = (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] }
  return String(String.UnicodeScalarView(scalars))
}

extension TextCommand {
  private static let motions: [TextMotion] = [
    .left, .right, .wordLeft, .wordRight, .blankLeft, .start, .end,
  ]

  fileprivate static func random(using random: inout SplitMix) -> TextCommand {
    let motion = motions[Int.random(in: motions.indices, using: &random)]
    let commands: [TextCommand] = [
      .move(motion), .move(motion), .select(motion), .select(motion), .selectAll, .undo, .redo,
      .undo, .redo, .copy, .recallPrevious, .recallNext, .randomEdit(using: &random),
      .randomEdit(using: &random), .randomEdit(using: &random),
    ]
    return commands[Int.random(in: commands.indices, using: &random)]
  }

  fileprivate static func randomEdit(using random: inout SplitMix) -> TextCommand {
    let motion = motions[Int.random(in: motions.indices, using: &random)]
    let scalar = alphabet[Int.random(in: alphabet.indices, using: &random)]
    let commands: [TextCommand] = [
      .insert(Character(scalar)), .insert(Character(scalar)), .insert(Character(scalar)),
      .paste(randomText(using: &random)), .delete(motion), .delete(.left), .kill(motion), .yank,
      .cut, .transpose, .changeCase(.upper), .changeCase(.capitalized), .move(motion),
      .select(motion),
    ]
    return commands[Int.random(in: commands.indices, using: &random)]
  }
}
