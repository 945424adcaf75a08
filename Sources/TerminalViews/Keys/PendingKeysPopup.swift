package import TerminalModel

/// A box in the lower right corner with the keys that continue a sequence.
package struct PendingKeysPopup: Hashable {
  /// A key and the title of its command.
  package struct Entry: Hashable {
    package let key: String
    package let title: String
  }

  /// The keys typed so far.
  package let title: String
  /// The entries, column by column.
  package let entries: [Entry]
  /// The number of entries in a column.
  package let rows: Int
  /// Its cells on the screen; the last row of the screen stays free for a help bar.
  package let rect: Rect

  private let keyColumns: Int
  private let titleColumns: Int

  /// The columns between two columns of entries.
  private static let spacing = 3
  /// The columns of border and padding.
  private static let margin = 4

  /// Makes the box, or returns nil if there is nothing to show or no space for it.
  ///
  /// It takes at most half of the rows. If not all entries fit, the last one tells how many are
  /// left out.
  package init?(_ hints: [KeyHint], after pending: PendingKeys, in screen: Size) {
    let all = hints.map { Entry(key: $0.keyLabel, title: $0.title) }
    guard !pending.keys.isEmpty, !all.isEmpty, screen.rows >= 6 else { return nil }
    let keyColumns = all.lazy.map { Clusters($0.key).columns }.max() ?? 0
    let widest = all.lazy.map { Clusters($0.title).columns }.max() ?? 0
    let titleColumns = min(widest, screen.columns - Self.margin - keyColumns - 1)
    guard titleColumns >= min(widest, 4) else { return nil }
    let column = keyColumns + 1 + titleColumns
    let mostRows = max(1, screen.rows / 2 - 2)
    let mostColumns = (screen.columns - Self.margin + Self.spacing) / (column + Self.spacing)
    let columns = min(mostColumns, (all.count + mostRows - 1) / mostRows)
    rows = min(mostRows, (all.count + columns - 1) / columns)
    let places = rows * columns
    let left = all.count - places + 1
    entries =
      all.count <= places
      ? all : all.prefix(places - 1) + [Entry(key: "…", title: "\(left) more")]
    title = pending.label
    self.keyColumns = keyColumns
    self.titleColumns = titleColumns
    let caption = Clusters(title).columns + 6
    let width = columns * (column + Self.spacing) - Self.spacing + Self.margin
    let size = Size(columns: max(width, caption), rows: rows + 2).limited(to: screen)
    rect = Rect(
      origin: Position(column: screen.columns - size.columns, row: screen.rows - 1 - size.rows),
      size: size)
  }

  /// The box on the screen.
  var box: Box {
    Box(.canvas { draw(on: &$0) }, size: rect.size).placed(at: rect.origin)
  }

  private func draw(on area: inout DrawingArea) {
    area.drawKeyBox(titled: title) { area in
      let key = area.style(
        of: .helpKey, Style(foreground: .accent, background: .surface, attributes: .bold))
      for (index, entry) in entries.enumerated() {
        let column = 2 + index / rows * (keyColumns + 1 + titleColumns + Self.spacing)
        let row = 1 + index % rows
        let label = String(repeating: " ", count: keyColumns - Clusters(entry.key).columns)
        area.write(label + entry.key, at: Position(column: column, row: row), style: key)
        area.write(
          entry.title.truncated(columns: titleColumns),
          at: Position(column: column + keyColumns + 1, row: row))
      }
    }
  }
}
