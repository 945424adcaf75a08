/// A line that matches a query; a better match is less than a worse one.
///
/// Better is a higher score, then a shorter line, then an earlier one.
struct Match: Codable, Comparable, Sendable {
  /// The inverted score in 16 bits, the length in 16 bits, and the index of the line in 32 bits.
  private let rank: UInt64

  init(line: Int, score: Int, length: Int) {
    let penalty = UInt64(max(0, 0xFFFF - max(0, score)))
    rank = penalty << 48 | UInt64(min(length, 0xFFFF)) << 32 | UInt64(line)
  }

  /// The index of the line.
  var line: Int { Int(rank & 0xFFFF_FFFF) }

  static func < (left: Match, right: Match) -> Bool { left.rank < right.rank }
}
