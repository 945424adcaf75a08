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
  init?(from shown: Buffer, to next: Buffer, changes: FrameDiff) {
    let rows = next.size.rows
    var changed = [Int](repeating: 0, count: rows)
    for run in changes.runs { changed[run.row] += run.columns.count + Self.detour }
    let candidates = changed.indices.filter { changed[$0] > 0 }
    guard candidates.count > 2, changed.reduce(0, +) > Self.price else { return nil }

    for place in [1, 2, 3] {
      let row = candidates[candidates.count * place / 4]
      guard !Self.isPlain(next.row(row)), let run = changes.runs.first(where: { $0.row == row }),
        let source = next.nearestRow(
          like: row, in: shown, comparingFirst: run.columns.lowerBound),
        let scroll = Self.best(source - row, shown, next, changed)
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

  /// The stretch of rows that saves the most when it moves so far.
  private static func best(
    _ distance: Int, _ shown: Buffer, _ next: Buffer, _ changed: [Int]
  ) -> Scroll? {
    let targets = max(0, -distance)..<min(changed.count, changed.count - distance)
    var saved = changed
    for row in targets { saved[row] -= cost(of: row, next, over: shown, row: row + distance) }
    // What is lost where a row comes in blank instead of staying as it is.
    func loss(_ row: Int) -> Int { next.row(row).count { !$0.isPlainBlank } - changed[row] }

    guard var rows = largestSum(in: saved, targets) else { return nil }
    // The last row that moves may cost more, by pushing out what stands behind it, than it saves.
    while let last = distance > 0 ? rows.last : rows.first, rows.count > 1,
      saved[last] + loss(last) < loss(last + distance)
    { rows = distance > 0 ? rows.dropLast() : rows.dropFirst() }

    let incoming =
      distance > 0
      ? rows.upperBound..<(rows.upperBound + distance)
      : (rows.lowerBound + distance)..<rows.lowerBound
    let gain = rows.reduce(0) { $0 + saved[$1] } - incoming.reduce(0) { $0 + loss($1) }
    guard gain > price else { return nil }
    return Scroll(
      rows: min(rows.lowerBound, incoming.lowerBound)..<max(rows.upperBound, incoming.upperBound),
      distance: distance)
  }

  /// The neighbours with the largest sum; nil where no sum is positive.
  private static func largestSum(in numbers: [Int], _ range: Range<Int>) -> Range<Int>? {
    var best: (sum: Int, range: Range<Int>?) = (0, nil)
    var current = (sum: 0, start: range.lowerBound)
    for index in range {
      if current.sum <= 0 { current = (0, index) }
      current.sum += numbers[index]
      if current.sum > best.sum { best = (current.sum, current.start..<(index + 1)) }
    }
    return best.range
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
