import TerminalModel

/// The texts of the cells of a row in one line, from left to right.
///
/// One text takes less time to draw than one for each cell. If the next frame reuses the row, the
/// buffer of the frame recognises the same text at the same place, and does not write its cells
/// again.
struct RowLine {
  // The line begins with all its blanks, which the texts replace: appending blanks one by one took
  // a twentieth of the instructions of making and showing a page of rows.
  private var bytes: [UInt8]
  /// The end of the last text, in bytes.
  private var end = 0
  /// The number of bytes before the end, less the number of columns.
  private var extraBytes = 0

  /// Makes an empty line of a number of columns.
  init(columns: Int) { bytes = Array(repeating: UInt8(ascii: " "), count: columns) }

  /// The texts with blanks between them; without blanks at the end.
  var text: String { String(decoding: bytes[..<end], as: UTF8.self) }

  /// Adds the text of a cell.
  ///
  /// - Parameters:
  ///   - cells: The columns of the line that the table's column takes.
  ///   - visible: Those of these columns that are visible. A text that is too long for `cells`, or
  ///     of which the end is not visible, ends with an ellipsis; a text of which the beginning is
  ///     not visible begins with one.
  mutating func add(
    _ cell: String, in cells: Range<Int>, visible: Range<Int>, _ alignment: HorizontalAlignment
  ) {
    guard !visible.isEmpty, !cell.isEmpty else { return }
    if cells == visible, add(ascii: cell, in: cells, alignment) { return }
    let cells = cells.lowerBound..<visible.upperBound
    let line = TextLine(cell, columns: cells.count)
    let start = cells.lowerBound + alignment.offset(ofFree: cells.count - line.columns)
    guard start < visible.lowerBound else { return add(line.clusters[...], at: start) }
    var hidden = 0
    var next = start
    while hidden < line.clusters.count, next <= visible.lowerBound {
      next += line.clusters[hidden].width
      hidden += 1
    }
    add([Cluster.ellipsis][...], at: visible.lowerBound)
    add(line.clusters[hidden...], at: next)
  }

  /// Adds a text that fits, of printable ASCII; any other text is not added.
  ///
  /// - Returns: Whether the text was added.
  private mutating func add(
    ascii text: String, in cells: Range<Int>, _ alignment: HorizontalAlignment
  ) -> Bool {
    text.withBytes { text in
      guard text.count <= cells.count,
        text.indices.allSatisfy({ (0x20...0x7E).contains(text[$0]) })
      else { return false }
      let free = cells.count - text.count
      let start = cells.lowerBound + alignment.offset(ofFree: free) + extraBytes
      for index in text.indices { bytes[start + index] = text[index] }
      end = start + text.count
      return true
    }
  }

  /// Adds clusters as they are shown: a combining mark without a base is on a dotted circle, so
  /// that it does not join the text before it.
  private mutating func add(_ clusters: ArraySlice<Cluster>, at column: Int) {
    var start = column + extraBytes
    for cluster in clusters {
      let text = cluster.description.utf8
      bytes.replaceSubrange(start..<(start + cluster.width), with: text)
      start += text.count
      extraBytes += text.count - cluster.width
      end = start
    }
  }
}
