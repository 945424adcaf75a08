import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct TextHighlightTests {
  /// The text with its highlighted parts in brackets.
  private func marked(_ text: StyledText) -> String {
    text.runs.map { $0.change.background == .warning ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(arguments: [
    ("one two one", "one", "[one] two [one]"),
    ("One oNE", "one", "[One] [oNE]"),
    ("aaaaa", "aa", "[aaaa]a"),
    ("Straße café", "CAFÉ", "Straße [café]"),
    ("cafe\u{301}", "cafe", "cafe\u{301}"),
    ("one", "", "one"),
    ("", "one", ""),
    ("one", "one two", "one"),
    ("a👍🏽b", "👍🏽", "a[👍🏽]b"),
  ])
  func `occurrences of whole characters are highlighted`(
    text: String, part: String, result: String
  ) {
    #expect(marked(StyledText(text).highlighting(part)) == result)
  }

  @Test func `capital and small letters can differ`() {
    let text = StyledText("One one")
    #expect(marked(text.highlighting("one", matchesCase: true)) == "One [one]")
  }

  @Test func `a highlight adds to the styles of the parts that it covers`() {
    let text: StyledText = "a\("bc", style: .bold, foreground: .red)d"
    let highlight = Color.warning
    #expect(
      text.highlighting("abc").runs.map(\.change) == [
        StyleChange(foreground: .onAccent, background: highlight, attributes: .underline),
        StyleChange(foreground: .onAccent, background: highlight, attributes: [.underline, .bold]),
        StyleChange(),
      ])
    let bold = text.highlighting("cd", style: .italic, foreground: nil, background: nil)
    #expect(
      bold == "a\("b", style: .bold, foreground: .red)"
        + StyledText("c", style: [.bold, .italic], foreground: .red)
        + StyledText("d", style: .italic))
  }

  @Test func `matches of a regular expression are highlighted`() {
    let line: StyledText = "took 12ms and \("3", style: .bold)ms"
    let text = line.text
    #expect(marked(line.highlighting(text.ranges(of: /[0-9]+ms/))) == "took [12ms] and [3][ms]")
  }

  @Test func `ranges can overlap, be in any order, and exceed the text`() {
    let text = "abcdefgh"
    func range(_ start: Int, _ end: Int) -> Range<String.Index> {
      let longer = text + text
      return longer.index(
        longer.startIndex, offsetBy: start)..<longer.index(
          longer.startIndex, offsetBy: end)
    }
    let styled = StyledText(text)
    let ranges = [range(5, 7), range(1, 3), range(2, 4), range(3, 3)]
    #expect(marked(styled.highlighting(ranges)) == "a[bcd]e[fg]h")
    #expect(marked(styled.highlighting([range(6, 12), range(13, 14)])) == "abcdef[gh]")
    #expect(marked(styled.highlighting([])) == text)
  }

  @Test func `a character is highlighted if its first scalar is`() {
    let text = "ae\u{301}x"
    let scalars = text.unicodeScalars
    let mark = scalars.index(scalars.startIndex, offsetBy: 2)
    let view = Text<Never>(StyledText(text).highlighting([text.startIndex..<mark])).node()
    let buffer = Scene(view, size: Size(columns: 3, rows: 1), interface: InterfaceState()).draw()
      .buffer
    #expect(
      buffer.row(0).map { $0.style.background == .warning } == [true, true, false])
    #expect(buffer[Position(column: 1, row: 0)].cluster.description == "e\u{301}")
  }

  @Test(arguments: ColorDepth.allDepths)
  func `a highlight differs from the rest of a selected row`(depth: ColorDepth) {
    let list = List<Int>(count: 1, selection: 0, selects: { $0 }) { _ in
      Text(StyledText("abc").highlighting("b"))
    }
    let view = list.node()
    let buffer = Scene(view, size: Size(columns: 9, rows: 1), interface: InterfaceState()).draw()
      .buffer
    let (plain, found) = (
      buffer[Position(column: 2, row: 0)].style, buffer[Position(column: 3, row: 0)].style
    )
    let theme = Theme.dark
    #expect(theme.resolved(plain, at: depth) != theme.resolved(found, at: depth))
  }
}

extension ColorDepth {
  fileprivate static let allDepths: [ColorDepth] = [.none, .eight, .sixteen, .palette, .direct]
}
