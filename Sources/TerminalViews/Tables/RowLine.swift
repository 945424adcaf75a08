import TerminalModel

/// The texts of the cells of a row in one line, from left to right.
///
/// One text takes less time to draw than one for each cell, and the next frame recognises it.
struct RowLine {
  // Bytes, because blanks are appended one by one: as characters of a string, they were half of the
  // instructions of making and showing a page of rows.
  private var bytes: [UInt8] = []
  /// The columns of the text.
  private var columns = 0

  /// Makes an empty line for a number of columns.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// The texts with blanks between them; without blanks at the end.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds the text of a cell.
  ///
  /// - Parameters:
  ///   - cells: The cells of the column; a text that is too long ends with an ellipsis.
  ///   - visible: The visible ones of them. A wide character that is cut off is a blank.
  mutating func add(
    _ cell: String, in cells: Range<Int>, visible: Range<Int>, _ alignment: HorizontalAlignment
  ) {
    guard !visible.isEmpty else { return }
    let line = TextLine(cell, columns: cells.count)
    let start = cells.lowerBound + alignment.offset(ofFree: cells.count - line.columns)
    if case .text(let text) = line.content, Clusters(text).isPrintableASCII, cells == visible {
      pad(to: start)
      bytes.append(contentsOf: text.utf8)
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
      bytes.append(contentsOf: cluster.description.utf8)
      columns = own.upperBound
    }
  }

  private mutating func pad(to column: Int) {
    while columns < column {
      bytes.append(UInt8(ascii: " "))
      columns += 1
    }
  }
}
