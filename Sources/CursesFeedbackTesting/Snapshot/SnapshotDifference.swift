/// The difference between two snapshots as readable text.
struct SnapshotDifference {
  /// Both screens with the changed rows marked.
  ///
  /// If inserted or removed rows have moved others, their numbers come first. After the screens come
  /// the first changed styles, and the cursor if it changed. If one of the texts is no snapshot, both
  /// are shown unchanged.
  let text: String

  /// The maximum number of lines about changed styles.
  private static let styleLimit = 10

  /// Compares a file's text with that of a frame.
  init(from expected: String, to actual: String) {
    guard let old = FrameSnapshot(text: expected), let new = FrameSnapshot(text: actual) else {
      text = "The file is not a snapshot:\n\(expected)\nactual:\n\(actual)"
      return
    }
    let rows = RowDifference(from: old, to: new)
    let styles = rows.changed.flatMap { Self.styleChanges($0, old, new) }
    let rest = styles.count - Self.styleLimit
    let cursor =
      old.cursor == new.cursor
      ? [] : ["cursor: expected \(old.cursor ?? "any"), actual \(new.cursor ?? "any")"]
    let lines =
      rows.sentences + ["expected: \(old.extent)"]
      + Self.marked(old.glyphs, "-", rows.removed + rows.changed.map(\.old))
      + ["actual: \(new.extent)"]
      + Self.marked(new.glyphs, "+", rows.inserted + rows.changed.map(\.new))
      + styles.prefix(Self.styleLimit)
      + (rest > 0 ? ["and \(rest) more change\(rest == 1 ? "" : "s") of styles"] : []) + cursor
    text = lines.joined(separator: "\n")
  }

  private static func marked(_ rows: [String], _ mark: String, _ changed: [Int]) -> [String] {
    let changed = Set(changed)
    return rows.enumerated().map { row, glyphs in
      "\(changed.contains(row) ? mark : " ") │\(glyphs)│"
    }
  }

  /// The changed styles of a row, a line for each run of cells with the same change.
  private static func styleChanges(
    _ row: (old: Int, new: Int), _ old: FrameSnapshot, _ new: FrameSnapshot
  ) -> [String] {
    let name = row.old == row.new ? "row \(row.old)" : "row \(row.old), now row \(row.new)"
    let changes = zip(
      old.styles(inRow: row.old, columns: old.size.columns),
      new.styles(inRow: row.new, columns: new.size.columns)
    ).map { $0 == $1 ? nil : "expected \($0), actual \($1)" }
    var lines: [String] = []
    var start = changes.startIndex
    while start < changes.endIndex {
      let end = changes[start...].firstIndex { $0 != changes[start] } ?? changes.endIndex
      if let change = changes[start] {
        lines.append("\(name), columns \(start)-\(end - 1): \(change)")
      }
      start = end
    }
    return lines
  }
}
