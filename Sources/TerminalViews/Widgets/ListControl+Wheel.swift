import TerminalModel

extension ListControl {
  /// The lines by which a turn of the wheel scrolls: those that fit into a number of cells, at least
  /// one; negative for a turn up.
  ///
  /// - Parameter row: The row from which the selection moves, or nil if the list only scrolls.
  func linesScrolled(
    by cells: Int, from row: Int?, _ memory: Memory, _ geometry: ListGeometry, _ size: Size
  ) -> Int {
    guard fitted != nil || rowHeight > 1, cells != 0 else { return cells }
    let offset = geometry.scroller.offset
    let line = row.map { sections?.line(ofRow: $0) ?? $0 }
    let count = sections?.lineCount ?? count
    let step = cells.signum()
    // A turn down hides the rows from the first visible one on; a selection moves to the next ones.
    var next = step > 0 ? line.map { $0 + 1 } ?? offset : (line ?? offset) - 1
    var (lines, free) = (0, abs(cells))
    while next >= 0, next < count {
      free -= height(ofLine: next, of: count, in: size, memory.metrics)
      guard free >= 0 else { break }
      lines += 1
      next += step
    }
    return step * max(1, lines)
  }
}
