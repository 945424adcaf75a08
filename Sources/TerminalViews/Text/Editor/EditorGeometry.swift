import TerminalModel

/// One row of an editor's text: a line, or with soft wrap a part of one.
struct EditorRow: Codable, Hashable, Comparable, Sendable {
  /// The index of the line.
  var line = 0
  /// The index of the row in its line.
  var part = 0

  static func < (left: EditorRow, right: EditorRow) -> Bool {
    (left.line, left.part) < (right.line, right.part)
  }
}

/// Turns places of a document into rows and columns, and back.
///
/// It lays out single lines and never all of them: the cost depends on the number of rows that are
/// asked for, and not on the length of the document.
struct EditorGeometry {
  /// The size of the area that shows the text.
  let size: Size
  /// Whether long lines continue in the next row.
  let wraps: Bool
  /// The columns between two tab stops.
  let tabWidth: Int
  let text: TextDocument

  /// A line, laid out as rows of the screen.
  struct Line {
    let index: Int
    /// The text of the line in the document, with its tabs.
    let original: String
    private var shape = Shape.plain

    private enum Shape {
      /// The line is shown as it is, in one row.
      case plain
      indirect case laidOut(DisplayedLine, WrappedLine)
    }

    /// Makes a line of printable ASCII that fits into a row.
    init(plain text: String, at index: Int) { (original, self.index) = (text, index) }

    init(_ text: String, at index: Int, tabWidth: Int, columns: Int) {
      (original, self.index) = (text, index)
      let shown = DisplayedLine(text, tabWidth: tabWidth)
      shape = .laidOut(shown, WrappedLine(shown.text, columns: columns))
    }

    /// Whether the line is shown as it is, in one row.
    var isPlain: Bool { if case .plain = shape { true } else { false } }

    /// The number of its rows, at least 1.
    var rowCount: Int {
      switch shape {
      case .plain: 1
      case .laidOut(_, let wrapped): wrapped.rowCount
      }
    }

    var shown: DisplayedLine {
      switch shape {
      case .plain: DisplayedLine(withoutTabs: original)
      case .laidOut(let shown, _): shown
      }
    }

    var wrapped: WrappedLine {
      switch shape {
      case .plain: WrappedLine(byteCount: original.utf8.count)
      case .laidOut(_, let wrapped): wrapped
      }
    }

    /// The text of a row.
    func text(of part: Int) -> String {
      switch shape {
      case .plain: original
      case .laidOut(let shown, let wrapped): shown.text.inBytes(wrapped.bytes(ofRow: part))
      }
    }
  }

  /// Lays out a line of the document.
  func line(_ index: Int) -> Line { line(text[line: index], at: index) }

  /// Lays out the text of a line.
  func line(_ text: String, at index: Int) -> Line {
    // Most lines are ASCII without tabs and fit: they need no search for tabs and word ends.
    if text.utf8.count <= columns, Clusters(text).isPrintableASCII {
      return Line(plain: text, at: index)
    }
    return Line(text, at: index, tabWidth: tabWidth, columns: columns)
  }

  /// The number of rows from `start` to the row before `end`, or `limit` if there are more; and the
  /// number of lines that were laid out to count the rows.
  ///
  /// - Parameter end: The row `start`, or one below it.
  func rows(
    from start: EditorRow, to end: EditorRow, upTo limit: Int
  ) -> (count: Int, linesLaidOut: Int) {
    let lines = end.line - start.line
    guard wraps, lines < limit else { return (min(limit, lines), 0) }
    var (rows, linesLaidOut) = (end.part - start.part, 0)
    let columns = columns
    text.lines.forEachLeaf(in: start.line..<end.line) { lines, plainColumns in
      // `plainColumns` is `Int.max` for a leaf that has other text than printable ASCII. With soft
      // wrap, `columns` is less: the lines of such a leaf are laid out.
      guard plainColumns > columns else {
        rows += lines.count
        return
      }
      for text in lines where rows < limit {
        rows += line(text, at: 0).rowCount
        linesLaidOut += 1
      }
    }
    return (min(rows, limit), linesLaidOut)
  }

