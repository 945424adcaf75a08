import TerminalFilms
import TerminalModel

extension FrameSnapshot {
  /// The frame of a snapshot, without a theme.
  var frame: Frame {
    var frame = Frame(size: Size(columns: size.columns, rows: glyphs.count))
    for (row, line) in glyphs.enumerated() {
      let styles = styles(inRow: row, columns: size.columns)
      var column = 0
      for cluster in Clusters(line) where column < size.columns {
        let style = styles.indices.contains(column) ? Style(snapshot: styles[column]) : .plain
        frame.buffer.write([cluster], style: style, at: Position(column: column, row: row))
        column += cluster.width
      }
    }
    return frame
  }
}

extension Frame {
  /// The positions of the cells that a snapshot shows in another way than those of the other frame,
  /// and of the cells that the other frame does not have.
  func positions(differingFrom other: Frame) -> Set<Position> {
    let cells = (0..<size.rows).flatMap { row in
      (0..<size.columns).map { Position(column: $0, row: row) }
    }
    return Set(
      cells.filter { cell in
        cell.row >= other.size.rows || cell.column >= other.size.columns
          || !buffer[cell].isLike(other.buffer[cell])
      })
  }

  /// The frame as a terminal with a number of colours shows it in a theme.
  func shown(in theme: Theme, at depth: ColorDepth) -> Frame {
    var shown = resolved(ThemeColors(theme, depth: depth), at: depth)
    shown.theme = .terminal
    return shown
  }
}

extension Cell {
  /// Whether both are the same in a snapshot, which does not hold all attributes.
  fileprivate func isLike(_ other: Cell) -> Bool {
    cluster == other.cluster && isContinuation == other.isContinuation
      && (style == other.style || style.snapshot == other.style.snapshot)
  }
}
