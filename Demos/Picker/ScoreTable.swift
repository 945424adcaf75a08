/// The scores of the letters of a word at their places in a line, in memory that later lines reuse.
struct ScoreTable {
  /// A place of a letter.
  struct Cell {
    /// The best score of the letters up to this one, or `none`'s if the letter is not there.
    var score: Int
    /// The offset, in the line, of the letter before it.
    var previous: Int

    /// A score below that of any place.
    static let none = Cell(score: .min / 2, previous: 0)

    func adding(_ score: Int) -> Cell { Cell(score: self.score + score, previous: previous) }
  }

  private var cells: [Cell] = []
  private var part = 0..<0

  /// Prepares it for the letters of a word and a part of a line.
  mutating func clear(rows: Int, _ part: Range<Int>) {
    self.part = part
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(.none, count: rows * part.count))
  }

  /// The place of a letter at an offset in the line.
  subscript(row: Int, offset: Int) -> Cell {
    get { cells[row * part.count + offset - part.lowerBound] }
    set { cells[row * part.count + offset - part.lowerBound] = newValue }
  }

  /// The offset of a letter's best place; the first one if several are equally good.
  func best(_ row: Int) -> Int {
    var best = part.lowerBound
    for offset in part where self[row, offset].score > self[row, best].score { best = offset }
    return best
  }
}
