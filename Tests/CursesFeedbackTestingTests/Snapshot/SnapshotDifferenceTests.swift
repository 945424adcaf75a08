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
