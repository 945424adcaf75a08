/// A word of a query, and its best place in a line.
///
/// If the letters are in a line at several places, the place with the highest score is the best: a
/// letter counts more at the start of a word of the line, or directly after the previous letter of
/// the query, and a gap between two letters lowers the score.
struct Word: Codable, Equatable, Sendable {
  private let letters: [Letter]

  /// Makes a word of a text that is not empty.
  ///
  /// Without a capital, its letters match both cases.
  init(_ text: Substring) {
    let ignoresCase = text == text.lowercased()
    letters = text.unicodeScalars.map { Letter($0, ignoresCase: ignoresCase) }
  }

  /// The score of the best place of the letters in a line, or nil if the line does not have them.
  ///
  /// Takes time in proportion to the number of letters times the bytes of `part(of:)`.
  func score(_ line: Span<UInt8>, using table: inout ScoreTable) -> Int? {
    guard let part = part(of: line) else { return nil }
    fill(&table, for: line, part)
    return table[letters.count - 1, table.best(letters.count - 1)].score
  }

  /// The offsets of the letters at their best place, in their order; none if the line lacks them.
  func matchedBytes(in line: Span<UInt8>, using table: inout ScoreTable) -> [Int] {
    guard let part = part(of: line) else { return [] }
    fill(&table, for: line, part)
    var offsets = [table.best(letters.count - 1)]
    for row in letters.indices.dropFirst().reversed() {
      offsets.append(table[row, offsets[offsets.count - 1]].previous)
    }
    return offsets.reversed()
  }

  /// The part of a line from the first place of the first letter to the last place of the last one,
  /// or nil if the line does not have the letters in their order.
  private func part(of line: Span<UInt8>) -> Range<Int>? {
    var (start, end) = (0, 0)
    for row in letters.indices {
      while end < line.count, !letters[row].matches(line, at: end) { end += 1 }
      guard end < line.count else { return nil }
      if row == 0 { start = end }
      end += 1
    }
    var last = line.count - 1
    while !letters[letters.count - 1].matches(line, at: last) { last -= 1 }
    return start..<last + 1
  }

  /// Computes, for each letter and each of its places, the best score of the letters up to it.
  private func fill(_ table: inout ScoreTable, for line: Span<UInt8>, _ part: Range<Int>) {
    table.clear(rows: letters.count, part)
    for row in letters.indices {
      // The best scores with the previous letter directly before the offset, and before a gap.
      var (adjacent, apart) = (ScoreTable.Cell.none, ScoreTable.Cell.none)
      for offset in part where line.isCharacter(at: offset) {
        if letters[row].matches(line, at: offset) {
          let bonus = line.bonus(at: offset)
          if row == 0 {
            table[row, offset] = ScoreTable.Cell(score: 16 + 2 * bonus, previous: offset)
          } else {
            let joined = adjacent.adding(16 + max(6, bonus))
            let parted = apart.adding(16 + bonus)
            table[row, offset] = joined.score >= parted.score ? joined : parted
          }
        }
        let ending = adjacent.adding(-3)
        apart = ending.score > apart.score - 1 ? ending : apart.adding(-1)
        adjacent = row == 0 ? .none : table[row - 1, offset]
        adjacent.previous = offset
      }
    }
  }
}

extension Span<UInt8> {
  /// Whether a character (a Unicode scalar) begins at an offset.
  fileprivate func isCharacter(at offset: Int) -> Bool { self[offset] & 0xC0 != 0x80 }

  /// The value of the place of a letter: 8 at the start of a word, 7 for a capital within one.
  fileprivate func bonus(at offset: Int) -> Int {
    guard isInWord(at: offset) else { return 0 }
    guard offset > 0, isInWord(at: offset - 1) else { return 8 }
    return isCapital(at: offset) && !isCapital(at: offset - 1) ? 7 : 0
  }

  private func isInWord(at offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private func isCapital(at offset: Int) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[offset])
  }
}
