import Testing

@testable import TerminalViews

@Suite struct RowSectionsTests {
  /// Three rows, no row, two rows; the header of the first section has no line.
  private let sections = RowSections([3, 0, 2], rowCount: 5)

  @Test func `each header is a line above the rows of its section`() throws {
    let sections = try #require(sections)
    let lines = (0..<sections.lineCount).map { sections.content(ofLine: $0) }
    #expect(
      lines == [
        .row(0), .row(1), .row(2), .header(section: 1), .header(section: 2), .row(3), .row(4),
      ])
    #expect((0..<5).map { sections.line(ofRow: $0) } == [0, 1, 2, 5, 6])
  }

  @Test func `the section above a line is that of the line before it`() throws {
    let sections = try #require(sections)
    #expect((0...6).map { sections.section(above: $0) } == [0, 0, 0, 0, 1, 2, 2])
  }

  @Test func `finds the nearest row above or below a header`() throws {
    let sections = try #require(sections)
    #expect(sections.row(near: 3, isBelow: true) == 3)
    #expect(sections.row(near: 4, isBelow: false) == 2)
    #expect(sections.row(near: 6, isBelow: true) == 4)
  }

  @Test func `finds the rows in a range of lines`() throws {
    let sections = try #require(sections)
    #expect(sections.rows(in: 0..<7) == 0..<5)
    #expect(sections.rows(in: 2..<5) == 2..<3)
    #expect(sections.rows(in: 3..<5) == 3..<3)
    #expect(sections.rows(in: 4..<6) == 3..<4)
  }

  @Test func `rows beyond all counts are in the last section, and too large counts are cut`() {
    #expect(RowSections([1, -4, 2], rowCount: 9)?.section(above: 10) == 2)
    #expect(RowSections([7, .max, .max], rowCount: 8)?.lineCount == 10)
    #expect(RowSections([], rowCount: 8) == nil)
  }

  @Test func `a million rows in a thousand sections are found by their lines`() throws {
    let counts = Array(repeating: 1000, count: 1000)
    let sections = try #require(RowSections(counts, rowCount: 1_000_000))
    #expect(sections.line(ofRow: 999_999) == 1_000_998)
    #expect(sections.content(ofLine: 1_000_998) == .row(999_999))
    #expect(sections.content(ofLine: 1000) == .header(section: 1))
  }
}
