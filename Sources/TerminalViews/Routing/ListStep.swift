package import TerminalModel

/// A move through the rows of a list.
package enum ListStep: Hashable, Sendable {
  /// A number of rows down, or up if negative.
  case by(Int)
  case toFirst
  case toLast

  /// The index that the step leads to, from 0 to a last index.
  package func index(from index: Int, last: Int) -> Int {
    switch self {
    case .by(let rows): min(max(0, index.saturatingAdding(rows)), max(0, last))
    case .toFirst: 0
    case .toLast: max(0, last)
    }
  }
}

extension ListBox {
  /// Whether the list takes a key while it has the focus.
  package func handles(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    if key.code == .enter { return rows.opens != nil && rows.selection != nil }
    return step(for: key.code) != nil
  }

  /// The step that a key means in a list, or nil if the key has no meaning there.
  package func step(for code: Key.Code) -> ListStep? {
    switch code {
    case .up: .by(-1)
    case .down: .by(1)
    case .character("k") where rows.hasLetterKeys: .by(-1)
    case .character("j") where rows.hasLetterKeys: .by(1)
    case .pageUp: .by(-viewport.wholeRows)
    case .pageDown: .by(viewport.wholeRows)
    case .home: .toFirst
    case .end: .toLast
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .left, .right, .function:
      nil
    }
  }

  /// The row to select after a step, or nil if the list is empty.
  ///
  /// If no row was selected, a step by rows selects the first visible one.
  package func row(after step: ListStep) -> Int? {
    guard rows.count > 0 else { return nil }
    if rows.selection == nil, case .by = step { return min(viewport.offset, rows.count - 1) }
    return step.index(from: rows.selection ?? 0, last: rows.count - 1)
  }

  /// The index of the list's row at a row of cells, which is counted from the top of the list; or
  /// nil if there is none.
  package func row(atCell cell: Int) -> Int? {
    let row = viewport.offset.saturatingAdding(cell / rows.height)
    return cell >= 0 && row < rows.count ? row : nil
  }
}

extension ListViewport {
  package func offset(after step: ListStep) -> Int {
    step.index(from: offset, last: lastOffset)
  }
}
