extension Buffer {
  /// Puts a ``Cluster`` into one cell, or into two if it is wide.
  ///
  /// Nothing is written outside the rectangle `clip`, except that the other half of an overwritten
  /// wide cluster becomes a blank. If only one half of a wide cluster lies in the clip (and the
  /// buffer), that cell becomes a blank.
  public mutating func put(
    _ cluster: Cluster, style: Style, at position: Position, clip: Rect? = nil
  ) {
    write([cluster], style: style, at: position, clip: clip)
  }

  /// Puts clusters into a row side by side, as far as they lie in the clip (and the buffer).
  public mutating func write(
    _ clusters: [Cluster], style: Style, at position: Position, clip: Rect? = nil
  ) {
    let columns = visibleColumns(ofRow: position.row, clip)
    guard !columns.isEmpty else { return }
    var clusters = clusters.makeIterator()
    let seen = write(style: style, at: position, columns: columns) { clusters.next() }
    noteWritten(seen, row: position.row)
  }

  /// Puts text into a row, in one line, as far as it lies in the clip (and the buffer).
  ///
  /// The bytes become cells directly, without an array of clusters.
  public mutating func write(
    _ text: String, style: Style, at position: Position, clip: Rect? = nil
  ) {
    write(text, style: style, at: position, columns: visibleColumns(ofRow: position.row, clip))
  }

  /// Puts text into a row of the buffer, in one line, as far as it lies in the range `columns`,
  /// which lies in the buffer.
  package mutating func write(
    _ text: String, style: Style, at position: Position, columns: Range<Int>
  ) {
    guard !columns.isEmpty else { return }
    let described = RowText(text, style: style, column: position.column, clip: columns)
    if keeps(described, inRow: position.row) { return }
    let seen = text.withBytes { bytes in
      if bytes.isPrintableASCII {
        return write(ascii: bytes, style: style, at: position, columns: columns)
      }
      var scanner = ClusterScanner()
      return write(style: style, at: position, columns: columns) { scanner.next(in: bytes) }
    }
    noteWritten(seen, row: position.row, by: described, text)
  }

  /// Puts a cluster one column wide into a cell of the buffer.
  ///
  /// A picture on a canvas is written cell by cell, thousands in a frame. One cell takes 102
  /// instructions if this is inlined, 132 if it is called, and 440 if it is written as a text.
  @inlinable @inline(__always)
  package mutating func put(narrow cluster: Cluster, style: Style, at position: Position) {
    if rows[position.row].written.start <= position.column { willPut(at: position) }
    let index = position.row * size.columns + position.column
    let wasNarrow = cells[index].isNarrow
    cells[index] = Cell(cluster, style: style)
    if !wasNarrow { blankHalves(around: index..<(index + 1)) }
  }

  /// Records that a cell to the right of the written beginning of its row (``WrittenColumns``) will
  /// be written.
  ///
  /// It records up to 15 columns more, so that it is called only a few times if a row is written
  /// cell by cell. It records nothing for a cell in the written end of the row.
  @usableFromInline mutating func willPut(at position: Position) {
    guard position.column < rows[position.row].written.end else { return }
    let end = min(position.column + 16, size.columns)
    forgetText(inRow: position.row, touching: 0..<end)
    rows[position.row].written.start = max(rows[position.row].written.start, end)
  }

  /// Puts a line into a row, as far as it lies in the clip (and the buffer).
  public mutating func write(
    _ line: TextLine, style: Style, at position: Position, clip: Rect? = nil
  ) {
    switch line.content {
    case .text(let text): write(text, style: style, at: position, clip: clip)
    case .clusters(let clusters): write(clusters, style: style, at: position, clip: clip)
    }
  }

