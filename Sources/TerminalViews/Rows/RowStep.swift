package import TerminalModel

/// A move through rows, by a key or the wheel.
package enum RowStep: Hashable, Sendable {
  /// A number of rows down, or up if negative.
  case by(Int)
  case toFirst
  case toLast

  /// The step that a key means, or nil if it means none.
  ///
  /// - Parameter page: The number of rows that fit.
  package init?(_ code: Key.Code, page: Int, hasLetterKeys: Bool) {
    switch code {
    case .up: self = .by(-1)
    case .down: self = .by(1)
    case .character("k") where hasLetterKeys: self = .by(-1)
    case .character("j") where hasLetterKeys: self = .by(1)
    case .pageUp: self = .by(-page)
    case .pageDown: self = .by(page)
    case .home: self = .toFirst
    case .end: self = .toLast
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .left, .right, .function:
      return nil
    }
  }

  /// The index that the step leads to from a row, from 0 to a last index; without a row, a step by
  /// rows leads to the first visible one.
  package func index(from row: Int?, firstVisible: Int, last: Int) -> Int {
    guard row == nil, case .by = self else { return index(from: row ?? 0, last: last) }
    return max(0, min(firstVisible, last))
  }

  /// The index that the step leads to, from 0 to a last index.
  package func index(from index: Int, last: Int) -> Int {
    switch self {
    case .by(let rows): min(max(0, index.saturatingAdding(rows)), max(0, last))
    case .toFirst: 0
    case .toLast: max(0, last)
    }
  }
}
