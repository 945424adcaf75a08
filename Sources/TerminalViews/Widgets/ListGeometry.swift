import TerminalModel

/// The places of the rows, the headers and the scroll bar of a list.
///
/// The scroller has a line for each row, and for the header of each section but the first. The
/// header of the section at the top has a place of its own above these lines.
struct ListGeometry {
  let scroller: RowScroller
  let sections: RowSections?
  /// 1 if the header of the section at the top is shown, otherwise 0.
  var headerRows: Int
  /// The lines with one cell more above them, if the header of the next section has pushed the one
  /// at the top out of sight; otherwise nil.
  private(set) var pushing: RowScroller?
  /// The columns before each row, for marks.
  let gutter: Int
  let hasScrollBar: Bool
  /// The number of rows that there will be, for the scroll bar.
  var expectedCount: Int?
  /// The columns of a row with its gutter.
  let columns: Int

  /// The visible lines, below the header at the top.
  var lines: RowScroller { pushing ?? scroller }

  /// The section whose header is shown at the top.
  var topSection: Int { sections?.section(above: scroller.shown.lowerBound) ?? 0 }

  /// Shows the last row of a section in place of its header if the header of the next section is
  /// directly below.
  ///
  /// - Parameter heightOf: The height of a line.
  mutating func pushHeader(heightOf: (Int) -> Int) {
    let first = scroller.shown.lowerBound
    guard let sections, headerRows > 0, first > 0, first < sections.lineCount,
      scroller.tops.first ?? 0 == 0, sections.content(ofLine: first).row == nil,
      sections.content(ofLine: first - 1).row != nil
    else { return }
    pushing = scroller.withCellAbove(heightOf(first - 1))
    headerRows = 0
  }

  /// The visible rows, without headers and the footer.
  var rows: Range<Int> { rows(in: lines.shown) }

  /// The rows in a range of lines.
  func rows(in lines: Range<Int>) -> Range<Int> {
    let lines = lines.clamped(to: 0..<scroller.rowCount)
    return sections?.rows(in: lines) ?? lines
  }

  /// The cells of a row in the list, with its gutter, or nil if it is not visible.
  func area(ofRow row: Int) -> Rect? {
    lines.area(of: sections?.line(ofRow: row) ?? row, columns: columns)
      .map { Rect(origin: $0.origin.offset(columns: 0, rows: headerRows), size: $0.size) }
  }

  /// The row at a cell from the top of the list, or nil if there is none.
  func row(at cell: Int) -> Int? {
    guard let line = lines.row(at: cell - headerRows) else { return nil }
    return sections.map { $0.content(ofLine: line).row } ?? line
  }

  /// Whether the header of a section is at a cell from the top of the list.
  func hasHeader(at cell: Int) -> Bool {
    if cell < headerRows { return cell >= 0 }
    guard let sections, let line = lines.row(at: cell - headerRows) else { return false }
    return sections.content(ofLine: line).row == nil
  }

  /// Whether the footer is at a cell from the top of the list.
  func hasFooter(at cell: Int) -> Bool {
    lines.area(of: lines.rowCount, columns: columns)?.rows.contains(cell - headerRows) ?? false
  }

  /// The index of the first row of the section whose header is at a cell, or would be if the section
  /// had rows; the nearest row for the header above the lines.
  func rowBelowHeader(at cell: Int) -> Int {
    guard let sections, let line = lines.row(at: cell - headerRows),
      case .header(let section) = sections.content(ofLine: line)
    else { return nearestRow(to: cell) }
    return sections.start(of: section)
  }

  /// The row at a cell, or else the nearest row; the cell can be above or below the list.
  func nearestRow(to cell: Int) -> Int {
    let line = lines.nearestRow(to: cell - headerRows)
    return sections?.row(near: line, isBelow: true) ?? line
  }

  /// The change by a step; nil if it changes nothing.
  func movement(_ step: RowStep, from row: Int?, selects: Bool) -> RowScroller.Movement? {
    guard let sections else { return scroller.movement(step, from: row, selects: selects) }
    let line = row.map(sections.line)
    let movement = scroller.movement(step, from: line, selects: selects)
    guard case .toRow(let next) = movement else { return movement }
    let found = sections.row(near: next, isBelow: next > line ?? -1)
    return found == row ? nil : .toRow(found)
  }
}
