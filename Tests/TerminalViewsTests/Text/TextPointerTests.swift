import Testing

@testable import TerminalViews

@Suite struct TextPointerTests {
  static let clicks = [
    ("one, two|", 1, 1, "o|ne, two"), ("one, two|", 99, 1, "one, two|"),
    ("one, two|", 1, 2, "^one|, two"), ("one, two|", 3, 2, "one^,| two"),
    ("one  two|", 4, 2, "one^  |two"), ("one two|", 7, 2, "one ^two|"),
    ("one two|", 1, 3, "^one two|"), ("one two|", 1, 4, "o|ne two"), ("|", 0, 2, "|"),
    ("|", 0, 3, "|"), ("a 👍🏽é한|", 3, 2, "a ^👍🏽é한|"),
  ]

  @Test(arguments: clicks)
  func `clicks place the cursor or select a word or all`(
    before: String, position: Int, count: Int, after: String
  ) {
    var line = Line(before)
    line.point { $0.press(at: position, clicks: count) }
    #expect(line.picture == after)
  }

  static let drags = [
    (1, 1, 3, "o^ne| two three"), (3, 1, 1, "o|ne^ two three"), (3, 1, 3, "one| two three"),
    (5, 2, 9, "one ^two three|"), (5, 2, 1, "|one two^ three"), (5, 3, 1, "^one two three|"),
    (5, 2, 5, "one ^two| three"),
  ]

  @Test(arguments: drags)
  func `a drag selects characters, words or all`(
    start: Int, clicks: Int, end: Int, after: String
  ) {
    var line = Line("one two three|")
    line.point { editor in
      editor.press(at: start, clicks: clicks)
      editor.drag(to: 0)
      editor.drag(to: end)
      editor.release()
    }
    #expect(line.picture == after)
  }

  @Test func `a click with Shift extends the selection`() {
    var line = Line("o|ne two")
    line.point { editor in
      editor.press(at: 5, extendsSelection: true)
      editor.drag(to: 6)
    }
    #expect(line.picture == "o^ne tw|o")
  }

  @Test func `a movement without a press changes nothing`() {
    var line = Line("ab|")
    line.point { $0.drag(to: 0) }
    #expect(line.picture == "ab|")
  }
}

extension Line {
  fileprivate mutating func point(_ body: (inout LineEditor) -> Void) {
    var editor = LineEditor(text, memory: memory, options: options)
    body(&editor)
    memory = editor.memory
  }
}
