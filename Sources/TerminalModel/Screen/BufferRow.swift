/// The record of the cells of a buffer's row that are possibly not blank.
@usableFromInline struct BufferRow: Sendable {
  /// The columns outside the text that are not surely blank.
  ///
  /// Most of a screen is blank most of the time: only these columns are cleared and compared.
  @usableFromInline var written: WrittenColumns
  /// The text whose cells stay as they are if the next drawing has it at the same place.
  var text = RowText()
  /// The string of the text; empty if there is no text.
  var string = ""

  /// The columns that are not surely blank: ``written``, with the columns of the text added to the
  /// beginning or to the end, whichever grows less.
  @inline(__always) var columnsNotBlank: WrittenColumns {
    let columns = text.columns
    guard columns.lowerBound < columns.upperBound else { return written }
    return columns.upperBound - written.start <= written.end - columns.lowerBound
      ? WrittenColumns(start: columns.upperBound, end: written.end)
      : WrittenColumns(start: written.start, end: columns.lowerBound)
  }
}
