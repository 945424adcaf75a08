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
