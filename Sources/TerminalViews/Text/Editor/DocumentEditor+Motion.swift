import TerminalModel

extension DocumentEditor {
  /// Moves the cursor by a motion and ends the selection; if text is selected, a motion by one
  /// character leads to the left or the right end of the selection.
  mutating func move(_ motion: EditorMotion, goal: Int?) {
    if let range = memory.selection.range, motion == .inLine(.left) || motion == .inLine(.right) {
      memory.selection = EditorSelection(
        cursor: motion == .inLine(.left) ? range.lowerBound : range.upperBound)
      return
    }
    memory.selection = EditorSelection(cursor: destination(of: motion, goal: goal))
  }

  /// Moves the end of the selection that is at the cursor.
  mutating func select(_ motion: EditorMotion, goal: Int?) {
    let anchor = memory.selection.anchor ?? cursor
    memory.selection = EditorSelection(
      cursor: destination(of: motion, goal: goal), anchor: anchor)
  }

  /// The place to which a motion leads from the cursor.
  ///
  /// A motion up or down stores its column, as the `goal` of the next one.
  ///
  /// - Parameter goal: The column where a sequence of motions up and down began, or nil if this
  ///   motion begins one.
  private mutating func destination(of motion: EditorMotion, goal: Int?) -> TextPosition {
    switch motion {
    case .inLine(let motion): return destination(of: motion)
    case .documentStart: return .start
    case .documentEnd: return text.end
    case .up: return destination(rows: -1, goal: goal)
    case .down: return destination(rows: 1, goal: goal)
    case .pageUp, .pageDown:
      let page = max(1, size.rows - 1)
      let rows = motion == .pageUp ? -page : page
      let geometry = geometry
      memory.top = geometry.row(geometry.shownTop(memory.top), movedBy: rows)
      return destination(rows: rows, goal: goal)
    }
  }

  /// The place to which a motion in a line leads.
  ///
  /// At the end of the line, `right` and `wordRight` lead to the start of the next line. At the
  /// start, `left`, `wordLeft` and `blankLeft` lead to the end of the previous line.
  func destination(of motion: TextMotion) -> TextPosition {
    let (line, cursor) = (line, cursor)
    let index = line.index(at: cursor.character)
    let destination: String.Index
    switch motion {
    case .start: destination = line.startIndex
    case .end: destination = line.endIndex
    case .left, .wordLeft, .blankLeft:
      guard index > line.startIndex else { return skippingAtom(endOfPreviousLine) }
      destination =
        switch motion {
        case .left: line.index(before: index)
        case .wordLeft: line.startOfWord(before: index)
        case .blankLeft, .right, .wordRight, .start, .end:
          line.index(after: \.isWhitespace, before: index)
        }
    case .right, .wordRight:
      guard index < line.endIndex else { return skippingAtom(startOfNextLine) }
      destination = motion == .right ? line.index(after: index) : line.endOfWord(after: index)
    }
    return skippingAtom(
      TextPosition(
        line: cursor.line,
        character: cursor.character + line.distance(from: index, to: destination)))
  }

  /// A destination of the cursor; if it is inside an atomic annotation, which the cursor skips, the
  /// edge of the annotation in the direction of the motion.
  private func skippingAtom(_ place: TextPosition) -> TextPosition {
    guard let atom = text.atom(around: place) else { return place }
    return place > cursor ? atom.upperBound : atom.lowerBound
  }

  private var endOfPreviousLine: TextPosition {
    guard cursor.line > 0 else { return cursor }
    return TextPosition(line: cursor.line - 1, character: text[line: cursor.line - 1].count)
  }

  private var startOfNextLine: TextPosition {
    guard cursor.line < text.lineCount - 1 else { return cursor }
    return TextPosition(line: cursor.line + 1, character: 0)
  }

  /// The place a number of rows below the cursor, or above it if the number is negative, but in the
  /// last or the first row at most; if the cursor is in that row, the end or the start of the text.
  private mutating func destination(rows: Int, goal: Int?) -> TextPosition {
    let geometry = geometry
    let cell = geometry.cell(of: cursor)
    let row = geometry.row(cell.row, movedBy: rows)
    guard row != cell.row else { return rows < 0 ? .start : text.end }
    let column = goal ?? cell.column
    memory.goalColumn = column
    let place = geometry.position(in: row, atColumn: column)
    let nearest = text.outsideAtom(place)
    return nearest == cursor ? skippingAtom(place) : nearest
  }
}
