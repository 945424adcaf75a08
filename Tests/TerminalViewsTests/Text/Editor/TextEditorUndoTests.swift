import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct TextEditorUndoTests {
  private func undone(_ stage: inout EditorStage, times: Int) throws -> [String] {
    try (0..<times).map { _ in
      try stage.press("ctrl+z")
      return stage.picture
    }
  }

  @Test func `typing is undone word by word and line by line`() throws {
    var stage = EditorStage()
    stage.type("one two\nthree")
    #expect(try undone(&stage, times: 4) == ["one two|", "one |", "|", "|"])
    try stage.press("alt+_ ctrl+Z ctrl+Z alt+_")
    #expect(stage.picture == "one two\nthree|")
  }

  @Test func `a motion ends a group, and an edit the possibility to redo`() throws {
    var stage = EditorStage()
    stage.type("ab")
    try stage.press("left right")
    stage.type("c")
    #expect(try undone(&stage, times: 1) == ["ab|"])
    stage.type("d")
    try stage.press("alt+_")
    #expect(stage.picture == "abd|")
  }

  @Test func `a pause of a second ends a group`() throws {
    var stage = EditorStage()
    for (seconds, text) in [(1.0, "ab"), (1.999, "cd"), (2.999, "ef")] {
      stage.time = .seconds(seconds)
      stage.type(text)
    }
    #expect(try undone(&stage, times: 2) == ["abcd|", "|"])
  }

  @Test func `a pause ends a group of deletions`() throws {
    var stage = EditorStage("abcd")
    try stage.press("end")
    for seconds in [1.0, 1.5, 2.5] {
      stage.time = .seconds(seconds)
      try stage.press("backspace")
    }
    #expect(try undone(&stage, times: 2) == ["ab|", "abcd|"])
  }

  @Test func `edits by the application count for the size of the history`() throws {
    var stage = EditorStage()
    let long = String(repeating: "x", count: 400_000)
    for _ in 0..<4 {
      stage.text.replace(stage.text.end..<stage.text.end, with: long)
      try stage.press("end")
    }
    #expect(stage.memory.history.undoable.count == 2)
    #expect(try undone(&stage, times: 3).map(\.utf8.count) == [1_200_001, 800_001, 800_001])
    try stage.press("alt+_ alt+_ alt+_")
    #expect(stage.text.text.utf8.count == 1_600_000)
  }

  @Test func `corrections by the application count for the size of the history`() throws {
    var stage = EditorStage()
    let long = String(repeating: "x", count: 400_000)
    stage.reduce = { text in
      var text = text
      text.replace(.start..<text.end, with: long)
      return text
    }
    for _ in 0..<4 { try stage.press("home y") }
    #expect(stage.memory.history.undoable.count < 4)
  }

  @Test func `undoing restores the replaced selection`() throws {
    var stage = EditorStage("a\nb\nc")
    try stage.press("down shift+down x")
    #expect(stage.picture == "a\nx|c")
    #expect(try undone(&stage, times: 1) == ["a\n^b\n|c"])
  }

  @Test func `typing the selected text again is no change to undo`() throws {
    var stage = EditorStage()
    stage.take(.paste("ba"))
    try stage.press("shift+left a")
    #expect(stage.picture == "ba|")
    stage.type("x")
    #expect(try undone(&stage, times: 2) == ["ba|", "|"])
  }

  @Test func `deleted characters return word by word`() throws {
    var stage = EditorStage("one two")
    try stage.press("end backspace backspace backspace backspace backspace")
    #expect(try undone(&stage, times: 2) == ["one |", "one two|"])
  }

  @Test func `a new empty document has nothing to undo`() throws {
    var stage = EditorStage()
    stage.type("sent")
    stage.text = TextDocument()
    #expect(stage.picture == "|")
    try stage.press("ctrl+z")
    #expect(stage.picture == "|")
  }

  @Test func `a new document that equals the text before the last change has nothing to undo`()
    throws
  {
    var stage = EditorStage()
    stage.type("a")
    try stage.press("backspace b")
    stage.text = TextDocument("")
    #expect(try undone(&stage, times: 1) == ["|"])
  }

  @Test func `an edit by the application is a change that can be undone`() throws {
    var stage = EditorStage("a b\na c")
    try stage.press("end x down")
    let count = TextSearch("a").replacedAll(in: &stage.text, with: "long")
    #expect(count == 2)
    #expect(stage.picture == "long bx\nlong c|")
    #expect(try undone(&stage, times: 2) == ["a bx\na c|", "a b|\na c"])
  }

  @Test func `a corrected change is undone with its correction`() throws {
    var stage = EditorStage("X\n")
    stage.reduce = { TextDocument.edited($0) { $0.uppercased() } }
    try stage.press("down a b")
    #expect(stage.picture == "X\nAB|")
    #expect(try undone(&stage, times: 1) == ["X\n|"])
  }

  @Test func `a change that the application rejects has not happened`() throws {
    var stage = EditorStage("ab")
    let old = stage.text
    stage.reduce = { $0.text.contains("x") ? old : $0 }
    try stage.press("right shift+right x")
    #expect(stage.picture == "a^b|")
    try stage.press("y")
    #expect(stage.picture == "ay|")
    #expect(try undone(&stage, times: 2) == ["a^b|", "a^b|"])
    try stage.press("x alt+_")
    #expect(stage.picture == "ay|")
  }

  static let edits = [
    ("a\nb\nc", "x\na\nb\nc", (1, 1), (2, 1)), ("a\nb\nc", "b\nc", (2, 1), (1, 1)),
    ("a\nb\nc", "a\nbyy\nc", (1, 1), (1, 3)), ("a\nb\nc", "a\nyyb\nc", (1, 1), (1, 3)),
    ("a\nb\nc", "", (1, 1), (0, 0)), ("a\nb\nc", "abc", (2, 1), (0, 3)),
    ("a\na\na", "a\na", (2, 1), (1, 1)), ("abc", "a\nbc", (0, 2), (1, 1)),
    ("e\u{301}x", "ex", (0, 2), (0, 2)), ("字\n字", "字字\n字", (1, 1), (1, 1)),
    ("aa", "aaaa", (0, 0), (0, 2)), ("aa", "aaaa", (0, 1), (0, 3)), ("ab", "abab", (0, 0), (0, 2)),
  ]

  @Test(arguments: edits)
  func `the cursor stays between the same characters`(
    old: String, new: String, cursor: (Int, Int), expected: (Int, Int)
  ) {
    var memory = EditorMemory()
    memory.selection.cursor = TextPosition(line: cursor.0, character: cursor.1)
    memory = memory.adapted(to: TextDocument(old)).adapted(to: TextDocument(new))
    #expect(
      memory.selection.cursor == TextPosition(line: expected.0, character: expected.1))
  }

  @Test func `at most a thousand changes can be undone`() throws {
    var stage = EditorStage()
    for _ in 0..<1_010 { stage.take(.paste(".")) }
    #expect(stage.memory.history.undoable.count == 1_000)
  }
}

extension TextSearch {
  fileprivate func replacedAll(in document: inout TextDocument, with new: String) -> Int {
    var search = self
    return search.replaceAll(in: &document, with: new)
  }
}

extension TextDocument {
  /// A document with each line changed by an edit.
  fileprivate static func edited(
    _ document: TextDocument, _ change: (String) -> String
  ) -> TextDocument {
    var copy = document
    for line in 0..<copy.lineCount where change(copy[line: line]) != copy[line: line] {
      let start = TextPosition(line: line, character: 0)
      let end = TextPosition(line: line, character: copy[line: line].count)
      copy.replace(start..<end, with: change(copy[line: line]))
    }
    return copy
  }
}
