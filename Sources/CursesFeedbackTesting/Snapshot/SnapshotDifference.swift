/// The difference between two snapshots as readable text.
struct SnapshotDifference {
  /// Both screens with the changed rows marked, then the changed styles and the cursor if it
  /// changed; or both texts if one of them is no snapshot.
  let text: String

  /// Compares a file's text with that of a frame.
  init(from expected: String, to actual: String) {
    guard let old = FrameSnapshot(text: expected), let new = FrameSnapshot(text: actual) else {
      text = "The file is not a snapshot:\n\(expected)\nactual:\n\(actual)"
      return
    }
    let changed = Set(
      (0..<max(old.glyphs.count, new.glyphs.count)).filter { !Self.sameRow($0, old, new) })
    let cursor =
      old.cursor == new.cursor
      ? [] : ["cursor: expected \(old.cursor ?? "any"), actual \(new.cursor ?? "any")"]
    let lines =
      ["expected: \(old.extent)"] + Self.marked(old.glyphs, "-", changed)
      + ["actual: \(new.extent)"] + Self.marked(new.glyphs, "+", changed)
      + changed.sorted().flatMap { Self.styleChanges(inRow: $0, old, new) } + cursor
    text = lines.joined(separator: "\n")
  }

  private static func sameRow(_ row: Int, _ old: FrameSnapshot, _ new: FrameSnapshot) -> Bool {
    guard old.glyphs.indices.contains(row), new.glyphs.indices.contains(row) else { return false }
    return old.glyphs[row].utf8.elementsEqual(new.glyphs[row].utf8)
      && old.styles(inRow: row, columns: old.columns)
        == new.styles(inRow: row, columns: new.columns)
  }

  private static func marked(_ rows: [String], _ mark: String, _ changed: Set<Int>) -> [String] {
    rows.enumerated().map { row, glyphs in "\(changed.contains(row) ? mark : " ") │\(glyphs)│" }
  }

  /// The changed styles of a row, a line for each run of cells with the same change.
  private static func styleChanges(
    inRow row: Int, _ old: FrameSnapshot, _ new: FrameSnapshot
  ) -> [String] {
    guard old.glyphs.indices.contains(row), new.glyphs.indices.contains(row) else { return [] }
    let changes = zip(
      old.styles(inRow: row, columns: old.columns), new.styles(inRow: row, columns: new.columns)
    ).map { $0 == $1 ? nil : "expected \($0), actual \($1)" }
    var lines: [String] = []
    var start = changes.startIndex
    while start < changes.endIndex {
      let end = changes[start...].firstIndex { $0 != changes[start] } ?? changes.endIndex
      if let change = changes[start] {
        lines.append("row \(row), columns \(start)-\(end - 1): \(change)")
      }
      start = end
    }
    return lines
  }
}
