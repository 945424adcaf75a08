import TerminalModel
import TerminalViews

/// The origins of cells.
extension SessionHistory {
  func origin(of cell: Position, in number: Int) -> CellOrigin? {
    guard let index = index(of: number), Rect(records[index].size).contains(cell) else {
      return nil
    }
    let change = lastChange(of: cell, before: index)
    let box = scene(of: records[index]).box(at: cell)
    return CellOrigin(
      path: box?.path ?? "", kind: box?.kind ?? "",
      lastChange: change.map { (moments[$0].number, moments[$0].title) },
      changes: change.map { changes(at: $0) } ?? [])
  }

  /// The index of the moment at which a cell got the content that it has at the moment `index`.
  ///
  /// A frame may show several events at once. The states after them are drawn, to find the event
  /// that changed the cell: at most 100 for the frame, and as many for the moments before `index`
  /// that no frame has shown.
  private func lastChange(of cell: Position, before index: Int) -> Int? {
    // The next frame shows the moments after the last frame; they may differ from it.
    let frame = moments[...index].lastIndex { $0.frame != nil } ?? 0
    let unshown = lastDifference(of: cell, from: index, to: frame)
    guard unshown == frame else { return unshown }
    guard let shown = records[...frame].lastIndex(where: { $0.changes(cell) }) else { return nil }
    let previous = records[..<shown].lastIndex { !$0.changedCells.isEmpty } ?? 0
    return lastDifference(of: cell, from: shown, to: min(shown, previous + 1))
  }

  /// The index of the last moment after `first`, up to `index`, at which a cell differs from that of
  /// the moment before; `first` if there is none.
  private func lastDifference(of cell: Position, from index: Int, to first: Int) -> Int {
    let limit = max(first, index - 100)
    var last = index
    while last > limit,
      scene(of: records[last]).frame[cell] == scene(of: records[last - 1]).frame[cell]
    { last -= 1 }
    return last == limit ? first : last
  }
}

extension SessionHistory.Record {
  fileprivate func changes(_ cell: Position) -> Bool {
    changedCells.contains { $0.row == cell.row && $0.columns.contains(cell.column) }
  }
}

extension Frame {
  fileprivate subscript(_ position: Position) -> Cell? {
    Rect(size).contains(position) ? buffer[position] : nil
  }
}
