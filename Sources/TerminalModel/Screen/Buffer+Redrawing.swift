extension Buffer {
  /// Begins a new drawing: blanks the cells, except those of texts that the new drawing may write
  /// again.
  ///
  /// The text of a row stays in its cells for now. If the new drawing writes the same text at the
  /// same place, these cells stay as they are. If the drawing first writes other cells there, the
  /// text is blanked before that; if it writes nothing there, ``finishRedrawing()`` blanks the
  /// text. Until ``finishRedrawing()``, the buffer can be written, but neither read nor compared.
  ///
  /// A text is recognised by the two machine words of its `String` (``RowText``): a long text that
  /// was made again has another address, and counts as another text even if its bytes are equal. A
  /// row of 50 characters that is written again and recognised takes 350 instructions instead of
  /// 1,200.
  package mutating func startRedrawing() {
    Self.startRedrawing(&cells, &rows, columns: size.columns)
  }

  /// Ends a drawing: blanks the texts of the previous drawing that this one does not have.
  package mutating func finishRedrawing() {
    Self.finishRedrawing(&cells, &rows, columns: size.columns)
  }

  // The arrays are parameters, so that each call checks only once whether the memory of an array is
  // shared with a copy of it (copy on write). A check for each row would take half of the
  // instructions.

  private static func startRedrawing(
    _ cells: inout [Cell], _ rows: inout [BufferRow], columns count: Int
  ) {
    let blank = WrittenColumns(start: 0, end: count)
    var rows = rows.mutableSpan
    var cells = cells.mutableSpan
    for row in rows.indices {
      rows[row].text.isLeftOver = !rows[row].text.isEmpty
      let columns = rows[row].written
      guard columns != blank else { continue }
      rows[row].written = blank
      let start = row * count
      cells.makeBlank(start..<(start + columns.start))
      cells.makeBlank((start + columns.end)..<(start + count))
    }
  }

  private static func finishRedrawing(
    _ cells: inout [Cell], _ rows: inout [BufferRow], columns count: Int
  ) {
    var rows = rows.mutableSpan
    var cells = cells.mutableSpan
    for row in rows.indices where rows[row].text.isLeftOver {
      rows[row].forgetText(in: &cells, rowAt: row * count, columns: count)
    }
  }

  /// Whether the previous drawing left the same text in a row; if so, marks it as part of the new
  /// drawing.
  @inline(__always)
  mutating func keeps(_ text: RowText?, inRow row: Int) -> Bool {
    guard let text, rows[row].text.isLeftOver, rows[row].text.isSame(as: text) else { return false }
    rows[row].text.isLeftOver = false
    return true
  }

  /// Puts texts into rows of the buffer, one below the other, as ``write(_:style:at:columns:)``
  /// does.
  ///
  /// A line that the previous drawing left takes a third of the instructions that a separate call
  /// for this line would take.
  package mutating func write(
    _ lines: ArraySlice<String>, style: Style, at position: Position, columns: Range<Int>
  ) {
    for index in lines.indices {
      let place = Position(
        column: position.column, row: position.row + index - lines.startIndex)
      // The line is not stored in a constant, which would count references to it.
      let described = RowText(lines[index], style: style, column: place.column, clip: columns)
      if keeps(described, inRow: place.row) { continue }
      write(lines[index], style: style, at: place, columns: columns)
    }
  }

  /// Records the columns of a row that a text has written.
  ///
  /// The next drawing recognises the text, unless the row already had another text, or one of the
  /// columns was already written.
  mutating func noteWritten(
    _ columns: Range<Int>, row: Int, by text: RowText?, _ string: String
  ) {
    guard !columns.isEmpty else { return }
    guard var text, rows[row].text.isEmpty, !rows[row].written.touches(columns) else {
      return noteWritten(columns, row: row)
    }
    text.columns = columns
    rows[row].string = string
    rows[row].text = text
  }

  /// Prepares a row for other cells in some columns: if the row's text takes one of these columns,
  /// the text is no longer recognised.
  @inline(__always)
  mutating func forgetText(inRow row: Int, touching columns: Range<Int>) {
    if rows[row].text.touches(columns) { forgetText(inRow: row) }
  }

  /// Ends the recognition of a row's text: counts its columns as written, or blanks them if the
  /// text is left from the previous drawing.
  mutating func forgetText(inRow row: Int) {
    Self.forgetText(&cells, &rows[row], rowAt: row * size.columns, columns: size.columns)
  }

  private static func forgetText(
    _ cells: inout [Cell], _ row: inout BufferRow, rowAt start: Int, columns count: Int
  ) {
    var cells = cells.mutableSpan
    row.forgetText(in: &cells, rowAt: start, columns: count)
  }

  /// The columns of a row that are not surely blank, its text included.
  func columnsNotBlank(inRow row: Int) -> WrittenColumns {
    rows[row].columnsNotBlank
  }
}

extension BufferRow {
  /// Ends the recognition of the text: counts its columns as written, or blanks them if the text is
  /// left from the previous drawing.
  ///
  /// - Parameters:
  ///   - start: The index of the row's first cell.
  ///   - count: The number of cells of a row.
  mutating func forgetText(
    in cells: inout MutableSpan<Cell>, rowAt start: Int, columns count: Int
  ) {
    let columns = text.columns
    if text.isLeftOver {
      cells.makeBlank((start + columns.lowerBound)..<(start + columns.upperBound))
    } else {
      written.add(columns, of: count)
    }
    text = RowText()
    string = ""
  }
}

extension MutableSpan<Cell> {
  fileprivate mutating func makeBlank(_ indices: Range<Int>) {
    guard indices.count > 1 else {
      if let index = indices.first { self[index] = Cell() }
      return
    }
    copyBlanks(to: indices)
  }

  /// Blanks cells by copying blanks, with three instructions a cell; to assign a blank to one cell
  /// after another would take six.
  ///
  /// Not inlined: the loops around it would need more registers than the processor has.
  @inline(never) private mutating func copyBlanks(to indices: Range<Int>) {
    withUnsafeMutableBufferPointer { cells in
      blanks.withUnsafeBufferPointer { blanks in
        guard let cells = cells.baseAddress, let blank = blanks.baseAddress else { return }
        var start = indices.lowerBound
        while start < indices.upperBound {
          let count = Swift.min(blanks.count, indices.upperBound - start)
          (cells + start).update(from: blank, count: count)
          start += count
        }
      }
    }
  }
}

private let blanks = Array(repeating: Cell.blank, count: 128)