  /// The number of rows of the text, or `limit` if there are more; at most `limit` lines are laid
  /// out.
  func rowCount(upTo limit: Int) -> Int {
    guard text.lineCount < limit else { return limit }
    guard wraps else { return text.lineCount }
    let last = text.lineCount - 1
    let end = EditorRow(line: last, part: line(last).rowCount - 1)
    return rows(from: EditorRow(), to: end, upTo: limit - 1).count + 1
  }

  /// The columns for the text of a row: without soft wrap any number; with soft wrap, one less than
  /// the area has, because the last column is free for a cursor behind the text.
  var columns: Int { wraps ? max(1, size.columns - 1) : .max }

  /// The row and the column of a place, and the columns of the character there.
  func cell(of position: TextPosition) -> (row: EditorRow, column: Int, width: Int) {
    let line = line(position.line)
    if line.isPlain {
      let column = min(max(0, position.character), line.original.utf8.count)
      return (EditorRow(line: position.line), column, 1)
    }
    let original = line.original
    let byte = original.byteOffset(of: original.index(at: position.character))
    let shownByte = line.shown.shownByte(ofByte: byte)
    let part = line.wrapped.row(ofByte: shownByte)
    let columns = Clusters(line.text(of: part))
      .columns(beforeByte: shownByte - line.wrapped.bytes(ofRow: part).lowerBound)
    return (EditorRow(line: position.line, part: part), columns.before, columns.next)
  }

  /// The place at a column of a row, at most the last place in this row.
  func position(in row: EditorRow, atColumn column: Int) -> TextPosition {
    let line = line(row.line)
    let part = min(row.part, line.rowCount - 1)
    let text = line.text(of: part)
    var byte = Clusters(text).byte(atColumn: max(0, column))
    if byte == text.utf8.count, part < line.rowCount - 1, let last = text.last {
      byte -= last.utf8.count
    }
    let original = line.original
    let place = line.shown.byte(ofShownByte: line.wrapped.bytes(ofRow: part).lowerBound + byte)
    return TextPosition(line: row.line, character: original.position(ofByte: place))
  }

  /// The row a number of rows below another one, or above it if the number is negative; at most the
  /// last row, and at least the first.
  func row(_ row: EditorRow, movedBy rows: Int) -> EditorRow {
    guard wraps else {
      return EditorRow(line: min(max(0, row.line.saturatingAdding(rows)), text.lineCount - 1))
    }
    var row = row
    var rest = rows
    while rest > 0 {
      let below = line(row.line).rowCount - 1 - row.part
      if rest <= below || row.line == text.lineCount - 1 {
        row.part += min(rest, below)
        return row
      }
      rest -= below + 1
      row = EditorRow(line: row.line + 1)
    }
    while rest < 0 {
      if -rest <= row.part || row.line == 0 {
        row.part = max(0, row.part + rest)
        return row
      }
      rest += row.part + 1
      row.line -= 1
      row.part = line(row.line).rowCount - 1
    }
    return row
  }

  /// The first visible row if the last row of the text is at the bottom; the first row of the text
  /// if the rows are enough for all of it.
  var lastTop: EditorRow {
    let line = text.lineCount - 1
    let last = EditorRow(line: line, part: self.line(line).rowCount - 1)
    return row(last, movedBy: 1 - max(1, size.rows))
  }

  /// The first visible row for a stored one: a row that the document has, and at most ``lastTop``.
  func shownTop(_ row: EditorRow) -> EditorRow {
    let top = clamped(row)
    // Only then can the rows from this one on be fewer than those of the editor.
    guard top > EditorRow(), text.lineCount - top.line < size.rows else { return top }
    return min(top, lastTop)
  }

  /// The nearest row that the document has.
  func clamped(_ row: EditorRow) -> EditorRow {
    guard row.line < text.lineCount else { return EditorRow(line: text.lineCount - 1) }
    guard row.part > 0 else { return EditorRow(line: max(0, row.line)) }
    return EditorRow(line: row.line, part: min(row.part, line(row.line).rowCount - 1))
  }
}

extension String {
  /// The part at a range of the text's UTF-8, whose ends are between scalars; the text itself for
  /// the whole range.
  func inBytes(_ range: Range<Int>) -> String {
    guard range != 0..<utf8.count else { return self }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
