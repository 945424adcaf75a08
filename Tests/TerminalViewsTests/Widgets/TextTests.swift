import TerminalModel
import TerminalViews
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    (20, "Seven samurai"), (8, "Seven\nsamurai"), (4, "Seve\nn\nsamu\nrai"),
  ])
  func `wraps at words`(columns: Int, expected: String) {
    #expect(screen(columns, 4) { Text("Seven samurai") }.trimmed == expected)
  }

  @Test func `does not wrap if there is space for one line only`() {
    #expect(screen(7, 1) { Text("Seven samurai") } == "Seven …")
  }

  @Test func `truncates a line that is not wrapped`() {
    #expect(screen(7, 2) { Text("Seven samurai", wrapping: .none) } == "Seven …\n")
  }

  @Test func `aligns its lines in its frame`() {
    let screen = screen(7, 2) { Text("a\nbcd", alignment: .center).frame(width: 7) }
    #expect(screen == "   a\n  bcd")
  }

  @Test func `an empty text takes a row`() {
    let screen = screen(3, 3) {
      Text("a")
      Text("")
      Text("b")
    }
    #expect(screen == "a\n\nb")
  }

  @Test func `control characters are shown and not sent`() {
    #expect(screen(9, 1) { Text("a\u{1B}[2Jb") } == "a␛[2Jb")
  }

  @Test func `attributes add up, and an inner colour wins over an outer one`() {
    let scene = scene(3, 1) {
      Column { Text("abc").bold().foreground(.red) }.underlined().foreground(.blue)
    }
    let style = scene.style(column: 0, row: 0)
    #expect(style == Style(foreground: .red, attributes: [.bold, .underline]))
  }

  @Test func `a background covers the whole view`() {
    let scene = scene(4, 1) { Row(spacing: 0) { Text("a").padded(columns: 1).background(.blue) } }
    let backgrounds = (0..<4).map { scene.style(column: $0, row: 0).background }
    #expect(backgrounds == [.blue, .blue, .blue, .default])
  }

  @Test func `a modifier sets an attribute`() {
    let scene = scene(5, 1) {
      Row(spacing: 0) {
        Text("a").dimmed()
        Text("b").italic()
        Text("c").reversed()
        Text("d").struckThrough()
      }
    }
    let attributes = (0..<5).map { scene.style(column: $0, row: 0).attributes }
    #expect(attributes == [.dim, .italic, .reverse, .strikethrough, []])
  }
}

extension String {
  /// Without the empty lines at its end.
  var trimmed: String {
    var text = self
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
