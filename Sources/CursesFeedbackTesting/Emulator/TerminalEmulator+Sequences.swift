import TerminalModel

extension TerminalEmulator {
  /// Executes a control sequence, or adds it to ``unknownSequences``.
  mutating func execute(_ sequence: ControlSequence) {
    let isKnown =
      move(sequence) || edit(sequence) || note(sequence) || switchModes(sequence)
    if !isKnown { unknownSequences.append(sequence.text) }
  }

  /// Executes a sequence that moves, saves or restores the cursor or sets the scroll region;
  /// returns false for any other.
  private mutating func move(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    switch sequence.name {
    case "A": moveCursor(rows: -count)
    case "B", "e": moveCursor(rows: count)
    case "C", "a": moveCursor(columns: count)
    case "D": moveCursor(columns: -count)
    case "E":
      moveCursor(rows: count)
      moveCursor(toColumn: 0)
    case "F":
      moveCursor(rows: -count)
      moveCursor(toColumn: 0)
    case "G", "`": moveCursor(toColumn: count - 1)
    case "H", "f":
      moveCursor(toRow: count - 1)
      moveCursor(toColumn: sequence.count(1) - 1)
    case "I": moveToTabStop(count)
    case "Z": moveToTabStop(-count)
    case "d": moveCursor(toRow: count - 1)
    case "r": setMargins(first: count, last: sequence.value(1))
    case "s": page.savedCursor = cursor
    case "u": restoreCursor()
    default: return false
    }
    return true
  }

  /// Executes a change of cells or of the pen (the style of new text); returns false for any
  /// other sequence.
  private mutating func edit(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    let blank = cursor.pen.erasing
    let position = cursor.position
    switch sequence.name {
    case "@": page.grid.insertBlanks(count, at: position, style: blank)
    case "P": page.grid.deleteCells(count, at: position, style: blank)
    case "X": erase(columns: position.column..<(position.column + count))
    case "J": return eraseDisplay(sequence.value())
    case "K": return eraseLine(sequence.value())
    case "L" where margins.contains(position.row):
      page.grid.scrollDown(count, rows: position.row..<margins.upperBound, style: blank)
      moveCursor(toColumn: 0)
    case "M" where margins.contains(position.row):
      page.grid.scrollUp(count, rows: position.row..<margins.upperBound, style: blank)
      moveCursor(toColumn: 0)
    case "L", "M": break
    case "S": page.grid.scrollUp(count, rows: margins, style: blank)
    case "T": page.grid.scrollDown(count, rows: margins, style: blank)
    case "b": repeatLast(count)
    case "m": return cursor.pen.select(sequence.parameters)
    default: return false
    }
    return true
  }

  private mutating func eraseDisplay(_ part: Int) -> Bool {
    let row = cursor.position.row
    let blank = cursor.pen.erasing
    switch part {
    case 0:
      page.grid.erase(rows: (row + 1)..<size.rows, style: blank)
      return eraseLine(0)
    case 1:
      page.grid.erase(rows: 0..<row, style: blank)
      return eraseLine(1)
    case 2: page.grid.erase(rows: 0..<size.rows, style: blank)
    case 3: break  // the scrollback, which this terminal does not have
    default: return false
    }
    return true
  }

  private mutating func eraseLine(_ part: Int) -> Bool {
    switch part {
    case 0: erase(columns: cursor.position.column..<size.columns)
    case 1: erase(columns: 0..<(cursor.position.column + 1))
    case 2: erase(columns: 0..<size.columns)
    default: return false
    }
    return true
  }

  private mutating func erase(columns: Range<Int>) {
    page.grid.erase(
      row: cursor.position.row, columns: columns, style: cursor.pen.erasing)
    cursor.isWrapPending = false
  }

  /// Executes a sequence that changes no cell, such as a query, a title or a tab stop; returns
  /// false if the sequence is none of these.
  private mutating func note(_ sequence: ControlSequence) -> Bool {
    switch sequence.name {
    case "c", ">c", "=c", "n", "?n", ">q", "$p", "?$p", "?u", "?m":
      queries.append(sequence.text)
    case "t": return windowOperation(sequence)
    case " q", "?c": break  // the shape of the cursor: DECSCUSR, and that of the Linux console
    case "<u": break  // ends kitty's extended keys, which this terminal does not have
    case ">m" where sequence.parameters.count == 1: break  // ends xterm's extended keys
    case "!p": softReset()
    case "g" where sequence.value() == 3: tabStops = []
    case "g" where sequence.value() == 0: tabStops.remove(cursor.position.column)
    default: return false
    }
    return true
  }

  private mutating func windowOperation(_ sequence: ControlSequence) -> Bool {
    switch sequence.value() {
    case 11...21: queries.append(sequence.text)
    case 22 where sequence.value(1) != 1: titleStack.append(title)
    case 23 where sequence.value(1) != 1: title = titleStack.popLast() ?? title
    case 22, 23: break  // the icon's name
    default: return false
    }
    return true
  }

  private mutating func softReset() {
    modes.formUnion([.cursor, .autowrap])
    modes.subtract([.insert, .applicationCursorKeys, .applicationKeypad])
    margins = 0..<size.rows
    cursor.pen = Pen()
    cursor.characterSets = [.ascii, .ascii]
    cursor.activeCharacterSet = 0
    cursor.isOriginRelative = false
    page.savedCursor = EmulatedCursor()
  }
}
