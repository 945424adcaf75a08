import Testing

@testable import TerminalViews

@Suite struct RowLineTests {
  private func line(
    _ text: String, _ cells: Range<Int>, _ visible: Range<Int>? = nil,
    _ alignment: HorizontalAlignment = .leading
  ) -> String {
    var line = RowLine(columns: 9)
    line.add(text, in: cells, visible: visible ?? cells, alignment)
    return line.text
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, "  ab"), (.center, "   ab"), (.trailing, "     ab"),
  ])
  func `aligns a text in its cells`(alignment: HorizontalAlignment, expected: String) {
    #expect(line("ab", 2..<7, nil, alignment) == expected)
  }

  @Test func `a text that is too long ends with an ellipsis`() {
    #expect(line("Villeneuve", 0..<6) == "Ville…")
    #expect(line("日本語", 0..<4) == "日…")
    #expect(line("👍🏽👍🏽", 0..<4) == "👍🏽👍🏽")
  }

  @Test(arguments: [
    (0, "日本語"), (1, " …本語"), (2, "  … 語"), (3, "   …語"), (5, "     …"),
  ])
  func `a text of which the beginning is not visible begins with an ellipsis`(
    cut: Int, expected: String
  ) {
    #expect(line("日本語", 0..<6, cut..<6) == expected)
  }

  @Test func `a text of which the end is not visible ends with an ellipsis`() {
    #expect(line("日本語", 0..<6, 0..<5) == "日本…")
    #expect(line("682.70", 1..<7, 1..<4, .trailing) == " 68…")
    #expect(line("ab", 0..<6, 0..<3) == "ab")
  }

  @Test func `texts stay in their cells behind characters of several bytes`() {
    var line = RowLine(columns: 20)
    line.add("é", in: 0..<4, visible: 0..<4, .trailing)
    line.add("日本", in: 5..<10, visible: 5..<10, .leading)
    line.add("", in: 11..<12, visible: 11..<12, .leading)
    line.add("ab", in: 13..<16, visible: 13..<16, .leading)
    line.add("", in: 17..<20, visible: 17..<20, .leading)
    #expect(line.text == "   é 日本    ab")
  }

  @Test func `a combining mark in a cell does not join the text of the cell before it`() {
    var line = RowLine(columns: 12)
    line.add("e", in: 0..<1, visible: 0..<1, .leading)
    line.add("\u{301}", in: 2..<4, visible: 2..<4, .leading)
    line.add("a\nb\u{1B}c", in: 5..<12, visible: 5..<12, .leading)
    #expect(line.text == "e ◌\u{301}  a b␛c")
  }
}
