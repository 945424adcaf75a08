import TerminalModel

/// The names of the series of a chart in one row, each after a mark in the colour of the series.
struct ChartLegend {
  struct Entry {
    let name: String
    let mark: Unicode.Scalar
    /// The colour of the series; nil for a single series, which has the accent or the view's
    /// colour.
    let color: Color?
  }

  let entries: [Entry]

  /// Writes the entries that fit, and an ellipsis for the others.
  ///
  /// A name is cut off at half of the width of the area; the first name is cut off to the free
  /// space, if that is less.
  func draw(from column: Int, row: Int, _ glyphs: GlyphSet, on area: inout DrawingArea) {
    let label = area.style(of: .chartLabel, area.style(.muted))
    var column = column
    for (index, entry) in entries.enumerated() {
      let isLast = index == entries.count - 1
      let room = area.size.columns - column - 2 - (isLast ? 0 : 3)
      let longest = area.size.columns / 2
      let name = glyphs.line(
        entry.name, columns: max(1, index == 0 ? min(longest, room) : longest))
      let columns = 2 + name.columns
      guard name.columns <= room else {
        area.write(
          glyphs.ellipsis, at: Position(column: column, row: row), style: label)
        return
      }
      let style = entry.color.map { area.style($0) } ?? area.accentedStyle
      area.write(entry.mark, at: Position(column: column, row: row), style: style)
      area.write(name, at: Position(column: column + 2, row: row), style: label)
      column += columns + 2
    }
  }
}

extension GlyphSet {
  /// The mark of something that is left out.
  var ellipsis: String { self == .unicode ? "…" : "~" }

  /// The first line of a text, cut off to a number of columns.
  ///
  /// With Unicode glyphs, it ends with an ellipsis if there are more than two columns.
  func line(_ text: String, columns: Int) -> TextLine {
    let hasEllipsis = self == .unicode && columns > 2
    return TextLines(text, columns: columns, rows: 1, truncation: hasEllipsis ? .end : .clip).first
  }
}
