extension TextDocument {
  /// The range of the atomic annotation (one that an editor treats as a single character) around a
  /// place, or nil if the place is outside or at an edge.
  func atom(around position: TextPosition) -> Range<TextPosition>? {
    guard !marks.isEmpty else { return nil }
    let place = byteOffset(of: position)
    guard let item = marks.items(in: place..<place).first, item.content.isAtomic else { return nil }
    return positions(of: item.range)
  }

  /// Whether a range has characters of an atomic annotation.
  func hasAtom(in range: Range<TextPosition>) -> Bool {
    guard !marks.isEmpty, !range.isEmpty else { return false }
    return marks.items(in: bytes(of: range)).contains(where: \.content.isAtomic)
  }

  /// The nearest place that is not inside an atomic annotation.
  func outsideAtom(_ position: TextPosition) -> TextPosition {
    guard let atom = atom(around: position) else { return position }
    let (before, after) = (atom.lowerBound, atom.upperBound)
    let isNearStart =
      before.line == after.line
      ? position.character - before.character < after.character - position.character
      : position.line - before.line < after.line - position.line
    return isNearStart ? before : after
  }

  /// A range extended so that it contains the atomic annotations at its ends as a whole.
  func includingAtoms(_ range: Range<TextPosition>) -> Range<TextPosition> {
    guard !marks.isEmpty else { return range }
    let lower = atom(around: range.lowerBound)?.lowerBound ?? range.lowerBound
    return lower..<max(lower, atom(around: range.upperBound)?.upperBound ?? range.upperBound)
  }

  /// A selection whose ends are not inside atomic annotations.
  func outsideAtoms(_ selection: EditorSelection) -> EditorSelection {
    guard !marks.isEmpty else { return selection }
    return EditorSelection(
      cursor: outsideAtom(selection.cursor), anchor: selection.anchor.map(outsideAtom))
  }
}
