import TerminalModel

/// The part of a line of text that fits into the width of a field, with its cursor.
///
/// Making it takes time proportional to the text up to the last visible column.
package struct LineWindow: Hashable, Sendable {
  /// A part of the visible text that is drawn in one style: as selected, or not.
  package struct Run: Hashable, Sendable {
    /// The column of its first cell in the field.
    package var column: Int
    package var text: String
    package var isSelected: Bool
  }

  /// The number of columns of the text that are hidden to the left.
  package let scrollColumn: Int
  /// The column of the cursor in the field, always from 0 to the last column.
  package let cursorColumn: Int
  private let width: Int

  /// Scrolls as little as possible, so that the cursor is visible.
  ///
  /// The character at the cursor is visible as a whole, or in a field of one column its first cell.
  /// While text is hidden to the left, at most one column is free to the right of the text: that of
  /// a cursor behind the text.
  ///
  /// - Parameters:
  ///   - text: The text as it is shown: that of a secret field consists of `•`.
  ///   - cursor: The number of characters before the cursor.
  ///   - previous: The ``scrollColumn`` of the last window of the field.
  ///   - width: The columns of the field; 0 or fewer show nothing.
  package init(_ text: String, cursor: Int, scrolledFrom previous: Int = 0, width: Int) {
    let width = max(0, width)
    let clusters = Clusters(text)
    let cursor = clusters.columns(beforeByte: text.byteOffset(of: text.index(at: cursor)))
    var scroll = max(0, previous)
    let lastColumn = cursor.before + min(cursor.next, max(1, width))
    if lastColumn > scroll.saturatingAdding(width) { scroll = lastColumn - width }
    scroll = min(scroll, cursor.before)
    let end = scroll.saturatingAdding(width)
    let columns = clusters.columns(upTo: end)
    if columns + 1 < end { scroll = max(0, columns + 1 - width) }
    scrollColumn = scroll
    cursorColumn = cursor.before - scroll
    self.width = width
  }

  /// The visible text from left to right, without characters that are cut by an edge.
  ///
  /// - Parameter selection: The positions of the selected characters, or nil if there are none.
  package func runs(of text: String, selection: Range<Int>? = nil) -> [Run] {
    guard width > 0 else { return [] }
    let visible = scrollColumn..<scrollColumn.saturatingAdding(width)
    let selected = selection.map { range in
      text.column(at: range.lowerBound)..<text.column(at: range.upperBound)
    }
    let inside = (selected ?? 0..<0).clamped(to: visible)
    let parts = [
      (visible.lowerBound..<inside.lowerBound, false), (inside, true),
      (inside.upperBound..<visible.upperBound, false),
    ]
    return parts.compactMap { columns, isSelected in
      guard !columns.isEmpty else { return nil }
      let part = Clusters(text).bytes(inColumns: columns)
      guard !part.bytes.isEmpty else { return nil }
      let start = text.utf8.index(text.startIndex, offsetBy: part.bytes.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: part.bytes.upperBound)
      return Run(
        column: part.column - visible.lowerBound, text: String(text[start..<end]),
        isSelected: isSelected)
    }
  }

  /// The position of the character at a column of the field, or the end of the text if the column
  /// is behind the text.
  ///
  /// A column to the left or right of the field gives a hidden character, if there is one.
  package func position(atColumn column: Int, in text: String) -> Int {
    let byte = Clusters(text).byte(atColumn: max(0, scrollColumn.saturatingAdding(column)))
    let index = text.utf8.index(text.startIndex, offsetBy: byte)
    return text.distance(from: text.startIndex, to: index)
  }
}

extension String {
  /// The column at a position.
  fileprivate func column(at position: Int) -> Int {
    Clusters(self).columns(beforeByte: byteOffset(of: index(at: position))).before
  }
}
