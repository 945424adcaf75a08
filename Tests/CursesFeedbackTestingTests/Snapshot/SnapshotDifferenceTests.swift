import TerminalModel
import Testing

@testable import CursesFeedbackTesting

@Suite struct SnapshotDifferenceTests {
  private func difference(_ expected: Output, _ actual: Output) -> String {
    SnapshotDifference(
      from: terminal(expected, columns: 5, rows: 2).frame.snapshot,
      to: terminal(actual, columns: 5, rows: 2).frame.snapshot
    ).text
  }

  @Test func `changed rows are marked in both screens`() {
    #expect(
      difference("one\r\ntwo", "one\r\nten") == """
        expected: 5 columns, 2 rows
          │one  │
        - │two  │
        actual: 5 columns, 2 rows
          │one  │
        + │ten  │
        """)
  }

  @Test func `changed styles are listed by row and columns`() {
    #expect(
      difference("\u{1B}[1mab\u{1B}[mcd", "\u{1B}[1ma\u{1B}[31mbc\u{1B}[md") == """
        expected: 5 columns, 2 rows
        - │abcd │
          │     │
        actual: 5 columns, 2 rows
        + │abcd │
          │     │
        row 0, columns 1-1: expected bold, actual bold, red
        row 0, columns 2-2: expected plain, actual bold, red
        """)
  }

  @Test func `a changed cursor is reported`() {
    #expect(
      difference("ab", "ab\u{1B}[?25l").hasSuffix(
        "\ncursor: expected column 2, row 0, actual hidden"))
  }

  @Test func `rows that only one screen has are marked`() {
    let text = SnapshotDifference(
      from: Frame(size: Size(columns: 2, rows: 1)).snapshot,
      to: Frame(size: Size(columns: 2, rows: 2)).snapshot
    ).text
    #expect(
      text == """
        expected: 2 columns, 1 row
          │  │
        actual: 2 columns, 2 rows
          │  │
        + │  │
        """)
  }

  @Test func `an inserted row that moves others is named first, and only it is marked`() {
    let text = SnapshotDifference(
      from: snapshot(of: "\u{1B}[1ma\u{1B}[m\r\nb\r\nc\r\nd", rows: 5),
      to: snapshot(of: "\u{1B}[1ma\u{1B}[m\r\nx\r\nb\r\nc\r\nd", rows: 5)
    ).text
    #expect(
      text == """
        1 row was inserted: row 1.
        1 row was removed: row 4.
        expected: 5 columns, 5 rows
          │a    │
          │b    │
          │c    │
          │d    │
        - │     │
        actual: 5 columns, 5 rows
          │a    │
        + │x    │
          │b    │
          │c    │
          │d    │
        cursor: expected column 1, row 3, actual column 1, row 4
        """)
  }

  @Test func `a row that has moved and changed is compared with the row before`() {
    let text = SnapshotDifference(
      from: snapshot(of: "a\r\nb\r\nc\r\nd\r\ne", rows: 6),
      to: snapshot(of: "x\r\na\r\nb\r\nc\r\n\u{1B}[1md\u{1B}[m\r\ne", rows: 6)
    ).text
    #expect(text.hasPrefix("1 row was inserted: row 0.\n1 row was removed: row 5.\n"))
    #expect(text.contains("\nrow 3, now row 4, columns 0-0: expected plain, actual bold\n"))
  }

  @Test func `of many changed styles, the first ten are listed`() {
    let text = SnapshotDifference(
      from: snapshot(of: "a", rows: 13),
      to: snapshot(of: "a\u{1B}[7m" + String(repeating: "\r\n  \u{1B}[K", count: 12), rows: 13)
    ).text
    #expect(text.split(separator: "\n").count { $0.hasPrefix("row ") } == 10)
    #expect(text.contains("\nand 2 more changes of styles\n"))
  }

  private func snapshot(of output: String, rows: Int) -> String {
    terminal(Output(output), columns: 5, rows: rows).frame.snapshot
  }

  @Test func `canonically equivalent texts with different scalars differ`() {
    #expect(difference("\u{E9}", "e\u{301}").contains("- │"))
  }

  @Test func `a file that is no snapshot is shown unchanged`() {
    let text = SnapshotDifference(
      from: "hello", to: Frame(size: Size(columns: 1, rows: 1)).snapshot
    ).text
    #expect(text.hasPrefix("The file is not a snapshot:\nhello\nactual:\n1 column"))
  }
}
