import TerminalModel

/// The texts of the cells of a row in one line, from left to right.
///
/// One text takes less time to draw than one for each cell, and the next frame recognises it.
struct RowLine {
  /// The texts with blanks between them; without blanks at the end.
  private(set) var text = ""
  /// The columns of the text.
  private var columns = 0

  /// Adds the text of a cell.
  ///
  /// - Parameters:
  ///   - cells: The cells of the column; a text that is too long ends with an ellipsis.
  ///   - visible: The visible ones of them. A wide character that is cut off is a blank.
  mutating func add(
    _ cell: String, in cells: Range<Int>, visible: Range<Int>, _ alignment: HorizontalAlignment
  ) {
    let line = TextLine(cell, columns: cells.count)
    guard line.columns > 0, !visible.isEmpty else { return }
    let start = cells.lowerBound + alignment.offset(ofFree: cells.count - line.columns)
    if case .text(let text) = line.content, Clusters(text).isPrintableASCII, cells == visible {
      pad(to: start)
      self.text += text
      columns += line.columns
    } else {
      add(line.clusters, at: start, visible: visible)
    }
  }

  /// Adds visible clusters as they are shown: a mark without a base does not join the text before it.
  private mutating func add(_ clusters: [Cluster], at start: Int, visible: Range<Int>) {
    var next = start
    for cluster in clusters {
      let own = next..<(next + cluster.width)
      next = own.upperBound
      guard own.clamped(to: visible) == own else { continue }
      pad(to: own.lowerBound)
      text += cluster.description
      columns = own.upperBound
    }
  }

  private mutating func pad(to column: Int) {
    guard column > columns else { return }
    text += String(repeating: " ", count: column - columns)
    columns = column
  }
}
