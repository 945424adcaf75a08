import TerminalModel

/// The lines of a list with sections: its rows, and the header of each section but the first.
struct RowSections: Equatable, Sendable {
  /// A line of the list.
  enum Content: Equatable {
    case header(section: Int)
    case row(Int)

    /// The row, or nil for a header.
    var row: Int? { if case .row(let row) = self { row } else { nil } }
  }

  /// The index of the first row of each section; there is at least one section, which begins at 0.
  private let starts: [Int]
  let rowCount: Int

  /// Makes the sections of rows, in time linear in the number of sections.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each section. Rows that are left belong to the last one.
  ///   - rowCount: The number of all rows.
  ///
  /// - Returns: Nil if there are no sections.
  init?(_ counts: some Sequence<Int>, rowCount: Int) {
    var starts: [Int] = []
    var next = 0
    for count in counts {
      starts.append(next)
      next = min(rowCount, next.saturatingAdding(max(0, count)))
    }
    guard !starts.isEmpty else { return nil }
    self.starts = starts
    self.rowCount = rowCount
  }

  var lineCount: Int { rowCount.saturatingAdding(starts.count - 1) }

  func line(ofRow row: Int) -> Int { row.saturatingAdding(section { starts[$0] <= row }) }

  /// The header or the row of a line, in time logarithmic in the number of sections.
  func content(ofLine line: Int) -> Content {
    let section = section { headerLine($0) <= line }
    return headerLine(section) == line ? .header(section: section) : .row(line - section)
  }

  /// The index of the first row of a section; of an empty one, that of the next row.
  func start(of section: Int) -> Int { starts[section] }

  /// The section of the line before a line, or the first one for the first line.
  func section(above line: Int) -> Int { section { headerLine($0) < line } }

  /// The row of a line; for a header, the row below it if `isBelow` is true, or else the row above
  /// it; if there is no such row, the last or the first one.
  func row(near line: Int, isBelow: Bool) -> Int {
    switch content(ofLine: line) {
    case .row(let row): row
    case .header(let section):
      isBelow ? min(starts[section], rowCount - 1) : max(0, starts[section] - 1)
    }
  }

  /// The rows of a range of lines.
  func rows(in lines: Range<Int>) -> Range<Int> {
    func rows(before line: Int) -> Int { line - section { headerLine($0) < line } }
    return rows(before: lines.lowerBound)..<rows(before: lines.upperBound)
  }

  /// The line of the header of a section; that of the first one is before the first line.
  private func headerLine(_ section: Int) -> Int { starts[section].saturatingAdding(section - 1) }

  /// The last section that satisfies a condition, or 0 if none does; the condition must hold for
  /// the first sections, and for none after them.
  private func section(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
