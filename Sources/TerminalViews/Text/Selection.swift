/// A place in a text: the number of characters before the place, or a line and the number of
/// characters before the place in this line.
package typealias CursorPlace = Comparable & Codable & Hashable & Sendable

/// The cursor of a text, and the end of its selection that is not at the cursor.
package struct Selection<Place: CursorPlace>: Codable, Hashable, Sendable {
  package var cursor: Place
  /// The other end of the selection, or nil if nothing is selected.
  package var anchor: Place?

  package init(cursor: Place, anchor: Place? = nil) {
    (self.cursor, self.anchor) = (cursor, anchor)
  }

  /// The selected text, or nil if there is none.
  package var range: Range<Place>? {
    guard let anchor, anchor != cursor else { return nil }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// The selected text, or an empty range at the cursor.
  package var rangeOrCursor: Range<Place> { range ?? cursor..<cursor }
}

/// The selection of a line of text: the numbers of characters before the cursor and the anchor.
package typealias TextSelection = Selection<Int>

/// The selection of an editor.
package typealias EditorSelection = Selection<TextPosition>

extension Selection<Int> {
  /// A cursor at the start.
  package init() { self.init(cursor: 0) }
}

extension Selection<TextPosition> {
  /// A cursor at the start.
  package init() { self.init(cursor: .start) }
}
