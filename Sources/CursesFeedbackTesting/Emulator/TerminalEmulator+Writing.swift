import TerminalModel

extension TerminalEmulator {
  /// Writes a scalar: it joins the grapheme cluster written last, or begins another, or is ignored
  /// if it is invisible.
  mutating func write(_ scalar: Unicode.Scalar) {
    if joins(scalar) { return }
    lastScalar = scalar
    let shown = cursor.characterSets[cursor.activeCharacterSet].shown(scalar)
    guard let cluster = Self.cluster(of: shown) else { return }
    guard let position = place(cluster) else { return }
    written = ClusterAssembly(beginningWith: shown).map {
      WrittenCluster(assembly: $0, position: position)
    }
  }

  /// The cluster of a scalar by itself, or nil if it is invisible.
  private static func cluster(of scalar: Unicode.Scalar) -> Cluster? {
    guard !scalar.isASCII else { return Cluster(scalar, width: 1) }
    return Clusters(String(scalar)).first { _ in true }
  }

  /// Joins a scalar to the cluster written last; returns false if the scalar does not join it.
  ///
  /// A scalar that makes the cluster too wide for the rest of the row is not shown.
  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII, written?.assembly.joins(scalar) == true, let written else {
      return false
    }
    let cluster = written.assembly.cluster
    let end = written.position.column + cluster.width
    guard end <= size.columns else { return true }
    draw(cluster, at: written.position)
    cursor.position.column = min(end, size.columns - 1)
    cursor.isWrapPending = end == size.columns && modes.contains(.autowrap)
    return true
  }

  /// Draws a cluster at the cursor, and moves the cursor after it; returns the cluster's position,
  /// or nil if it is wider than a row.
  private mutating func place(_ cluster: Cluster) -> Position? {
    guard cluster.width <= size.columns else { return nil }
    let isTooWide = cursor.position.column + cluster.width > size.columns
    if modes.contains(.autowrap), cursor.isWrapPending || isTooWide {
      cursor.position.column = 0
      lineFeed()
    } else if isTooWide {
      cursor.position.column = size.columns - cluster.width
    }
    if modes.contains(.insert) {
      page.grid.insertBlanks(
        cluster.width, at: cursor.position, style: cursor.pen.erasing)
    }
    let position = cursor.position
    draw(cluster, at: position)
    let end = position.column + cluster.width
    cursor.position.column = min(end, size.columns - 1)
    cursor.isWrapPending = end == size.columns && modes.contains(.autowrap)
    return position
  }

  /// Draws a cluster with the pen, or blanks of the same width if the pen's text is hidden.
  private mutating func draw(_ cluster: Cluster, at position: Position) {
    let style = cursor.pen.style
    guard cursor.pen.isConcealed else {
      return page.grid.put(cluster, style: style, at: position)
    }
    for column in 0..<cluster.width {
      page.grid.put(.blank, style: style, at: position.offset(columns: column, rows: 0))
    }
  }

  /// Writes again the last scalar that did not join a cluster (REP), at most as many times as the
  /// screen has cells.
  mutating func repeatLast(_ count: Int) {
    guard let lastScalar else { return }
    for _ in 0..<min(count, size.columns * size.rows) { write(lastScalar) }
  }

  /// Executes a control character below U+0020.
  mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x00: break  // padding
    case 0x18, 0x1A: break  // CAN and SUB, without a sequence to cancel
    case 0x07: bellCount += 1
    case 0x08: moveCursor(columns: -1)
    case 0x09: moveToTabStop(1)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: moveCursor(toColumn: 0)
    case 0x0E: cursor.activeCharacterSet = 1
    case 0x0F: cursor.activeCharacterSet = 0
    default: unknownSequences.append(String(Unicode.Scalar(byte)))
    }
  }

  /// Executes an escape sequence; the text is without the ESC.
  mutating func escape(_ text: String) {
    switch text {
    case "7": page.savedCursor = cursor
    case "8": restoreCursor()
    case "=": modes.insert(.applicationKeypad)
    case ">": modes.remove(.applicationKeypad)
    case "D": lineFeed()
    case "E":
      moveCursor(toColumn: 0)
      lineFeed()
    case "H": tabStops.insert(cursor.position.column)
    case "M": reverseLineFeed()
    case "c": reset()
    case "g": break  // the visual bell of GNU screen
    case "<": break  // leaves VT52 mode, which this terminal does not have
    case "\\": break  // the terminator (ST) of a control string that was cancelled
    case "#8": fillForAlignment()
    case "(B", "(A", "(1", "(U": cursor.characterSets[0] = .ascii
    case "(0": cursor.characterSets[0] = .lineDrawing
    case ")B", ")A", ")1", ")U": cursor.characterSets[1] = .ascii
    case ")0": cursor.characterSets[1] = .lineDrawing
    case "%G", "%@": break  // UTF-8 on and off: this terminal always uses UTF-8
    default: unknownSequences.append("\u{1B}" + text)
    }
  }

  /// Restores the saved cursor.
  mutating func restoreCursor() {
    cursor = page.savedCursor
  }

  /// Resets the terminal (RIS); the title, the saved titles and the records for tests, such as the
  /// queries, stay.
  private mutating func reset() {
    modes = TerminalMode.initial
    isAlternateScreen = false
    page = EmulatedPage(size: size)
    hiddenPage = page
    cursor = EmulatedCursor()
    margins = 0..<size.rows
    tabStops = Self.tabStops(in: size)
  }

  /// Fills the screen with E, DEC's screen alignment pattern (DECALN).
  private mutating func fillForAlignment() {
    margins = 0..<size.rows
    cursor.position = .origin
    cursor.isWrapPending = false
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        page.grid.put(
          Cluster("E", width: 1), style: .plain, at: Position(column: column, row: row))
      }
    }
  }
}
