import TerminalModel

/// A movement of adjacent rows up or down; blank rows come in at the bottom or the top.
struct Scroll: Equatable {
  /// The rows that move, including those that come in.
  var rows: Range<Int>
  /// The distance in rows, less than the number of ``rows``: up if positive, down if negative.
  var distance: Int

  /// The row that is shown at `row` after the scroll, or nil if a blank one comes in there.
  ///
  /// A row outside ``rows`` stays.
  func source(of row: Int) -> Int? {
    guard rows.contains(row) else { return row }
    return rows.contains(row + distance) ? row + distance : nil
  }
}

extension Scroll {
  /// The approximate number of bytes of a scroll.
  private static let price = 24
  /// The approximate number of bytes that move the cursor to a range of cells.
  private static let detour = 4

  /// Finds a scroll that saves bytes, or returns nil.
  ///
  /// Three of the changed rows are tried, until one leads to such a scroll. The distance is from
  /// the tried row to the nearest row of the screen with the same cells. Only the changed rows are
  /// searched, because the position that a moved row has left is among them. The rows that move are
  /// the adjacent ones that save the most bytes if they move by this distance; the tried row need
  /// not be among them.
  init?(from shown: Buffer, to next: Buffer, changedRows rows: [Int]) {
    guard rows.count > 2 else { return nil }
    for quarter in [1, 2, 3] {
      let place = rows.count * quarter / 4
      let row = rows[place]
      guard !Self.isPlain(next.row(row)),
        let change = next.difference(inRow: row, from: 0, to: shown, row: row),
        let source = next.nearestRow(
          like: place, of: rows, in: shown, comparingFirst: change.lowerBound),
        let scroll = Self.best(source - row, like: row, from: shown, to: next)
      else { continue }
      self = scroll
      return
    }
    return nil
  }

  /// Whether all cells are equal, so that the previous position of the row is ambiguous.
  private static func isPlain(_ row: ArraySlice<Cell>) -> Bool {
    let first = row[row.startIndex]
    return row.allSatisfy { $0.isSame(as: first) }
  }

  /// The scroll of the adjacent rows that save the most if they move by a distance, as the row
  /// `moved` does; nil if it saves no bytes.
  private static func best(
    _ distance: Int, like moved: Int, from shown: Buffer, to next: Buffer
  ) -> Scroll? {
    func cost(_ row: Int, over shownRow: Int) -> Int {
      Self.cost(of: row, next, over: shown, row: shownRow)
    }
    // The additional cost of a row that comes in blank instead of staying.
    func loss(_ row: Int) -> Int {
      next.writtenCells(ofRow: row).count { !$0.isPlainBlank } - cost(row, over: row)
    }
    // Each row that has moved is assumed to save as much as `moved`: counting the cells of all of
    // them takes three times as many instructions as the rest of drawing a scroll.
    let usual = cost(moved, over: moved)
    func saving(_ row: Int) -> Int {
      guard next.hasRow(row, like: row + distance, in: shown) else {
        return cost(row, over: row) - cost(row, over: row + distance)
      }
      return next.hasRow(row, like: row, in: shown) ? 0 : usual
    }

    let targets = max(0, -distance)..<min(next.size.rows, next.size.rows - distance)
    guard var (gain, rows) = largestSum(over: targets, of: saving) else { return nil }
    // The row at the end from which the others move away may cost more than it saves: the position
    // that it leaves becomes blank, and has to be drawn.
    while let last = distance > 0 ? rows.last : rows.first, rows.count > 1,
      saving(last) + loss(last) < loss(last + distance)
    {
      gain -= saving(last)
      rows = distance > 0 ? rows.dropLast() : rows.dropFirst()
    }

    let incoming =
      distance > 0
      ? rows.upperBound..<(rows.upperBound + distance)
      : (rows.lowerBound + distance)..<rows.lowerBound
    guard gain - incoming.reduce(0, { $0 + loss($1) }) > price else { return nil }
    return Scroll(
      rows: min(rows.lowerBound, incoming.lowerBound)..<max(rows.upperBound, incoming.upperBound),
      distance: distance)
  }

  /// The adjacent indices with the largest sum of their numbers, or nil if no sum is positive.
  private static func largestSum(
    over range: Range<Int>, of number: (Int) -> Int
  ) -> (sum: Int, range: Range<Int>)? {
    var best = (sum: 0, range: range.lowerBound..<range.lowerBound)
    var current = (sum: 0, start: range.lowerBound)
    for index in range {
      if current.sum <= 0 { current = (0, index) }
      current.sum += number(index)
      if current.sum > best.sum { best = (current.sum, current.start..<(index + 1)) }
    }
    return best.sum > 0 ? best : nil
  }

  /// The approximate number of bytes that draw a row over another.
  private static func cost(
    of row: Int, _ next: Buffer, over shown: Buffer, row shownRow: Int
  ) -> Int {
    var (cost, end) = (0, 0)
    while let columns = next.difference(inRow: row, from: end, to: shown, row: shownRow) {
      cost += columns.count + detour
      end = columns.upperBound
    }
    return cost
  }
}
