import TerminalModel

/// Rows of a screen that move up or down together; blank ones come in behind them.
struct Scroll: Equatable {
  /// The rows among which they move, those that come in included.
  var rows: Range<Int>
  /// How far they move: up where positive, down where negative; never all the way.
  var distance: Int

  /// Where a row comes from; nil for one that comes in blank.
  func source(of row: Int) -> Int? {
    guard rows.contains(row) else { return row }
    return rows.contains(row + distance) ? row + distance : nil
  }
}

extension Scroll {
  /// About the bytes that a scroll takes.
  private static let price = 24
  /// About the bytes that it takes to get to a run of cells.
  private static let detour = 4

  /// The scroll after which the least is left to be drawn; nil where none saves anything.
  ///
  /// A changed row tells the distance by where it stood before. Which rows move with it is found
  /// as the stretch in which the most cells are saved.
  init?(from shown: Buffer, to next: Buffer, changedRows rows: [Int]) {
    guard rows.count > 2 else { return nil }
    for place in [1, 2, 3] {
      let row = rows[rows.count * place / 4]
      guard !Self.isPlain(next.row(row)),
        let change = next.difference(inRow: row, from: 0, to: shown, row: row),
        let source = next.nearestRow(like: row, in: shown, comparingFirst: change.lowerBound),
        let scroll = Self.best(source - row, like: row, from: shown, to: next)
      else { continue }
      self = scroll
      return
    }
    return nil
  }

  /// Whether all cells are alike: where such a row comes from cannot be told.
  private static func isPlain(_ row: ArraySlice<Cell>) -> Bool {
    let first = row[row.startIndex]
    return row.allSatisfy { $0.isSame(as: first) }
  }

  /// The stretch of rows that saves the most when it moves so far, as a certain row does.
  private static func best(
    _ distance: Int, like moved: Int, from shown: Buffer, to next: Buffer
  ) -> Scroll? {
    func cost(_ row: Int, over shownRow: Int) -> Int {
      Self.cost(of: row, next, over: shown, row: shownRow)
    }
    // What is lost where a row comes in blank instead of staying as it is.
    func loss(_ row: Int) -> Int {
      next.writtenCells(ofRow: row).count { !$0.isPlainBlank } - cost(row, over: row)
    }
    // Rows that have moved are taken to save as much as the one that is known: to count the cells
    // of all of them took three times as many instructions as all else that drawing a scroll takes.
    let usual = cost(moved, over: moved)
    func saving(_ row: Int) -> Int {
      guard next.hasRow(row, like: row + distance, in: shown) else {
        return cost(row, over: row) - cost(row, over: row + distance)
      }
      return next.hasRow(row, like: row, in: shown) ? 0 : usual
    }

    let targets = max(0, -distance)..<min(next.size.rows, next.size.rows - distance)
    guard var (gain, rows) = largestSum(over: targets, of: saving) else { return nil }
    // The last row that moves may cost more, by pushing out what stands behind it, than it saves.
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

  /// The neighbours with the largest sum of a number; nil where no sum is positive.
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

  /// About the bytes that it takes to draw a row over another.
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
