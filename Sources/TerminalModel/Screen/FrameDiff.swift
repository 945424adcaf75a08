/// The changes from the frame on the screen to the next one.
///
/// The initializer only finds the rows that differ; ``ranges`` compares their cells each time it is
/// read. A driver does not need that comparison for rows that it only scrolls.
public struct FrameDiff: Sendable {
  /// Adjacent cells of a row that have to be drawn.
  public struct CellRange: Hashable, Sendable {
    /// The row, from 0.
    public let row: Int
    /// The columns of the cells; both columns of a wide cluster, or neither.
    public let columns: Range<Int>
  }

  /// The rows with cells that have to be drawn, from the top down.
  package let rows: [Int]
  /// Whether the cursor has to be moved, shown or hidden.
  public let movesCursor: Bool
  /// Whether the terminal has to report other mouse actions than before.
  public let changesMouse: Bool
  /// Whether the contents of the screen are unknown: the driver has to discard its record of them.
  public let isFromUnknown: Bool
  /// Whether all cells have to be drawn.
  private let isWhole: Bool
  /// The frame on the screen; the next one if all cells have to be drawn.
  private let shown: Buffer
  private let next: Buffer
  /// The ranges, if the initializer has found them.
  package let foundRanges: FoundRanges?

  /// Compares the frame on the screen with the next one.
  ///
  /// If the sizes or the themes of the frames differ, all cells have to be drawn.
  ///
  /// - Parameters:
  ///   - shown: The frame on the screen, or nil if its contents are unknown.
  ///   - next: The frame to draw.
  public init(from shown: Frame?, to next: Frame) {
    self.init(from: shown, to: next, findingRanges: false)
  }

  /// Compares the frame on the screen with the next one, and keeps the ranges if `findingRanges` is
  /// true.
  ///
  /// In a recorded session both the driver and the hash of the frame read the ranges; a second
  /// comparison of the rows would take 1,600 instructions for a key.
  package init(from shown: Frame?, to next: Frame, findingRanges: Bool) {
    isFromUnknown = shown == nil
    self.next = next.buffer
    guard let shown, shown.size == next.size, shown.hasTheme(of: next) else {
      movesCursor = true
      changesMouse = true
      isWhole = true
      self.shown = next.buffer
      rows = Array(next.buffer.rowsWithCells)
      foundRanges = nil
      return
    }
    movesCursor = shown.cursor != next.cursor
    changesMouse = shown.mouse != next.mouse
    isWhole = false
    self.shown = shown.buffer
    rows = next.buffer.rows(unlike: shown.buffer)
    foundRanges =
      findingRanges ? FoundRanges(in: rows, from: shown.buffer, to: next.buffer) : nil
  }

  /// Whether nothing has to change: no cell, not the cursor, not the reported mouse actions.
  public var isEmpty: Bool { rows.isEmpty && !movesCursor && !changesMouse }

  /// The ranges of cells that have to be drawn, from the top left to the bottom right; no two of a
  /// row overlap or touch.
  ///
  /// Each access compares the changed rows again, unless the initializer has found the ranges.
  public var ranges: [CellRange] {
    var ranges: [CellRange] = []
    forEachRange { ranges.append($0) }
    return ranges
  }

  /// Calls the body with each of ``ranges``, without an array of them.
  package func forEachRange(_ body: (CellRange) -> Void) {
    if let foundRanges { return foundRanges.forEach { range, _ in body(range) } }
    guard !isWhole else {
      for row in rows { body(CellRange(row: row, columns: 0..<next.size.columns)) }
      return
    }
    Self.forEachRange(in: rows, from: shown, to: next, body)
  }

  private static func forEachRange(
    in rows: [Int], from shown: Buffer, to next: Buffer, _ body: (CellRange) -> Void
  ) {
    for row in rows {
      var end = 0
      while let columns = next.difference(inRow: row, from: end, to: shown, row: row) {
        body(CellRange(row: row, columns: columns))
        end = columns.upperBound
      }
    }
  }

  /// Ranges in their order; the first one, often the only one, takes no memory of its own.
  package struct FoundRanges: Sendable {
    package private(set) var first: CellRange?
    package private(set) var others: [CellRange] = []

    fileprivate init(in rows: [Int], from shown: Buffer, to next: Buffer) {
      FrameDiff.forEachRange(in: rows, from: shown, to: next) { range in
        if first == nil { first = range } else { others.append(range) }
      }
    }

    /// Calls the body with each range, and with whether it is the last one of its row.
    package func forEach(_ body: (CellRange, _ isLastOfRow: Bool) -> Void) {
      guard var range = first else { return }
      for next in others {
        body(range, next.row != range.row)
        range = next
      }
      body(range, true)
    }
  }

  /// The number of cells to draw.
  public var cellCount: Int { ranges.reduce(0) { $0 + $1.columns.count } }
}

extension FrameDiff: Hashable {
  /// Differences are equal if they have the same ranges and the same flags; the contents of the
  /// cells are not compared.
  public static func == (left: FrameDiff, right: FrameDiff) -> Bool {
    left.ranges == right.ranges && left.movesCursor == right.movesCursor
      && left.changesMouse == right.changesMouse && left.isFromUnknown == right.isFromUnknown
  }

  /// Hashes the ranges, and whether the cursor and the reported mouse actions have to change.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ranges)
    hasher.combine(movesCursor)
    hasher.combine(changesMouse)
  }
}
