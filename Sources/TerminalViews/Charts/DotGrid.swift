import TerminalModel

/// The dots of the lines of a chart, one or more in each cell.
///
/// A cell has the colour, and with one dot the mark, of the line that was drawn last through it.
struct DotGrid {
  /// The dots of a cell.
  enum Resolution {
    /// Two columns and four rows of dots.
    case braille
    /// Two columns and two rows of blocks.
    case quarterBlocks
    /// Two blocks, one above the other.
    case halfBlocks
    /// One dot, drawn as the character of the line.
    case single

    var columns: Int {
      switch self {
      case .braille, .quarterBlocks: 2
      case .halfBlocks, .single: 1
      }
    }

    var rows: Int {
      switch self {
      case .braille: 4
      case .quarterBlocks, .halfBlocks: 2
      case .single: 1
      }
    }
  }

  let resolution: Resolution
  /// The size in cells.
  let cells: Size
  private var dots: [UInt8]
  /// The index, modulo 256, of the line that was drawn last through each cell.
  private var owners: [UInt8]

  init(cells: Size, _ resolution: Resolution) {
    self.cells = cells
    self.resolution = resolution
    dots = Array(repeating: 0, count: cells.columns * cells.rows)
    owners = dots
  }

  /// The number of columns of dots.
  var columns: Int { cells.columns * resolution.columns }

  /// The number of rows of dots.
  var rows: Int { cells.rows * resolution.rows }

  /// Sets dots of a line in one column of dots, in a range of rows of dots; row 0 is at the top.
  mutating func fill(column: Int, rows: ClosedRange<Int>, for line: Int) {
    for row in rows {
      let cell = row / resolution.rows * cells.columns + column / resolution.columns
      dots[cell] |= bit(column: column % resolution.columns, row: row % resolution.rows)
      owners[cell] = UInt8(truncatingIfNeeded: line)
    }
  }

  /// The character of a cell, and the index of the line whose look it has; nil for a cell without
  /// dots.
  ///
  /// - Parameter mark: The character of a line for the resolution ``Resolution/single``.
  func content(
    at position: Position, mark: (_ line: Int) -> Unicode.Scalar
  ) -> (character: Unicode.Scalar, line: Int)? {
    let cell = position.row * cells.columns + position.column
    guard dots[cell] != 0 else { return nil }
    let line = Int(owners[cell])
    return (resolution == .single ? mark(line) : character(dots[cell]), line)
  }

  private func bit(column: Int, row: Int) -> UInt8 {
    switch resolution {
    // The Unicode Standard numbers the dots of a braille pattern 1 to 3 in the first three rows of the
    // left column, 4 to 6 in those of the right column, and 7 and 8 in the fourth row.
    case .braille: row < 3 ? 1 << (row + 3 * column) : 1 << (6 + column)
    case .quarterBlocks, .halfBlocks, .single: 1 << (row * resolution.columns + column)
    }
  }

  private func character(_ dots: UInt8) -> Unicode.Scalar {
    switch resolution {
    case .braille: Unicode.Scalar(0x2800 + UInt32(dots)) ?? " "
    case .quarterBlocks: Self.quarters[Int(dots)]
    case .halfBlocks, .single: Self.halves[Int(dots)]
    }
  }

  private static let quarters: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
  private static let halves: [Unicode.Scalar] = [" ", "▀", "▄", "█"]
}
