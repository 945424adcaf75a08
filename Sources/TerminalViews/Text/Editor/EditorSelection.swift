/// The cursor of an editor, and the end of its selection that is not at the cursor.
package struct EditorSelection: Codable, Hashable, Sendable {
  package var cursor = TextPosition.start
  /// The other end of the selection, or nil if nothing is selected.
  package var anchor: TextPosition?

  package init(cursor: TextPosition = .start, anchor: TextPosition? = nil) {
    (self.cursor, self.anchor) = (cursor, anchor)
  }

  /// The selected text, or nil if there is none.
  package var range: Range<TextPosition>? {
    guard let anchor, anchor != cursor else { return nil }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// The selected text, or an empty range at the cursor.
  package var rangeOrCursor: Range<TextPosition> { range ?? cursor..<cursor }
}
