#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The data that the workloads show, the same on every machine.
enum WorkloadData {
  static let pictureCount = 8

  /// Pictures for a screen: a character and one of 16 colours per cell.
  static func pictures(columns: Int, rows: Int) -> [UInt8] {
    var numbers = Numbers()
    return (0..<(pictureCount * columns * rows)).flatMap { _ in
      [UInt8(0x21 + numbers.next(below: 94)), UInt8(numbers.next(below: 16))]
    }
  }

  /// Lines of words in many scripts, none wider than 76 columns.
  static let lines: [String] = {
    var numbers = Numbers()
    return (0..<700).map { line in
      var text = "\(line)"
      var columns = text.count
      while columns < 66 {
        let word = words[numbers.next(below: words.count)]
        text += " \(word.text)"
        columns += word.columns + 1
      }
      return text
    }
  }()

  /// Words and their widths in columns.
  private static let words: [(text: String, columns: Int)] = [
    ("cell", 4), ("frame", 5), ("Größe", 5), ("cafe\u{301}", 4), ("n\u{303}andu\u{301}", 5),
    ("Привет", 6), ("γλώσσα", 6), ("漢字", 4), ("仮名交じり", 10), ("端末", 4), ("中文測試", 8),
    ("한국어", 6), ("문자열", 6), ("🚀", 2), ("🎉🍣", 4), ("🦊", 2), ("→", 1), ("π≈3", 3),
  ]

  /// Writes bytes to a file.
  static func write(_ bytes: [UInt8], to path: String) throws(MeasuringError) {
    guard let file = fopen(path, "w") else { throw MeasuringError("\(path) cannot be written") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw MeasuringError("\(path) cannot be written")
    }
  }
}

/// Pseudo-random numbers with a fixed seed (SplitMix64).
private struct Numbers {
  private var state: UInt64 = 2026

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed >> 33) % bound
  }
}