  /// Changes the style of the cells in a rectangle, as far as it lies in the buffer.
  ///
  /// A wide cluster that has only one half in the rectangle keeps its style.
  ///
  /// - Parameter change: Changes a style. Adjacent cells of one style share the result of one call.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = visible(rect)
    guard !area.isEmpty else { return }
    for row in area.rows {
      forgetText(inRow: row, touching: area.columns)
      var (old, new) = (Style.plain, Style.plain)
      change(&new)
      let whole = wholeClusters(in: indices(area.columns, row: row))
      var span = cells.mutableSpan
      for index in whole {
        if span[index].style != old {
          old = span[index].style
          new = old
          change(&new)
        }
        span[index].style = new
      }
      noteWritten(area.columns, row: row)
    }
  }

  /// Fills a rectangle, as far as it lies in the buffer, with a cell one column wide.
  ///
  /// A cell that is a half of a wide cluster ends the program.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    fill(visible: visible(rect), with: cell)
  }

  /// Fills a rectangle that lies in the buffer, or is empty, with a cell one column wide.
  package mutating func fill(visible area: Rect, with cell: Cell) {
    precondition(cell.isNarrow, "A rectangle is filled with cells one column wide.")
    guard !area.isEmpty else { return }
    let (first, end) = (area.columns.lowerBound, area.columns.upperBound)
    guard cell == .blank else {
      return Self.fill(&cells, &rows, area, columns: size.columns, with: cell)
    }
    for row in area.rows {
      // A text that the previous drawing left (see `startRedrawing()`) counts as blank.
      if rows[row].text.isLeftOver, !rows[row].written.touches(first..<end) { continue }
      forgetText(inRow: row, touching: first..<end)
      guard rows[row].written.touches(first..<end) else { continue }
      let indices = indices(first..<end, row: row)
      var span = cells.mutableSpan
      for index in indices { span[index] = cell }
      blankHalves(around: indices)
      rows[row].written.remove(first..<end)
    }
  }

  /// Fills a rectangle that lies in the buffer with a cell that is not blank.
  ///
  /// The arrays are parameters, so that a call does not check for each row whether the memory of an
  /// array is shared with a copy of it (copy on write).
  private static func fill(
    _ cells: inout [Cell], _ rows: inout [BufferRow], _ area: Rect, columns count: Int,
    with cell: Cell
  ) {
    let columns = area.columns
    var rows = rows.mutableSpan
    var cells = cells.mutableSpan
    for row in area.rows {
      let first = row * count
      if rows[row].text.touches(columns) {
        rows[row].forgetText(in: &cells, rowAt: first, columns: count)
      }
      let (start, behind) = (first + columns.lowerBound, first + columns.upperBound)
      // Cells that were not written are blank, not halves of wide clusters.
      if rows[row].written.touches(columns) { cells.blankHalves(around: start..<behind) }
      for index in start..<behind { cells[index] = cell }
      rows[row].written.add(columns, of: count)
      if !rows[row].text.isEmpty, rows[row].written.touches(rows[row].text.columns) {
        rows[row].forgetText(in: &cells, rowAt: first, columns: count)
      }
    }
  }
}

extension Buffer {
  /// Writes printable ASCII.
  ///
  /// - Returns: The columns of the row that were written.
  private mutating func write(
    ascii text: Span<UInt8>, style: Style, at position: Position, columns: Range<Int>
  ) -> Range<Int> {
    let taken = position.column..<position.column.saturatingAdding(text.count)
    let seen = taken.clamped(to: columns)
    guard !seen.isEmpty else { return 0..<0 }
    forgetText(inRow: position.row, touching: seen)
    let start = position.row * size.columns
    let skipped = seen.lowerBound - position.column
    let bytes = text.extracting(skipped..<(skipped + seen.count))
    // Without checks of the bounds, a cell takes 6 instructions instead of 14.
    cells.withUnsafeMutableBufferPointer { cells in
      bytes.withUnsafeBufferPointer { bytes in
        guard let cell = cells.baseAddress?.advanced(by: start + seen.lowerBound) else { return }
        for index in bytes.indices {
          cell[index] = Cell(Cluster(Unicode.Scalar(bytes[index]), width: 1), style: style)
        }
      }
    }
    blankHalves(around: indices(seen, row: position.row))
    return seen
  }

