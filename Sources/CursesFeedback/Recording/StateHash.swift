/// A hash of a state, the same in each run of a program: that of the lines of its dump.
///
/// Of a large state, only the first lines count, about ``lineLimit``, so that a hash takes a
/// bounded time.
enum StateHash {
  /// The number of lines that count.
  static let lineLimit = 2000

  /// The hash of a state (64-bit FNV-1a).
  static func of<State>(_ state: State) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in ValueDump(state, atMost: lineLimit).lines {
      for byte in line.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ UInt64(line.depth)) &* 0x100_0000_01B3
    }
    return hash
  }
}
