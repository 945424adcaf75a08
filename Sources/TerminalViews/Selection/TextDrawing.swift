import TerminalModel

/// A control that knows the lines of the text that it draws, and where they wrap.
protocol TextDrawing {
  /// The lines on an area of a size, and the column at which each begins.
  func lines(on size: Size) -> [(clusters: [Cluster], column: Int, start: LineStart)]
}

extension DrawnControl {
  /// Adds the text that the control draws to `run`, a text on the screen.
  func addText(_ memory: Memory, in rect: Rect, to run: inout SelectableRun) {
    if let control = self as? any TextDrawing {
      for (row, line) in control.lines(on: rect.size).enumerated() {
        run.append(
          line.clusters, at: rect.origin.offset(columns: line.column, rows: row), after: line.start)
      }
      return
    }
    run.append(textOf: { draw(memory, on: &$0) }, in: rect)
  }
}

extension SelectableRun {
  /// Adds the text that a closure draws in an area of the screen.
  ///
  /// Borders, bars, marks made of line or block characters, and characters in the colour of their
  /// background, such as brackets around a field, are not text.
  ///
  /// - Parameter range: The rows of the area whose text is added; nil for all.
  mutating func append(
    textOf draw: (inout DrawingArea) -> Void, in rect: Rect, rows range: Range<Int>? = nil
  ) {
    var area = DrawingArea(size: rect.size.limited(to: largestDrawing))
    draw(&area)
    let buffer = area.takeFrame().buffer
    let all = 0..<buffer.size.rows
    let rows = all.map { row -> ArraySlice<Cluster> in
      guard range?.contains(row) ?? true else { return [] }
      var line = buffer.row(row).filter { !$0.isContinuation }
        .map { $0.isText ? $0.cluster : .blank }[...]
      _ = line.dropTrailingBlanks()
      return line
    }
    guard let first = rows.firstIndex(where: { !$0.isEmpty }),
      let last = rows.lastIndex(where: { !$0.isEmpty })
    else { return }
    let margin = rows.filter { !$0.isEmpty }.map { $0.prefix { $0 == .blank }.count }.min() ?? 0
    for row in first...last {
      append(
        Array(rows[row].dropFirst(margin)), at: rect.origin.offset(columns: margin, rows: row),
        after: .newline)
    }
  }
}

/// The largest area on which a control is drawn to read its text.
private let largestDrawing = Size(columns: 1000, rows: 1000)

extension Cell {
  /// Whether its character, which may be a blank, is not part of a picture, and is not hidden by a
  /// background of its own colour.
  fileprivate var isText: Bool {
    !cluster.isLineDrawing && (style.background == .default || style.foreground != style.background)
  }
}

extension Cluster {
  /// Whether it is a line, a block or a part of a picture: "Box Drawing", "Block Elements" and
  /// "Braille Patterns" of Unicode.
  fileprivate var isLineDrawing: Bool {
    (0x2500...0x259F).contains(base.value) || (0x2800...0x28FF).contains(base.value)
  }
}
