import Testing

@testable import TerminalViews

@Suite struct UndoTests {
  @Test func `typing is undone word by word`() throws {
    var line = Line("|")
    line.type("one two  three")
    let pictures = try undone(&line, times: 4)
    #expect(pictures == ["one two  |", "one |", "|", "|"])
  }

  @Test func `an undone edit can be redone`() throws {
    var line = Line("|")
    line.type("one two")
    try line.press("ctrl+_ ctrl+_ alt+_")
    #expect(line.picture == "one |")
    try line.press("ctrl+Z alt+_")
    #expect(line.picture == "one two|")
  }

  @Test func `an edit ends the possibility to redo`() throws {
    var line = Line("|")
    line.type("a b")
    try line.press("ctrl+z")
    line.type("c")
    try line.press("alt+_")
    #expect(line.picture == "a c|")
  }

  @Test func `a pause of a second ends a group`() throws {
    var line = Line("|")
    line.type("ab", at: .seconds(1))
    line.type("cd", at: .milliseconds(1_999))
    line.type("ef", at: .milliseconds(2_999))
    let pictures = try undone(&line, times: 2)
    #expect(pictures == ["abcd|", "|"])
  }

  @Test func `a motion ends a group`() throws {
    var line = Line("|")
    line.type("ab")
    try line.press("left right")
    line.type("c")
    #expect(try undone(&line, times: 2) == ["ab|", "|"])
  }

  @Test func `deleted characters return word by word`() throws {
    var line = Line("one two|")
    try line.press("backspace backspace backspace backspace backspace")
    #expect(line.picture == "on|")
    #expect(try undone(&line, times: 2) == ["one |", "one two|"])
  }

  @Test func `characters deleted forwards return together`() throws {
    var line = Line("|one")
    try line.press("delete delete")
    #expect(try undone(&line, times: 1) == ["|one"])
  }

  @Test func `undoing restores the replaced selection`() throws {
    var line = Line("a^bc|d")
    line.type("xy")
    #expect(line.picture == "axy|d")
    #expect(try undone(&line, times: 1) == ["a^bc|d"])
  }

  @Test func `typing the selected text again is no change to undo`() throws {
    var line = Line("|")
    line.perform(.paste("ba"))
    try line.press("shift+left a")
    #expect(line.picture == "ba|")
    line.type("x")
    #expect(try undone(&line, times: 2) == ["ba|", "|"])
  }

  @Test func `a deletion without effect begins no group`() throws {
    var line = Line("|")
    line.perform(.paste("ab"))
    try line.press("delete backspace")
    #expect(try undone(&line, times: 2) == ["ab|", "|"])
  }

  @Test func `a mark is undone with its letter`() throws {
    var line = Line("|")
    line.type("e")
    line.type("\u{301}")
    #expect(try undone(&line, times: 1) == ["|"])
  }

  @Test func `the oldest of more than a thousand changes are dropped`() throws {
    var line = Line("|")
    for number in 0..<1_010 { line.perform(.paste(number % 10 == 0 ? "|" : ".")) }
    while line.memory.undo.undoable.isEmpty == false { line.perform(.undo) }
    #expect(line.text.count == 10)
  }

  @Test func `a change of more than a mebibyte can be undone once`() throws {
    var line = Line("|")
    line.type("a")
    line.perform(.paste(String(repeating: "x", count: 2 << 20)))
    #expect(try undone(&line, times: 2) == ["a|", "a|"])
  }

  private func undone(_ line: inout Line, times: Int) throws -> [String] {
    try (0..<times).map { _ in
      try line.press("ctrl+z")
      return line.picture
    }
  }
}
