import TerminalModel

extension RowScroller {
  /// Scrolls rows with heights of their own, by the rules for rows of one height.
  ///
  /// The first visible row begins at the top; the last one can be visible in part. At the end, the
  /// last row is at the bottom, and the first visible one is cut off at the top if not all of it
  /// fits. A row that is higher than the visible part is cut off at the bottom, and at the top by its
  /// hidden cells.
  ///
  /// It asks for the heights of the rows that fit into the visible part before and after its first
  /// row, of those that fit before the selected row, and of those that fit before the end. A row
  /// has at least one cell in height: they are at most four times `height` rows.
  ///
  /// - Parameters:
  ///   - hidden: The cells by which a row is scrolled, if it is the first one and higher than the
  ///     visible part.
  ///   - heightOf: The height of a row, or of the footer after the last one, at least 1.
  package init(
    count rows: Int, selection: Int?, hasFooter: Bool, height: Int, previousOffset: Int,
    hidden: HiddenCells? = nil, heightOf: (Int) -> Int
  ) {
    let count = hasFooter ? rows.saturatingAdding(1) : rows
    /// The height of a row, or of the visible part of a higher one.
    func visibleHeight(of row: Int) -> Int { max(1, min(heightOf(row), height)) }
    /// The first of the rows that fit completely if `last` is the last one of them.
    func start(ofRowsTo last: Int) -> Int {
      var (first, free) = (last, height - visibleHeight(of: last))
      while first > 0 {
        free -= visibleHeight(of: first - 1)
        guard free >= 0 else { break }
        first -= 1
      }
      return first
    }
    /// Whether the rows of a range fit completely.
    func fits(_ rows: Range<Int>) -> Bool {
      var free = height
      return rows.count <= height
        && rows.allSatisfy { row in
          free -= visibleHeight(of: row)
          return free >= 0
        }
    }
    var offset = max(0, min(previousOffset, count - 1))
    if count > 0, fits(offset..<count) { offset = start(ofRowsTo: count - 1) }
    if let selection, count > 0 {
      if selection < offset {
        offset = selection
      } else if !fits(offset..<(selection + 1)) {
        offset = start(ofRowsTo: selection)
      }
      if selection == rows - 1, hasFooter, !fits(offset..<count), fits(selection..<count) {
        offset = start(ofRowsTo: rows)
      }
    }
    var tops = [0]
    while let end = tops.last, end < height, tops.count - 1 < count - offset {
      tops.append(end + heightOf(offset + (tops.count - 1)))
    }
    if tops.count == 2, let hidden, hidden.line == offset, tops[1] > height {
      let cells = min(hidden.cells, tops[1] - height)
      tops = tops.map { $0 - cells }
    }
    let whole = tops.dropFirst().count { $0 <= height }
    if let end = tops.last, end < height, offset > 0 {
      tops = tops.map { $0 + (height - end) }
      tops.insert(tops[0] - heightOf(offset - 1), at: 0)
    }
    self.init(
      rowCount: rows, count: count, wholeRows: max(1, whole), offset: offset, height: height,
      tops: tops)
  }
}

/// The cells of a row that are scrolled out of sight above the visible part, because the row is
/// higher than that.
package struct HiddenCells: Hashable, Sendable {
  /// The index of the row.
  package var line: Int
  /// The number of cells; a number that is too large shows the end of the row.
  package var cells: Int

  package init(line: Int, cells: Int) { (self.line, self.cells) = (line, cells) }
}

extension RowScroller {
  /// The cells of the first row that are scrolled out of sight, if only a part of this row fits;
  /// otherwise 0.
  package var hiddenCells: Int { tops.count == 2 ? max(0, -tops[0]) : 0 }

  /// The number of cells of the first row that do not fit if only a part of this row does; otherwise
  /// 0.
  package var hiddenLimit: Int { tops.count == 2 ? max(0, tops[1] - tops[0] - height) : 0 }
}
