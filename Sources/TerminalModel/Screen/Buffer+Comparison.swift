#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Buffer {
  /// Whether a row equals a row of another buffer of the same width.
  ///
  /// Most rows are unchanged or have only moved. If both rows have the same ``RowText``, its cells
  /// are not compared. `memcmp` of the other written columns (``WrittenColumns``) takes a tenth of
  /// the instructions of a comparison cell by cell.
  package func hasRow(_ row: Int, like otherRow: Int, in other: Buffer) -> Bool {
    precondition(
      size.columns == other.size.columns && rows.indices.contains(row)
        && other.rows.indices.contains(otherRow), "Rows of the same width are compared.")
    let columns = rows.withUnsafeBufferPointer { rows in
      other.rows.withUnsafeBufferPointer { others in
        rows[row].text.isSame(as: others[otherRow].text)
          ? rows[row].written.union(others[otherRow].written)
          : rows[row].columnsNotBlank.union(others[otherRow].columnsNotBlank)
      }
    }
    return has(columns, ofRow: row, like: otherRow, in: other)
  }

  /// The rows that differ from those of another buffer of the same size.
  package func rows(unlike other: Buffer) -> [Int] {
    precondition(size == other.size, "Buffers of one size are compared.")
    var changed: [Int] = []
    changed.reserveCapacity(size.rows)
    let blank = WrittenColumns(start: 0, end: size.columns)
    // Pointers, because a check of each array's bounds for each row would take half of the
    // instructions.
    rows.withUnsafeBufferPointer { rows in
      other.rows.withUnsafeBufferPointer { others in
        for row in rows.indices {
          guard rows[row].text.isSame(as: others[row].text) else {
            if !hasRow(row, like: row, in: other) { changed.append(row) }
            continue
          }
          let columns = rows[row].written.union(others[row].written)
          if columns != blank, !has(columns, ofRow: row, like: row, in: other) {
            changed.append(row)
          }
        }
      }
    }
    return changed
  }

  /// Whether a row has the same cells in some columns as a row of another buffer.
  @inline(__always)
  private func has(
    _ columns: WrittenColumns, ofRow row: Int, like otherRow: Int, in other: Buffer
  ) -> Bool {
    let (start, otherStart) = (row * size.columns, otherRow * size.columns)
    if columns.start > 0, !isSame(from: start, other, from: otherStart, count: columns.start) {
      return false
    }
    guard columns.end < size.columns else { return true }
    return isSame(
      from: start + columns.end, other, from: otherStart + columns.end,
      count: size.columns - columns.end)
  }

  /// The first range of columns, from a given one on, in which a row differs from a row of another
  /// buffer of the same width; or nil if the rows are equal from there on.
  ///
  /// The range never ends within a wide ``Cluster`` of this buffer. Columns that were written in
  /// neither row are not compared.
  package func difference(
    inRow row: Int, from column: Int, to other: Buffer, row otherRow: Int
  ) -> Range<Int>? {
    precondition(size.columns == other.size.columns, "Rows of the same width are compared.")
    let columns = columnsNotBlank(inRow: row).union(other.columnsNotBlank(inRow: otherRow))
    let limit = columns.end < size.columns ? size.columns : columns.start
    let (start, otherStart) = (row * size.columns, otherRow * size.columns)
    guard column < limit,
      !isSame(from: start + column, other, from: otherStart + column, count: limit - column)
    else { return nil }
    let stride = MemoryLayout<Cell>.stride
    return cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        guard let row = cells.baseAddress?.advanced(by: start),
          let otherRow = others.baseAddress?.advanced(by: otherStart)
        else { return nil }
        var first = column
        // Many equal cells at once: one by one, a cell takes seven instructions.
        while first + 16 <= limit, memcmp(row + first, otherRow + first, 16 * stride) == 0 {
          first += 16
        }
        while row[first] == otherRow[first] { first += 1 }
        var end = first + 1
        // The right half of a changed cluster may equal the cell that it replaces.
        while end < limit, row[end].isContinuation || row[end] != otherRow[end] { end += 1 }
        return first..<end
      }
    }
  }

  /// The nearest of some rows of another buffer, at a different position, that equals a row of this
  /// one; or nil if none does.
  ///
  /// - Parameters:
  ///   - place: The index in `rows` of the row of this buffer.
  ///   - rows: The rows to search, from the top down.
  ///   - column: The column that is compared first. Of a row that differs in it, only this cell is
  ///     read.
  package func nearestRow(
    like place: Int, of rows: [Int], in other: Buffer, comparingFirst column: Int
  ) -> Int? {
    precondition(size == other.size && column < size.columns, "Buffers of one size are compared.")
    let row = rows[place]
    let cell = cells[row * size.columns + column]
    var (above, below) = (place - 1, place + 1)
    while above >= 0 || below < rows.count {
      let isBelow =
        above < 0 || below < rows.count && rows[below] - row <= row - rows[above]
      let otherRow = isBelow ? rows[below] : rows[above]
      if isBelow { below += 1 } else { above -= 1 }
      if other.cells[otherRow * size.columns + column] == cell,
        hasRow(row, like: otherRow, in: other)
      {
        return otherRow
      }
    }
    return nil
  }

  /// Whether both have the same size and the same cells.
  public static func == (first: Buffer, second: Buffer) -> Bool {
    first.size == second.size
      && first.rowsWithCells.allSatisfy { first.hasRow($0, like: $0, in: second) }
  }

  /// Hashes the size and the cells.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cells)
  }

  /// Whether a number of cells from an index on equals as many cells of another buffer.
  private func isSame(from start: Int, _ other: Buffer, from otherStart: Int, count: Int) -> Bool {
    cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        guard let cells = cells.baseAddress, let others = others.baseAddress else { return true }
        // A single cell, often that of a scroll bar, is compared without `memcmp`.
        guard count > 1 else { return cells[start] == others[otherStart] }
        return memcmp(cells + start, others + otherStart, count * MemoryLayout<Cell>.stride) == 0
      }
    }
  }
}
