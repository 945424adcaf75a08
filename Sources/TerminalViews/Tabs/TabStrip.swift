import TerminalModel

/// The places of tabs in a row that can be longer than the screen is wide.
struct TabStrip {
  /// The columns of each tab in the whole row.
  let tabs: [Range<Int>]
  /// The columns that are visible.
  let columns: Int
  /// The first visible column of the row.
  let offset: Int

  /// Scrolls as little as possible to make the selected tab visible; if it is too wide, its
  /// beginning.
  init(widths: [Int], columns: Int, selection: Int?, previousOffset: Int) {
    var end = 0
    tabs = widths.map { width in
      defer { end += width }
      return end..<(end + width)
    }
    self.columns = columns
    let last = max(0, end - columns)
    var offset = min(max(0, previousOffset), last)
    if let selection {
      let tab = tabs[selection]
      // A mark for more tabs hides at most the blank at an end of the tab, unless the tab is wider
      // than the visible columns.
      offset = min(max(offset, tab.upperBound - columns), tab.lowerBound)
    }
    self.offset = offset
    hasMore = (offset > 0, offset < last)
  }

  /// Whether there are more tabs before and after the visible columns.
  let hasMore: (before: Bool, after: Bool)

  /// The index of the tab at a visible column, or nil if no tab is there.
  func index(at column: Int) -> Int? {
    guard (0..<columns).contains(column) else { return nil }
    return tabs.firstIndex { $0.contains(column + offset) }
  }

  /// The mark at a visible column: -1 for more tabs before, 1 for more after; nil if none is there.
  func mark(at column: Int) -> Int? {
    if hasMore.before, column == 0 { return -1 }
    return hasMore.after && column == columns - 1 ? 1 : nil
  }
}
