extension Buffer {
  /// Makes the words blank that touch `columns` from the left or from the right: cells that are
  /// drawn in front may hide the rest of such a word.
  ///
  /// - Parameters:
  ///   - columns: The columns of the cells in front, inside the buffer and not empty.
  ///   - row: A row inside the buffer.
  package mutating func eraseWords(beside columns: Range<Int>, inRow row: Int) {
    func isWord(_ column: Int) -> Bool {
      (0..<size.columns).contains(column) && self[Position(column: column, row: row)].isOfWord
    }
    var start = columns.lowerBound
    while isWord(start - 1) { start -= 1 }
    var end = columns.upperBound
    while isWord(end) { end += 1 }
    for column in start..<columns.lowerBound { erase(Position(column: column, row: row)) }
    for column in columns.upperBound..<end { erase(Position(column: column, row: row)) }
  }

  /// Makes lines blank that run along the edges of a rectangle, next to it, or that touch its
  /// corners: beside the border of the views that are drawn in it, they would be a second border.
  ///
  /// - Parameter rect: The cells in front, inside the buffer and not empty.
  package mutating func eraseLines(around rect: Rect) {
    let (left, right) = (rect.columns.lowerBound - 1, rect.columns.upperBound)
    let (top, bottom) = (rect.rows.lowerBound - 1, rect.rows.upperBound)
    for column in left...right {
      let arms: LineArms = rect.columns.contains(column) ? [.left, .right] : .all
      for row in [top, bottom] { eraseLine(arms, at: Position(column: column, row: row)) }
    }
    for row in rect.rows {
      for column in [left, right] {
        eraseLine([.up, .down], at: Position(column: column, row: row))
      }
    }
  }

  /// Makes a cell blank if it is in the buffer and has a line with one of the arms.
  private mutating func eraseLine(_ arms: LineArms, at position: Position) {
    guard Rect(size).contains(position), let line = line(at: position),
      !line.arms.isDisjoint(with: arms)
    else { return }
    erase(position)
  }

  /// Makes a cell blank and keeps its style.
  private mutating func erase(_ position: Position) {
    put(.blank, style: self[position].style, at: position)
  }
}

extension Cell {
  /// Whether the cell holds text: neither a blank, a middle dot, a line, a block nor a braille
  /// pattern.
  fileprivate var isOfWord: Bool {
    guard !isContinuation else { return true }
    return switch content.base.value {
    case 0x20, 0xA0, 0xB7, 0x2500...0x259F, 0x2800...0x28FF: false
    default: true
    }
  }
}
