extension Buffer {
  /// Puts a cluster into one cell, or two where it is wide.
  ///
  /// Of a cluster that does not wholly lie in the clip (and the buffer) only a blank is drawn,
  /// in the cell that does.
  public mutating func put(
    _ cluster: Cluster, style: Style, at position: Position, clip: Rect? = nil
  ) {
    write(each: CollectionOfOne(cluster), style: style, at: position, clip: clip)
  }

  /// Puts clusters into a row side by side, as far as they lie in the clip (and the buffer).
  ///
  /// - Returns: The columns that all the clusters take, seen or not.
  @discardableResult
  public mutating func write(
    _ clusters: [Cluster], style: Style, at position: Position, clip: Rect? = nil
  ) -> Int {
    write(each: clusters, style: style, at: position, clip: clip)
  }

  /// Puts text into a row, as far as it lies in the clip (and the buffer).
  ///
  /// - Returns: The columns that all of it takes, seen or not.
  @discardableResult
  public mutating func write(
    _ clusters: Clusters, style: Style, at position: Position, clip: Rect? = nil
  ) -> Int {
    write(each: clusters, style: style, at: position, clip: clip)
  }

  /// Changes the style of the cells in a rectangle, as far as it lies in the buffer.
  ///
  /// A wide cluster that has only one half in the rectangle keeps its style.
  ///
  /// - Parameter change: Changes a style; cells of one style that stand side by side are changed
  ///   alike.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = visible(rect)
    guard !area.isEmpty else { return }
    for row in area.rows {
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
      written[row] = max(written[row], area.columns.upperBound)
    }
  }

  /// Fills a rectangle with a cell one column wide, as far as it lies in the buffer.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    precondition(cell.isNarrow, "A rectangle is filled with cells one column wide.")
    let area = visible(rect)
    guard !area.isEmpty else { return }
    let (first, end) = (area.columns.lowerBound, area.columns.upperBound)
    for row in area.rows where cell != .blank || first < written[row] {
      let indices = indices(first..<end, row: row)
      var span = cells.mutableSpan
      for index in indices { span[index] = cell }
      blankHalves(around: indices)
      if cell != .blank {
        written[row] = max(written[row], end)
      } else if written[row] <= end {
        written[row] = first
      }
    }
  }
}

extension Buffer {
  /// Puts clusters into a row; compiled for each kind of sequence.
  @inline(__always)
  private mutating func write(
    each clusters: some Sequence<Cluster>, style: Style, at position: Position, clip: Rect?
  ) -> Int {
    let columns = visibleColumns(ofRow: position.row, clip)
    let (first, end) = (columns.lowerBound, columns.upperBound)
    guard first < end, position.column < end else {
      return clusters.reduce(0) { $0 + $1.width }
    }
    let start = position.row * size.columns
    var row = cells.mutableSpan
    var column = position.column
    for cluster in clusters {
      let next = column + cluster.width
      if column >= first, next <= end {
        row[start + column] = Cell(cluster, style: style)
        if cluster.width == 2 { row[start + column + 1] = .continuation(style: style) }
      } else if column < end, next > first {
        row[start + max(column, first)] = Cell(style: style)
      }
      column = next
    }
    let (seenFirst, seenEnd) = (max(position.column, first), min(column, end))
    if seenFirst < seenEnd {
      blankHalves(around: indices(seenFirst..<seenEnd, row: position.row))
      written[position.row] = max(written[position.row], seenEnd)
    }
    return column - position.column
  }

  private func visible(_ rect: Rect) -> Rect { rect.intersection(Rect(size)) }

  /// The columns of a row that lie in a clip and in the buffer.
  private func visibleColumns(ofRow row: Int, _ clip: Rect?) -> Range<Int> {
    guard row >= 0, row < size.rows else { return 0..<0 }
    guard let clip else { return 0..<size.columns }
    return clip.rows.contains(row) ? clip.columns.clamped(to: 0..<size.columns) : 0..<0
  }

  private func indices(_ columns: Range<Int>, row: Int) -> Range<Int> {
    let start = row * size.columns
    return (start + columns.lowerBound)..<(start + columns.upperBound)
  }

  /// Makes blanks of the outer halves of the wide clusters that lay across the ends of some cells
  /// of a row, after these were written.
  private mutating func blankHalves(around indices: Range<Int>) {
    let (before, behind) = (indices.lowerBound - 1, indices.upperBound)
    if before >= 0, cells[before].isWide { cells[before] = Cell(style: cells[before].style) }
    if behind < cells.count, cells[behind].isContinuation {
      cells[behind] = Cell(style: cells[behind].style)
    }
  }

  /// The cells of a row without a half of a wide cluster at either end.
  private func wholeClusters(in indices: Range<Int>) -> Range<Int> {
    let last = indices.upperBound - 1
    let first = indices.lowerBound + (cells[indices.lowerBound].isContinuation ? 1 : 0)
    return first..<(cells[last].isWide ? last : last + 1)
  }
}
