import TerminalModel
import TerminalViews

/// Pictures of screens in views.
extension DrawingArea {
  /// Draws a frame whose top left cell is at a position.
  mutating func draw(_ frame: Frame, at origin: Position) {
    // In the plain style, so that cells without colours do not take those of the views around the
    // picture.
    inside(Rect(origin: origin, size: frame.size), style: .plain) { area in
      area.fill()
      for row in 0..<frame.size.rows { area.write(frame.buffer.row(row), row) }
    }
  }

  /// Writes the cells of a row of a frame.
  private mutating func write(_ cells: ArraySlice<Cell>, _ row: Int) {
    var rest = cells.filter { !$0.isContinuation }[...]
    var place = Position(column: 0, row: row)
    while let first = rest.first {
      let run = rest.prefix { $0.style == first.style }
      let line = TextLine(clusters: run.map(\.cluster))
      write(line, at: place, style: first.style)
      place.column += line.columns
      rest = rest.dropFirst(run.count)
    }
  }
}

extension Size {
  /// The position of the top left cell of an area of another size in the middle of an area of this
  /// size; the origin if the other area is larger.
  func origin(ofCentered size: Size) -> Position {
    Position(column: max(0, (columns - size.columns) / 2), row: max(0, (rows - size.rows) / 2))
  }
}

extension Frame {
  /// The frame with the cursor drawn as a cell whose colours are swapped (reverse video).
  var withVisibleCursor: Frame {
    guard let cursor, Rect(size).contains(cursor) else { return self }
    let width = max(1, buffer[cursor].cluster.width)
    var frame = self
    frame.buffer.restyle(Rect(origin: cursor, size: Size(columns: width, rows: 1))) { style in
      style.attributes.formSymmetricDifference(.reverse)
    }
    return frame
  }
}
