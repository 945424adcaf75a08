import TerminalModel

/// Encodes cells at their positions and in their styles, in few bytes.
struct ScreenWriter {
  /// The cursor, which stays after the last cell that was written.
  var motion: CursorMotion
  private var styles: StyleWriter
  private let erasing: ErasingSequences

  init(_ sequences: DirectSequences, depth: ColorDepth, size: Size) {
    motion = CursorMotion(sequences.cursor, size: size)
    styles = StyleWriter(sequences.style, depth: depth)
    erasing = sequences.erasing
  }

  /// Whether rows can be scrolled: the rows that come in have to be blank.
  var canScroll: Bool { motion.canScroll && erasesToPlain }

  /// Whether erased cells can look like blanks in the style `Style.plain`, in the theme's colours.
  private var erasesToPlain: Bool { erasing.keepsBackground || !styles.hasBackground(.plain) }

  /// Sets the theme; the caller then clears the screen.
  mutating func use(_ theme: Theme) { styles.use(theme) }

  /// Clears a screen with unknown contents.
  mutating func clear(_ size: Size, _ output: inout ByteBuffer) {
    styles.reset(&output)
    motion.reset(size: size, &output)
    output.append(erasing.screen)
  }

  /// Scrolls rows.
  mutating func scroll(_ scroll: Scroll, _ output: inout ByteBuffer) {
    styles.selectForErasing(.plain, &output)
    motion.scroll(scroll, &output)
  }

  /// Draws the cells of a row that differ from those of a row on the screen.
  mutating func draw(
    row: Int, of buffer: Buffer, over shown: Buffer, row shownRow: Int,
    _ output: inout ByteBuffer
  ) {
    let cells = buffer.row(row)
    func difference(from column: Int) -> Range<Int>? {
      buffer.difference(inRow: row, from: column, to: shown, row: shownRow)
    }
    var next = difference(from: 0)
    while let columns = next {
      next = difference(from: columns.upperBound)
      let ending = draw(columns, of: cells.span, row: row, isLast: next == nil, &output)
      if ending == .rowDrawn { return }
    }
  }

  /// Draws ranges of cells that differ from those on the screen.
  mutating func draw(
    _ ranges: FrameDiff.FoundRanges, of buffer: Buffer, _ output: inout ByteBuffer
  ) {
    var drawnRow: Int?
    ranges.forEach { range, isLastOfRow in
      guard range.row != drawnRow else { return }
      let cells = buffer.row(range.row).span
      let ending = draw(
        range.columns, of: cells, row: range.row, isLast: isLastOfRow, &output)
      if ending == .rowDrawn { drawnRow = range.row }
    }
  }

  /// Draws a row of a screen that was cleared, or over a row that has come in by scrolling.
  mutating func draw(row: Int, of buffer: Buffer, _ output: inout ByteBuffer) {
    let next = buffer.row(row)
    let cells = next.span
    guard erasesToPlain else {
      _ = draw(0..<cells.count, of: cells, row: row, isLast: true, &output)
      return
    }
    let written = buffer.writtenColumns(ofRow: row)
    let ending = drawNotBlank(written.beginning, of: cells, row: row, &output)
    if ending == .cellsDrawn { _ = drawNotBlank(written.end, of: cells, row: row, &output) }
  }

  /// The effect that drawing some cells has on the rest of the row.
  private enum Ending {
    /// Only the cells are drawn.
    case cellsDrawn
    /// The rest of the row is drawn or erased, too.
    case rowDrawn
  }

  /// Draws the cells of a range of columns except blanks, until the rest of the row is erased.
  private mutating func drawNotBlank(
    _ columns: Range<Int>, of cells: Span<Cell>, row: Int, _ output: inout ByteBuffer
  ) -> Ending {
    var end = columns.lowerBound
    while end < columns.upperBound {
      let start = end
      while end < columns.upperBound, !cells[end].isPlainBlank { end += 1 }
      if start < end {
        let ending = draw(start..<end, of: cells, row: row, isLast: false, &output)
        if ending == .rowDrawn { return ending }
      } else {
        end += 1
      }
    }
    return .cellsDrawn
  }

  private mutating func draw(
    _ columns: Range<Int>, of cells: Span<Cell>, row: Int, isLast: Bool,
    _ output: inout ByteBuffer
  ) -> Ending {
    bridge(to: Position(column: columns.lowerBound, row: row), cells, &output)
    var (column, limit, isLast) = (columns.lowerBound, columns.upperBound, isLast)
    while column < limit {
      let cell = cells[column]
      if cell.isEmpty {
        let end = endOfBlanks(from: column, in: cells, limit: limit)
        let isWorthIt = end - column > 2 || !(isLast && end == limit)
        if isWorthIt, endOfBlanks(from: end - 1, in: cells, limit: cells.count) == cells.count,
          eraseRest(like: cell, from: Position(column: column, row: row), &output)
        {
          return .rowDrawn
        }
        drawBlanks(
          end - column, like: cell, at: Position(column: column, row: row), isEnd: end == limit,
          &output)
        column = end
      } else {
        let (end, isCertain) = write(cells, from: column, to: limit, row: row, &output)
        column = end
        // A terminal that gives the cluster more columns has drawn it over the cells after it.
        if !isCertain { (limit, isLast) = (cells.count, true) }
      }
    }
    return limit == columns.upperBound ? .cellsDrawn : .rowDrawn
  }

