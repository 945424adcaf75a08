import TerminalModel

extension Frame {
  /// The visible differences between two frames: a line for the size, or else for the cursor and
  /// for each cell; at most ten.
  func differences(from other: Frame) -> [String] {
    guard size == other.size else { return ["\(size) instead of \(other.size)"] }
    var lines =
      cursor == other.cursor ? [] : ["cursor at \(cursor as Any), not \(other.cursor as Any)"]
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let position = Position(column: column, row: row)
        guard buffer[position] != other.buffer[position] else { continue }
        let (cell, expected) = (buffer[position].seen, other.buffer[position].seen)
        if cell != expected { lines.append("\(column), \(row): \(cell) instead of \(expected)") }
      }
    }
    return Array(lines.prefix(10))
  }
}

extension Cell {
  /// The cell without the invisible parts of its style, such as the text colour of a blank.
  fileprivate var seen: Cell {
    guard cluster == .blank, !isContinuation else { return self }
    var seen = self
    seen.style.attributes.formIntersection([.underline, .reverse, .strikethrough])
    if seen.style.attributes.isEmpty { seen.style.foreground = .default }
    return seen
  }
}
