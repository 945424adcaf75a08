import TerminalModel

/// Where a terminal's cursor is, which of its rows scroll, and the shortest way from here to there.
struct CursorMotion {
  private let sequences: CursorSequences
  private var size: Size
  /// The rows that scroll, which stay until others are wanted.
  private var region: Range<Int>
  /// Nil where it is not known.
  private var row: Int?
  /// Nil where it is not known; and behind the last column, where terminals differ.
  private var column: Int?

  init(_ sequences: CursorSequences, size: Size) {
    self.sequences = sequences
    self.size = size
    region = 0..<size.rows
  }

  /// Whether rows can be scrolled.
  var canScroll: Bool {
    sequences.scrollRegion != nil && sequences.scrollUp.one != nil
      && sequences.scrollDown.one != nil
  }

  /// Adds what makes all rows scroll on a screen of this size, whatever it was; what clears the
  /// screen and moves the cursor home is to follow.
  mutating func reset(size: Size, _ output: inout ByteBuffer) {
    self.size = size
    sequences.scrollRegion?.append(0, size.rows - 1, to: &output)
    region = 0..<size.rows
    row = 0
    column = 0
  }

  /// Something was written that took so many columns.
  mutating func advance(by count: Int) {
    guard let column else { return }
    self.column = column + count < size.columns ? column + count : nil
  }

  /// Something was written of which terminals differ in how many columns it takes.
  mutating func loseColumn() { column = nil }

  /// How far the cursor has to go to the right in its row; nil where it stands elsewhere.
  func distance(to position: Position) -> Int? {
    guard row == position.row, let column, column <= position.column else { return nil }
    return position.column - column
  }

  /// Adds what moves the cursor to a position.
  mutating func move(to position: Position, _ output: inout ByteBuffer) {
    guard row != position.row || column != position.column else { return }
    let home = position == .origin ? sequences.home : nil
    let direct = home?.count ?? sequences.move.count(position.row, position.column)
    if let columns = columns(to: position.column), let rows = rows(to: position.row),
      columns.count + rows.count <= direct
    {
      // The column first: behind the last one a line feed may go anywhere.
      columns.append(to: &output)
      rows.append(to: &output)
    } else if let home {
      output.append(home)
    } else {
      sequences.move.append(position.row, position.column, to: &output)
    }
    row = position.row
    column = position.column
  }

  /// The shortest way to a column; nil where there is none.
  private func columns(to target: Int) -> Movement? {
    guard row != nil else { return nil }
    if target == column { return Movement.stay }
    if target == 0, let start = sequences.carriageReturn { return .steps(start, 1) }
    let absolute = sequences.toColumn.map { Movement.numbered($0, target) }
    guard let column else { return absolute }
    let relative =
      target < column
      ? sequences.left.movement(by: column - target) : sequences.right.movement(by: target - column)
    return .shorter(relative, absolute)
  }

  /// The shortest way to a row; nil where there is none.
  private func rows(to target: Int) -> Movement? {
    guard let row else { return nil }
    if target == row { return Movement.stay }
    let absolute = sequences.toRow.map { Movement.numbered($0, target) }
    // Nothing that moves by steps crosses an edge of the region.
    guard region.contains(row) == region.contains(target),
      (row < region.lowerBound) == (target < region.lowerBound)
    else { return absolute }
    let relative =
      target < row
      ? sequences.up.movement(by: row - target) : sequences.down.movement(by: target - row)
    return .shorter(relative, absolute)
  }

  /// Adds what makes the given rows, and no others, scroll.
  private mutating func setRegion(_ rows: Range<Int>, _ output: inout ByteBuffer) {
    guard let scrollRegion = sequences.scrollRegion, region != rows else { return }
    scrollRegion.append(rows.lowerBound, rows.upperBound - 1, to: &output)
    region = rows
    // Home, on most terminals.
    row = nil
    column = nil
  }

  /// Adds what scrolls; where that is by single rows, the cursor is then where the first one came
  /// in.
  mutating func scroll(_ scroll: Scroll, _ output: inout ByteBuffer) {
    setRegion(scroll.rows, &output)
    let isUp = scroll.distance > 0
    let edge = isUp ? scroll.rows.upperBound - 1 : scroll.rows.lowerBound
    let direction = isUp ? sequences.scrollUp : sequences.scrollDown
    // Single rows scroll where the cursor stands at the edge, many wherever it is.
    if abs(scroll.distance) <= 2 || direction.many == nil {
      move(to: Position(column: 0, row: edge), &output)
    }
    direction.movement(by: abs(scroll.distance))?.append(to: &output)
  }
}
