import TerminalModel

extension Position {
  /// This offset moved as little as possible, so that an area of the content is visible; of an area
  /// that is larger than the view, its top left cell.
  func revealing(_ area: Rect, in size: Size) -> Position {
    Position(
      column: column.revealing(area.columns, in: size.columns),
      row: row.revealing(area.rows, in: size.rows))
  }

  /// This offset, no larger than a limit and not negative.
  func limited(to limit: Position) -> Position {
    Position(
      column: Swift.min(Swift.max(0, column), limit.column),
      row: Swift.min(Swift.max(0, row), limit.row))
  }

  /// This offset after a key that scrolls, or nil if the key does not.
  ///
  /// Left and Right scroll only content that is wider than the view; Home and End go to the top and
  /// the bottom of the content.
  func moved(by key: Key, page: Int, limit: Position) -> Position? {
    guard key.modifiers.isEmpty else { return nil }
    switch key.code {
    case .up: return offset(columns: 0, rows: -1)
    case .down: return offset(columns: 0, rows: 1)
    case .left: return limit.column > 0 ? offset(columns: -1, rows: 0) : nil
    case .right: return limit.column > 0 ? offset(columns: 1, rows: 0) : nil
    case .pageUp: return offset(columns: 0, rows: -Swift.max(1, page - 1))
    case .pageDown: return offset(columns: 0, rows: Swift.max(1, page - 1))
    case .home: return Position(column: column, row: 0)
    case .end: return Position(column: column, row: limit.row)
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .function: return nil
    }
  }
}

extension Int {
  fileprivate func revealing(_ cells: Range<Int>, in extent: Int) -> Int {
    Swift.min(Swift.max(self, cells.upperBound - extent), cells.lowerBound)
  }
}
