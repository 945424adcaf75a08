import TerminalModel

/// The titles of the items to choose from, one in each row.
struct ChoiceTitles {
  let titles: [String]

  var count: Int { titles.count }

  /// One row for each title, as wide as the ``ChoiceLine`` of the widest title.
  var size: Size {
    let widest = titles.lazy.map { Clusters($0).columns }.max() ?? 0
    return Size(columns: widest + 5, rows: count)
  }

  /// The index that a key moves to, or nil if the key does not move.
  ///
  /// A character moves to the next title that begins with it, in upper or lower case; after the
  /// last title comes the first.
  ///
  /// - Parameters:
  ///   - index: The current index; if it is nil, the arrow keys and the page keys move to the
  ///     first or the last title.
  ///   - page: The rows that Page Up and Page Down move by, at least 1.
  func index(for key: Key, from index: Int?, page: Int) -> Int? {
    guard key.modifiers.isEmpty, count > 0 else { return nil }
    switch key.code {
    case .up: return index.map { limited($0 - 1) } ?? count - 1
    case .down: return index.map { limited($0 + 1) } ?? 0
    case .pageUp: return index.map { limited($0 - max(1, page)) } ?? 0
    case .pageDown: return index.map { limited($0 + max(1, page)) } ?? count - 1
    case .home: return 0
    case .end: return count - 1
    case .character(let character): return next(beginningWith: String(character), after: index)
    case .left, .right, .enter, .tab, .escape, .backspace, .delete, .insert, .function: return nil
    }
  }

  /// The index of the next title that begins with a text, in upper or lower case; nil if none does.
  func next(beginningWith text: String, after index: Int?) -> Int? {
    let start = index.map { $0 + 1 } ?? 0
    let text = text.lowercased()
    return (start..<(start + count)).lazy.map { $0 % count }
      .first { titles[$0].lowercased().hasPrefix(text) }
  }

  /// The titles that are shown in a number of rows: the page with the current one.
  ///
  /// Scrolling is by whole pages, so that no title moves while the current one stays on its page.
  /// An index beyond the last title counts as that of the last one.
  func visible(rows: Int, around index: Int?) -> Range<Int> {
    .page(of: count, rows: rows, around: index)
  }

  /// The cells of a title in an area of a size that shows the page with this title; nil if there is
  /// no such title.
  func area(of index: Int, in size: Size) -> Rect? {
    let visible = visible(rows: size.rows, around: index)
    return visible.contains(index) ? Rect(size).row(index - visible.lowerBound) : nil
  }

  private func limited(_ index: Int) -> Int { min(max(0, index), count - 1) }
}
