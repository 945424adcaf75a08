import TerminalModel

/// A terminal's screen as something to draw cells on: each where it stands and in its style, in
/// few bytes.
struct Canvas {
  /// The cursor, which is wherever drawing has left it.
  var motion: CursorMotion
  private var pen: Pen
  private let erasing: ErasingSequences

  init(_ sequences: DirectSequences, depth: ColorDepth, size: Size) {
    motion = CursorMotion(sequences.cursor, size: size)
    pen = Pen(sequences.style, depth: depth)
    erasing = sequences.erasing
  }

  /// Whether rows can be scrolled.
  var canScroll: Bool { motion.canScroll }

  /// Adds what makes a screen blank of which nothing but its size is known.
  mutating func clear(_ size: Size, _ output: inout [UInt8]) {
    pen.reset(&output)
    motion.reset(size: size, &output)
    output += erasing.screen
  }

  /// Adds what scrolls.
  mutating func scroll(_ scroll: Scroll, _ output: inout [UInt8]) {
    pen.selectForErasing(.plain, &output)
    motion.scroll(scroll, &output)
  }

  /// Adds what draws the cells of some runs.
  mutating func draw(
    _ runs: ArraySlice<FrameDiff.Run>, of buffer: Buffer, _ output: inout [UInt8]
  ) {
    var rest = runs
    while let run = rest.popFirst() {
      let isLast = rest.first?.row != run.row
      let ending = draw(
        run.columns, of: buffer.row(run.row), row: run.row, isLast: isLast, &output)
      if ending == .rowErased { rest = rest.drop { $0.row == run.row } }
    }
  }

  /// Adds what draws the cells of a row that differ from those that are shown in it.
  ///
  /// - Parameter shown: What is shown; nil where that is a blank row.
  mutating func draw(
    row: Int, of buffer: Buffer, over shown: ArraySlice<Cell>?, _ output: inout [UInt8]
  ) {
    let cells = buffer.row(row)
    func isShown(_ column: Int) -> Bool {
      let cell = cells[cells.startIndex + column]
      guard let shown else { return cell.isPlainBlank }
      return cell == shown[shown.startIndex + column]
    }
    var column = 0
    while column < cells.count {
      guard !isShown(column) else {
        column += 1
        continue
      }
      let start = column
      column += 1
      while column < cells.count,
        cells[cells.startIndex + column].isContinuation || !isShown(column)
      { column += 1 }
      let ending = draw(start..<column, of: cells, row: row, isLast: false, &output)
      if ending == .rowErased { return }
    }
  }

  /// What drawing cells has come to.
  private enum Ending {
    case cellsDrawn
    /// Everything to the end of the row is as it should be.
    case rowErased
  }

  private mutating func draw(
    _ columns: Range<Int>, of cells: ArraySlice<Cell>, row: Int, isLast: Bool,
    _ output: inout [UInt8]
  ) -> Ending {
    bridge(to: Position(column: columns.lowerBound, row: row), cells, &output)
    var rest = cells.dropFirst(columns.lowerBound).prefix(columns.count)
    while let cell = rest.first {
      let position = Position(column: rest.startIndex - cells.startIndex, row: row)
      if cell.isEmpty {
        let blanks = rest.prefix { $0.isEmpty && $0.style.background == cell.style.background }
        rest = rest[blanks.endIndex...]
        let isLast = isLast && rest.isEmpty && blanks.count < 3
        if canErase(cell), !isLast, let sequence = erasing.toEndOfRow,
          cells[blanks.endIndex...].allSatisfy({
            $0.isEmpty && $0.style.background == cell.style.background
          })
        {
          motion.move(to: position, &output)
          pen.selectForErasing(cell.style, &output)
          output += sequence
          return .rowErased
        }
        drawBlanks(blanks, at: position, isEnd: rest.isEmpty, &output)
      } else if cell.isContinuation {
        rest.removeFirst()
      } else {
        motion.move(to: position, &output)
        pen.select(cell.style, &output)
        rest.removeFirst()
        put(cell, before: &rest, &output)
      }
    }
    return .cellsDrawn
  }

  /// Writes the few cells between the cursor and a position once more, where that is shorter than
  /// any way around them.
  private mutating func bridge(
    to position: Position, _ cells: ArraySlice<Cell>, _ output: inout [UInt8]
  ) {
    guard let distance = motion.distance(to: position), (1...3).contains(distance) else { return }
    let gap = cells.dropFirst(position.column - distance).prefix(distance)
    guard gap.allSatisfy({ $0.isASCII && pen.writes($0) }) else { return }
    for cell in gap { output.append(UInt8(truncatingIfNeeded: cell.cluster.base.value)) }
    motion.advance(by: distance)
  }

  private func canErase(_ cell: Cell) -> Bool {
    erasing.keepsBackground || !pen.hasBackground(cell.style)
  }

  /// Draws blanks of one background.
  private mutating func drawBlanks(
    _ blanks: ArraySlice<Cell>, at position: Position, isEnd: Bool, _ output: inout [UInt8]
  ) {
    guard let cell = blanks.first else { return }
    motion.move(to: position, &output)
    if let sequence = erasing.cells, canErase(cell), blanks.count > (isEnd ? 5 : 10),
      isEnd || erasing.repeatLast == nil
    {
      pen.selectForErasing(cell.style, &output)
      sequence.append(blanks.count, to: &output)
      return
    }
    pen.selectForBlank(cell.style, &output)
    output.append(0x20)
    fill(blanks.count - 1, with: [0x20], &output)
    motion.advance(by: blanks.count)
  }

  /// Writes a cell's cluster, and as many that follow as are the same and can be said at once.
  private mutating func put(
    _ cell: Cell, before rest: inout ArraySlice<Cell>, _ output: inout [UInt8]
  ) {
    let start = output.count
    output.append(cell.cluster)
    motion.advance(by: cell.cluster.width)
    if cell.cluster.isDisputed { motion.loseColumn() }
    guard cell.cluster.width == 1, cell.cluster.count == 1, rest.first == cell else { return }
    let same = rest.prefix { $0 == cell }
    fill(same.count, with: Array(output[start...]), &output)
    motion.advance(by: same.count)
    rest = rest[same.endIndex...]
  }

  /// Writes the character that was written last, once more and again.
  private func fill(_ count: Int, with character: [UInt8], _ output: inout [UInt8]) {
    if let repeatLast = erasing.repeatLast, count * character.count > 6 {
      repeatLast.append(count, to: &output)
    } else {
      for _ in 0..<count { output += character }
    }
  }
}

extension Cell {
  /// Whether nothing is seen in it but its background.
  fileprivate var isEmpty: Bool {
    cluster == .blank && !isContinuation && style.attributes.isDisjoint(with: .seenOnBlanks)
  }

  fileprivate var isASCII: Bool { cluster.base.isASCII && cluster.count == 1 && !isContinuation }
}

extension Cluster {
  /// Whether terminals differ in how many columns it takes: what joins it is more than an accent.
  fileprivate var isDisputed: Bool {
    guard let second = scalar(at: 1) else { return false }
    return !(0x300...0x36F).contains(second.value)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ cluster: Cluster) {
    for index in 0..<Cluster.capacity {
      guard let scalar = cluster.scalar(at: index) else { return }
      append(utf8: scalar.value)
    }
  }

  private mutating func append(utf8 scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F)
    }
    switch scalar {
    case ..<0x80:
      append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
      append(continuation(0))
    case ..<0x1_0000:
      append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      append(continuation(6))
      append(continuation(0))
    default:
      append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      append(continuation(12))
      append(continuation(6))
      append(continuation(0))
    }
  }
}
