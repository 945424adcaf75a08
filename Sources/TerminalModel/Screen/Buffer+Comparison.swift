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
  /// Most rows are unchanged or have only moved. `memcmp` up to the last written column takes a
  /// tenth of the instructions of a comparison cell by cell.
  package func hasRow(_ row: Int, like otherRow: Int, in other: Buffer) -> Bool {
    precondition(size.columns == other.size.columns, "Rows of the same width are compared.")
    let limit = max(written[row], other.written[otherRow])
    return isSame(from: row * size.columns, other, from: otherRow * size.columns, count: limit)
  }

  /// The rows that differ from those of another buffer of the same size.
  package func rows(unlike other: Buffer) -> [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(size.rows)
    for row in rowsWithCells where !hasRow(row, like: row, in: other) { rows.append(row) }
    return rows
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
    let limit = max(written[row], other.written[otherRow])
    let (start, otherStart) = (row * size.columns, otherRow * size.columns)
    guard column < limit,
      !isSame(from: start + column, other, from: otherStart + column, count: limit - column)
    else { return nil }
    return cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        guard let row = cells.baseAddress?.advanced(by: start),
          let otherRow = others.baseAddress?.advanced(by: otherStart)
        else { return nil }
        var first = column
        while row[first] == otherRow[first] { first += 1 }
        var end = first + 1
        // The right half of a changed cluster may equal the cell that it replaces.
        while end < limit, row[end].isContinuation || row[end] != otherRow[end] { end += 1 }
        return first..<end
      }
    }
  }

  /// The nearest row of another buffer, at a different position, that equals a row of this one; or
  /// nil if none does.
  ///
  /// - Parameter column: The column that is compared first. Of a row that differs in it, only this
  ///   cell is read.
  package func nearestRow(like row: Int, in other: Buffer, comparingFirst column: Int) -> Int? {
    precondition(size == other.size && column < size.columns, "Buffers of one size are compared.")
    let cell = cells[row * size.columns + column]
    for step in 2..<max(2, 2 * size.rows) {
      let otherRow = step.isMultiple(of: 2) ? row + step / 2 : row - step / 2
      if (0..<size.rows).contains(otherRow),
        other.cells[otherRow * size.columns + column] == cell,
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
        return memcmp(cells + start, others + otherStart, count * MemoryLayout<Cell>.stride) == 0
      }
    }
  }
}