  /// Writes cells up to the first empty one, or up to and including the first cluster of uncertain
  /// width.
  ///
  /// - Returns: The column after them, and whether the cursor is there on every terminal.
  private mutating func write(
    _ cells: Span<Cell>, from start: Int, to end: Int, row: Int, _ output: inout ByteBuffer
  ) -> (end: Int, isCertain: Bool) {
    motion.move(to: Position(column: start, row: row), &output)
    var column = start
    while column < end {
      let cell = cells[column]
      if cell.isEmpty { break }
      styles.select(cell.style, &output)
      if let ascii = cell.content.ascii {
        output.append(ascii)
        column += 1
      } else if cell.cluster.hasUncertainWidth {
        motion.advance(by: column - start)
        write(uncertain: cell.cluster, at: Position(column: column, row: row), &output)
        return (column + max(1, cell.content.width), false)
      } else {
        output.append(cell.cluster)
        column += max(1, cell.content.width)
      }
      guard column < end, cells[column].isSame(as: cell), cell.cluster.isSimple else { continue }
      let first = column
      while column < end, cells[column].isSame(as: cell) { column += 1 }
      fill(column - first, with: cell.cluster, &output)
    }
    motion.advance(by: column - start)
    return (column, true)
  }

  /// Writes a cluster on whose width terminals disagree, over blanks.
  ///
  /// A terminal that gives the cluster fewer columns would keep the old contents of the others
  /// (tmux 3.3: `printf 'ab\r\u263A\uFE0F\n'` leaves the b).
  private mutating func write(
    uncertain cluster: Cluster, at position: Position, _ output: inout ByteBuffer
  ) {
    for _ in 0..<cluster.width { output.append(0x20) }
    motion.advance(by: cluster.width)
    motion.move(to: position, &output)
    output.append(cluster)
    motion.loseColumn()
  }

  /// The column after the blanks that look like the one at a column.
  private func endOfBlanks(from column: Int, in cells: Span<Cell>, limit: Int) -> Int {
    let style = cells[column].style
    var end = column + 1
    while end < limit, cells[end].isEmpty, cells[end].style.hasBackground(of: style) { end += 1 }
    return end
  }

  /// Moves the cursor by writing the unchanged cells up to a position, if there are at most three,
  /// all of them ASCII and in the current style: this is the shortest movement.
  private mutating func bridge(
    to position: Position, _ cells: Span<Cell>, _ output: inout ByteBuffer
  ) {
    guard let distance = motion.distance(to: position), distance > 0, distance < 4 else { return }
    var column = position.column - distance
    while column < position.column {
      guard cells[column].content.ascii != nil, styles.writes(cells[column].style) else { return }
      column += 1
    }
    column = position.column - distance
    while column < position.column {
      output.append(cells[column].cluster)
      column += 1
    }
    motion.advance(by: distance)
  }

  /// Erases to the end of the row; returns false if the terminal cannot, or not with this
  /// background.
  private mutating func eraseRest(
    like cell: Cell, from position: Position, _ output: inout ByteBuffer
  ) -> Bool {
    guard let sequence = erasing.toEndOfRow, canErase(cell) else { return false }
    motion.move(to: position, &output)
    styles.selectForErasing(cell.style, &output)
    output.append(sequence)
    return true
  }

  private func canErase(_ cell: Cell) -> Bool {
    (erasing.keepsBackground || !styles.hasBackground(cell.style))
      && !styles.isSeenOnBlanks(cell.style)
  }

  /// Draws adjacent blanks of the same look.
  private mutating func drawBlanks(
    _ count: Int, like cell: Cell, at position: Position, isEnd: Bool, _ output: inout ByteBuffer
  ) {
    motion.move(to: position, &output)
    if let sequence = erasing.cells, canErase(cell), count > (isEnd ? 5 : 10),
      isEnd || erasing.repeatLast == nil
    {
      styles.selectForErasing(cell.style, &output)
      sequence.append(count, to: &output)
      return
    }
    styles.selectForBlank(cell.style, &output)
    output.append(0x20)
    fill(count - 1, with: .blank, &output)
    motion.advance(by: count)
  }

  /// Writes the last cluster again, `count` times.
  private func fill(_ count: Int, with cluster: Cluster, _ output: inout ByteBuffer) {
    // tmux 3.3 repeats only ASCII: printf '─\033[5b|' shows one line there, not six.
    if let repeatLast = erasing.repeatLast, cluster.ascii != nil, count > 6 {
      repeatLast.append(count, to: &output)
    } else if count > 0 {
      let start = output.count
      output.append(cluster)
      output.repeatBytes(from: start, times: count - 1)
    }
  }
}
