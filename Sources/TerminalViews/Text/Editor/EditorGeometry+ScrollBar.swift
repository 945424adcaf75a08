/// Places in the text for the scroll bar.
///
/// The lines have the same share of the bar, and the rows of a wrapped line have equal parts of the
/// share: to count the rows of the text, all lines would have to be laid out. The share is a large
/// number, so that each row has a whole number.
extension EditorGeometry {
  private static let lineShare = 1 << 24

  /// The place of the start of a line.
  static func barPlace(ofLine line: Int) -> Int { line * lineShare }

  /// The place of the start of a row.
  func barPlace(of row: EditorRow) -> Int {
    guard row.part > 0 else { return Self.barPlace(ofLine: row.line) }
    return Self.barPlace(ofPart: row.part, in: line(row.line))
  }

  /// The row whose start is nearest to a place.
  func row(nearBarPlace place: Int) -> EditorRow {
    let (index, rest) = place.quotientAndRemainder(dividingBy: Self.lineShare)
    guard index < text.lineCount else { return lastTop }
    let count = line(index).rowCount
    let part = Int(Double(rest) / Double(Self.lineShare) * Double(count) + 0.5)
    return part < count ? EditorRow(line: index, part: part) : EditorRow(line: index + 1)
  }

  /// The place of the start of a part of a line, or of the line's end.
  fileprivate static func barPlace(ofPart part: Int, in line: Line) -> Int {
    barPlace(ofLine: line.index) + lineShare * part / line.rowCount
  }
}

extension EditorPage.VisibleRows {
  /// The places from the start of the first visible row to the end of the last one; empty if there
  /// is no row.
  var barPlaces: Range<Int> {
    switch self {
    case .plain(let lines):
      return EditorGeometry.barPlace(
        ofLine: lines.lowerBound)..<EditorGeometry.barPlace(ofLine: lines.upperBound)
    case .laidOut(let rows):
      guard let first = rows.first, let last = rows.last else { return 0..<0 }
      return EditorGeometry.barPlace(
        ofPart: first.part, in: first.line)..<EditorGeometry.barPlace(
          ofPart: last.part + 1, in: last.line)
    }
  }
}