  /// Writes one cluster after another, as far as they lie in the columns.
  ///
  /// Inlined, so that the closure costs no call per cluster.
  ///
  /// - Returns: The columns of the row that were written.
  @inline(__always)
  private mutating func write(
    style: Style, at position: Position, columns: Range<Int>, _ next: () -> Cluster?
  ) -> Range<Int> {
    let reachable = max(columns.lowerBound, position.column)
    guard reachable < columns.upperBound else { return 0..<0 }
    // The columns of the clusters are not known yet.
    forgetText(inRow: position.row, touching: reachable..<columns.upperBound)
    let start = position.row * size.columns
    var row = cells.mutableSpan
    var column = position.column
    while column < columns.upperBound, let cluster = next() {
      row.put(cluster, style: style, at: column, columns: columns, rowAt: start)
      column += cluster.width
    }
    let seen = (position.column..<column).clamped(to: columns)
    if !seen.isEmpty { blankHalves(around: indices(seen, row: position.row)) }
    return seen
  }

  /// Records columns of a row that were written, of which none is in the text of the row.
  mutating func noteWritten(_ columns: Range<Int>, row: Int) {
    guard !columns.isEmpty else { return }
    rows[row].written.add(columns, of: size.columns)
    if !rows[row].text.isEmpty, rows[row].written.touches(rows[row].text.columns) {
      forgetText(inRow: row)
    }
  }

  private func visible(_ rect: Rect) -> Rect { rect.intersection(Rect(size)) }

  /// The columns of a row that lie in a clip and in the buffer.
  private func visibleColumns(ofRow row: Int, _ clip: Rect?) -> Range<Int> {
    guard row >= 0, row < size.rows else { return 0..<0 }
    guard let clip else { return 0..<size.columns }
    let (first, end) = (max(0, clip.columns.lowerBound), min(size.columns, clip.columns.upperBound))
    return first < end && clip.rows.contains(row) ? first..<end : 0..<0
  }

  func indices(_ columns: Range<Int>, row: Int) -> Range<Int> {
    let start = row * size.columns
    return (start + columns.lowerBound)..<(start + columns.upperBound)
  }

  /// Blanks the outer halves of the wide clusters that lay across the ends of a range of cells,
  /// after the range was written.
  @usableFromInline mutating func blankHalves(around indices: Range<Int>) {
    let (before, behind) = (indices.lowerBound - 1, indices.upperBound)
    if before >= 0, cells[before].isWide { cells[before] = Cell(style: cells[before].style) }
    if behind < cells.count, cells[behind].isContinuation {
      cells[behind] = Cell(style: cells[behind].style)
    }
  }

  /// A range of cells of a row, without a half of a wide cluster at either end.
  private func wholeClusters(in indices: Range<Int>) -> Range<Int> {
    let last = indices.upperBound - 1
    let first = indices.lowerBound + (cells[indices.lowerBound].isContinuation ? 1 : 0)
    return first..<(cells[last].isWide ? last : last + 1)
  }
}

extension MutableSpan<Cell> {
  /// Blanks the outer halves of the wide clusters that lie across the ends of a range of cells,
  /// which is then written.
  fileprivate mutating func blankHalves(around indices: Range<Int>) {
    let (before, behind) = (indices.lowerBound - 1, indices.upperBound)
    if before >= 0, self[before].isWide { self[before] = Cell(style: self[before].style) }
    if behind < count, self[behind].isContinuation {
      self[behind] = Cell(style: self[behind].style)
    }
  }

  /// Puts a cluster at a column of the row that begins at an index.
  ///
  /// If only one half of a wide cluster lies in the columns, that cell becomes a blank.
  @inline(__always)
  fileprivate mutating func put(
    _ cluster: Cluster, style: Style, at column: Int, columns: Range<Int>, rowAt start: Int
  ) {
    let next = column + cluster.width
    if column >= columns.lowerBound, next <= columns.upperBound {
      self[start + column] = Cell(cluster, style: style)
      if cluster.width == 2 { self[start + column + 1] = .continuation(style: style) }
    } else if column < columns.upperBound, next > columns.lowerBound {
      self[start + Swift.max(column, columns.lowerBound)] = Cell(style: style)
    }
  }
}
