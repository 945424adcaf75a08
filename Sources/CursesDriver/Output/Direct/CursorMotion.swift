import TerminalModel

/// The position of a terminal's cursor, the scroll region (the rows that scroll), and a short
/// movement to a position: the column and the row separately, or both in one sequence, whichever
/// takes fewer bytes.
struct CursorMotion {
  private let sequences: CursorSequences
  private var size: Size
  /// The scroll region; it stays set until another one is needed.
  private var region: Range<Int>
  /// The cursor's row, or nil if it is unknown.
  private var row: Int?
  /// The cursor's column, or nil if it is unknown, as after a write to the last column, where
  /// terminals differ.
  private var column: Int?

  init(_ sequences: CursorSequences, size: Size) {
    self.sequences = sequences
    self.size = size
    region = 0..<size.rows
  }

  /// Whether the terminal can scroll rows.
  var canScroll: Bool {
    sequences.scrollRegion != nil && sequences.scrollUp.one != nil
      && sequences.scrollDown.one != nil
  }

  /// Resets the scroll region to all rows of a screen; the caller then clears the screen, which
  /// moves the cursor home, to the top left.
  mutating func reset(size: Size, _ output: inout ByteBuffer) {
    self.size = size
    sequences.scrollRegion?.append(0, size.rows - 1, to: &output)
    region = 0..<size.rows
    row = 0
    column = 0
  }

  /// Text of `count` columns was written.
  mutating func advance(by count: Int) {
    guard let column else { return }
    self.column = column + count < size.columns ? column + count : nil
  }

  /// A cluster on whose width terminals disagree was written.
  mutating func loseColumn() { column = nil }

  /// The columns from the cursor to a position, or nil if the position is to its left or in another
  /// row, or if the position of the cursor is unknown.
  func distance(to position: Position) -> Int? {
    guard row == position.row, let column, column <= position.column else { return nil }
    return position.column - column
  }

  /// Moves the cursor to a position.
  mutating func move(to position: Position, _ output: inout ByteBuffer) {
    guard row != position.row || column != position.column else { return }
    let home = position == .origin ? sequences.home : nil
    let direct = home?.count ?? sequences.move.count(position.row, position.column)
    if cost(ofColumn: position.column) + cost(ofRow: position.row) <= direct {
      // The column first: after a write to the last column, terminals differ on where a line feed
      // moves.
      go(toColumn: position.column, &output)
      go(toRow: position.row, &output)
    } else if let home {
      output.append(home)
    } else {
      sequences.move.append(position.row, position.column, to: &output)
    }
    row = position.row
    column = position.column
  }

  /// The number of bytes that move the cursor to a column.
  ///
  /// The costs are compared before one movement is written: to write two movements and remove the
  /// longer one takes twice as many instructions.
  private func cost(ofColumn target: Int) -> Int {
    guard row != nil else { return CursorSequences.impossible }
    if target == column { return 0 }
    if target == 0 { return sequences.carriageReturn.count }
    return min(costOfSteps(toColumn: target), costOfJump(toColumn: target))
  }

  private func costOfSteps(toColumn target: Int) -> Int {
    guard let column else { return CursorSequences.impossible }
    return target < column
      ? sequences.left.cost(of: column - target) : sequences.right.cost(of: target - column)
  }

  private func costOfJump(toColumn target: Int) -> Int {
    sequences.toColumn?.count(target) ?? CursorSequences.impossible
  }

  private mutating func go(toColumn target: Int, _ output: inout ByteBuffer) {
    if target == column { return }
    if target == 0 {
      output.append(sequences.carriageReturn)
    } else if let column, costOfSteps(toColumn: target) <= costOfJump(toColumn: target) {
      target < column
        ? sequences.left.append(column - target, to: &output)
        : sequences.right.append(target - column, to: &output)
    } else {
      sequences.toColumn?.append(target, to: &output)
    }
  }

  private func cost(ofRow target: Int) -> Int {
    if target == row { return 0 }
    return min(costOfSteps(toRow: target), costOfJump(toRow: target))
  }

  private func costOfSteps(toRow target: Int) -> Int {
    // A movement up or down stops at the edge of the scroll region.
    guard let row, region.contains(row) == region.contains(target),
      (row < region.lowerBound) == (target < region.lowerBound)
    else { return CursorSequences.impossible }
    return target < row
      ? sequences.up.cost(of: row - target) : sequences.down.cost(of: target - row)
  }

  private func costOfJump(toRow target: Int) -> Int {
    sequences.toRow?.count(target) ?? CursorSequences.impossible
  }

  private mutating func go(toRow target: Int, _ output: inout ByteBuffer) {
    guard let row, target != row else { return }
    if costOfSteps(toRow: target) <= costOfJump(toRow: target) {
      target < row
        ? sequences.up.append(row - target, to: &output)
        : sequences.down.append(target - row, to: &output)
    } else {
      sequences.toRow?.append(target, to: &output)
    }
  }

  /// Sets the scroll region.
  private mutating func setRegion(_ rows: Range<Int>, _ output: inout ByteBuffer) {
    guard let scrollRegion = sequences.scrollRegion, region != rows else { return }
    scrollRegion.append(rows.lowerBound, rows.upperBound - 1, to: &output)
    region = rows
    // Most terminals, but not all, then move the cursor home.
    row = nil
    column = nil
  }

  /// Scrolls; if that is by single rows, the cursor is then in the row that came in last.
  mutating func scroll(_ scroll: Scroll, _ output: inout ByteBuffer) {
    setRegion(scroll.rows, &output)
    let isUp = scroll.distance > 0
    let edge = isUp ? scroll.rows.upperBound - 1 : scroll.rows.lowerBound
    let direction = isUp ? sequences.scrollUp : sequences.scrollDown
    // A step scrolls only if the cursor is at the edge of the region, a jump at any position.
    if let many = direction.many, abs(scroll.distance) > 2 {
      many.append(abs(scroll.distance), to: &output)
    } else {
      move(to: Position(column: 0, row: edge), &output)
      direction.append(abs(scroll.distance), to: &output)
    }
  }
}
