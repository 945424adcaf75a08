/// A row of a buffer: its cells that may not be blank.
@usableFromInline struct BufferRow: Sendable {
  /// The columns outside the text that are not surely blank.
  ///
  /// Most of a screen is blank most of the time: only these columns are cleared and compared.
  @usableFromInline var written: WrittenColumns
  /// A text that is not written again if it is drawn again.
  var text = RowText()
  /// The string of the text; empty if there is no text.
  var string = ""

  /// The columns that are not surely blank, with the text in the part that grows less.
  @inline(__always) var columnsNotBlank: WrittenColumns {
    let columns = text.columns
    guard columns.lowerBound < columns.upperBound else { return written }
    return columns.upperBound - written.start <= written.end - columns.lowerBound
      ? WrittenColumns(start: columns.upperBound, end: written.end)
      : WrittenColumns(start: written.start, end: columns.lowerBound)
  }
}
