#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Buffer {
  /// Whether a row shows what a row of another buffer of the same width shows.
  ///
  /// Most rows stay as they are, or are those of another place: to see that by `memcmp`, as far as
  /// something was written, takes a tenth of the instructions of going from cell to cell.
  package func hasRow(_ row: Int, like otherRow: Int, in other: Buffer) -> Bool {
    precondition(size.columns == other.size.columns, "Rows of the same width are compared.")
    let limit = max(written[row], other.written[otherRow])
    return isSame(from: row * size.columns, other, from: otherRow * size.columns, count: limit)
  }

  /// The rows that show something else than those of another buffer of the same size.
  package func rows(unlike other: Buffer) -> [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(size.rows)
    for row in rowsWithCells where !hasRow(row, like: row, in: other) { rows.append(row) }
    return rows
  }

  /// The first stretch of columns, from one on, in which a row shows something else than a row of
  /// another buffer of the same width; nil where there is none.
  ///
  /// It never ends within a wide cluster of this buffer. Rows are compared as far as something was
  /// written in one of them.
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
        // The right half of a cluster that has changed may be equal to what was there.
        while end < limit, row[end].isContinuation || row[end] != otherRow[end] { end += 1 }
        return first..<end
      }
    }
  }

  /// The nearest row of another buffer, in another place, that shows what a row of this one shows;
  /// nil where none does.
  ///
  /// - Parameter column: Where rows are compared first. Where that is a column in which most rows
  ///   differ, one cell of each is looked at.
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

  /// Whether both show the same.
  public static func == (first: Buffer, second: Buffer) -> Bool {
    first.size == second.size
      && first.rowsWithCells.allSatisfy { first.hasRow($0, like: $0, in: second) }
  }

  /// Hashes what it shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cells)
  }

  /// Whether so many cells are the same as others.
  private func isSame(from start: Int, _ other: Buffer, from otherStart: Int, count: Int) -> Bool {
    cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        guard let cells = cells.baseAddress, let others = others.baseAddress else { return true }
        return memcmp(cells + start, others + otherStart, count * MemoryLayout<Cell>.stride) == 0
      }
    }
  }
}
