import Testing

@testable import TerminalModel

/// The parts of long texts that layout reads, and the lines that it makes of them.
@Suite struct TextCostTests {
  private let screen = Size(columns: 80, rows: 24)
  private static let word = String(repeating: "x", count: 1_000_000)
  private static let lines = String(repeating: "012345678\n", count: 100_000)

  @Test(
    arguments: [Wrapping.none, .words, .characters],
    [Truncation.clip, .start, .middle, .end])
  func `text below the last row is not read`(wrapping: Wrapping, truncation: Truncation) {
    let (text, bytesRead) = TextLines.laidOut(
      Self.lines, in: screen, wrapping: wrapping, truncation: truncation)
    #expect(text.size == Size(columns: 9, rows: 24))
    #expect(bytesRead == 239)
  }

  @Test(arguments: [Wrapping.words, .characters])
  func `a line that wraps is read up to the first cluster below the last row`(wrapping: Wrapping) {
    let (text, bytesRead) = TextLines.laidOut(Self.word, in: screen, wrapping: wrapping)
    #expect(text.size == screen)
    #expect(bytesRead == 24 * 80 + 1)
  }

  @Test(arguments: [Truncation.clip, .end])
  func `the only row is read up to the first cluster that does not fit`(truncation: Truncation) {
    let row = Size(columns: 80, rows: 1)
    let (text, bytesRead) = TextLines.laidOut(Self.word, in: row, truncation: truncation)
    #expect(text.size == row)
    #expect(bytesRead == 81)
  }

  @Test func `a text joined to one line is read up to the first cluster that does not fit`() {
    #expect(TextLine.joined(Self.word, columns: 74).bytesRead == 75)
    #expect(TextLine.joined(Self.lines, columns: 74).bytesRead == 75)
    let wide = String(repeating: "字字\n", count: 100_000)
    #expect(TextLine.joined(wide, columns: 73).bytesRead == 7 * 14 + 6)
  }

  @Test func `a text is measured up to a limit`() {
    #expect(Clusters(Self.word).measured(upTo: 74) == (columns: 74, bytesRead: 74))
    let accents = String(repeating: "é", count: 1_000_000)
    #expect(Clusters(accents).measured(upTo: 74) == (columns: 74, bytesRead: 148))
    #expect(Clusters("字字字").columns(upTo: 5) == 5)
    #expect(Clusters("字字").columns(upTo: 5) == 4)
    #expect(Clusters("").columns(upTo: 0) == 0)
  }

  @Test(arguments: 0..<50)
  func `a layout limited to some rows gives the first rows of the whole text`(seed: Int) {
    let text = hostileText(seed: seed)
    for wrapping in [Wrapping.none, .words, .characters] {
      for truncation in [Truncation.clip, .start, .middle, .end] {
        for columns in [0, 1, 2, 7, 20] {
          let whole = TextLines(
            text, columns: columns, wrapping: wrapping, truncation: truncation)
          for rows in [1, 2, 5] {
            let part = TextLines(
              text, columns: columns, rows: rows, wrapping: wrapping, truncation: truncation)
            var expected = Array(whole.lines.prefix(rows))
            if truncation == .end, part.lines.last != expected.last, let last = part.lines.last {
              // Words have no row: the last row has more clusters of its line, and an ellipsis.
              let begins = expected.removeLast().clusters.starts(with: last.clusters.dropLast())
              let continues = last.clusters.starts(with: whole.lines[rows - 1].clusters)
              #expect(last.clusters.last == .ellipsis && (begins || continues))
              expected.append(last)
            }
            #expect(part.lines == expected)
          }
        }
      }
    }
  }

  @Test func `lines that are not empty are joined with blanks`() {
    #expect(TextLine("a\r\nb\n\nc\n", columns: 9).clusters == Array(Clusters("a b c")))
    #expect(TextLine("ab\ncd\nef", columns: 5).clusters == Array(Clusters("ab c…")))
    #expect(TextLine("\n", columns: 5).clusters == [])
  }
}
