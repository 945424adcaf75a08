import TerminalModel

/// Rows that are higher than the list.
extension ListControl {
  /// Scrolls within the first row, if only a part of this row fits, and if it is the selected one in
  /// a list that selects rows; nil if this changes nothing.
  func scrollingInRow(
    by cells: Int, _ memory: inout Memory, _ geometry: ListGeometry
  ) -> ControlResponse<Any>? {
    let scroller = geometry.scroller
    guard scroller.hiddenLimit > 0 else { return nil }
    let line = selection.map { sections?.line(ofRow: $0) ?? $0 }
    guard selects == nil || line == scroller.offset else { return nil }
    let hidden = scroller.hiddenCells
    let next = min(max(0, hidden.saturatingAdding(cells)), scroller.hiddenLimit)
    guard next != hidden else { return nil }
    memory.hidden = HiddenCells(line: scroller.offset, cells: next)
    return .handled
  }

  /// The cells by which a key scrolls within a row: one, or those of a page but one; all for the
  /// keys to the first and the last row.
  func cells(of step: RowStep, isPage: Bool, _ geometry: ListGeometry) -> Int {
    switch step {
    case .by(let rows): rows.signum() * (isPage ? max(1, geometry.scroller.height - 1) : 1)
    case .toFirst: -Int.max
    case .toLast: .max
    }
  }

  /// The rows to the next one that is higher than the list, if a step by a page would pass over it;
  /// otherwise all rows of the step.
  func stepToHighRow(
    within rows: Int, _ memory: Memory, _ geometry: ListGeometry, _ size: Size
  ) -> Int {
    guard let selection, abs(rows) > 1 else { return rows }
    let passed = (1..<abs(rows)).map { selection + rows.signum() * $0 }
    let row = passed.first { row in
      guard (0..<count).contains(row) else { return false }
      let line = sections?.line(ofRow: row) ?? row
      let lines = sections?.lineCount ?? count
      return height(ofLine: line, of: lines, in: size, memory.metrics) > geometry.scroller.height
    }
    return row.map { $0 - selection } ?? rows
  }

  /// Lets the next layout show the end of a line that is higher than the list, if a step leads to it
  /// from below or to the last row.
  func showEnd(
    ofLine line: Int, after step: RowStep, _ memory: inout Memory, _ geometry: ListGeometry
  ) {
    guard fitted != nil else { return }
    let showsEnd =
      switch step {
      case .by(let rows): rows < 0 && line < geometry.scroller.offset
      case .toFirst: false
      case .toLast: true
      }
    if showsEnd { memory.hidden = HiddenCells(line: line, cells: .max) }
  }
}

extension RowScroller {
  /// Whether not all of the rows are visible.
  var scrolls: Bool { lastOffset > 0 || hiddenLimit > 0 }
}
