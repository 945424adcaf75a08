import TerminalModel

/// A hash of the frames that a terminal has shown, the same in each run of a program.
///
/// It is computed from the changed cells of each frame, so that the time for a frame depends on
/// the number of these cells.
struct FrameHash {
  /// The hash of all frames so far.
  private(set) var value: UInt64 = 0

  /// Adds a frame.
  mutating func add(_ changes: FrameDiff, of frame: Frame) {
    if let found = changes.foundRanges {
      if let first = found.first { add(first, of: frame) }
      for range in found.others { add(range, of: frame) }
    } else {
      changes.forEachRange { add($0, of: frame) }
    }
    add(frame.cursor.map { UInt64($0.row) << 32 | UInt64($0.column) } ?? .max)
  }

  @inline(__always) private mutating func add(_ range: FrameDiff.CellRange, of frame: Frame) {
    add(UInt64(range.row) << 32 | UInt64(range.columns.lowerBound))
    let cells = frame.buffer.cells
    let start = range.row * frame.size.columns
    for cell in cells[start + range.columns.lowerBound..<start + range.columns.upperBound] {
      add(cell.content.low)
      add(cell.content.high)
      add(cell.style.bits)
    }
  }

  /// One step of a hash of 64-bit words: a multiplication that mixes all bits upwards, and a shift
  /// that mixes them downwards.
  private mutating func add(_ word: UInt64) {
    let mixed = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value = mixed ^ mixed >> 29
  }
}
