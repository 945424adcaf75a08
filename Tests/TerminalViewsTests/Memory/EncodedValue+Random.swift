import TerminalViews

extension EncodedValue {
  /// A value in which arrays and objects are nested at most four levels deep.
  static func random(
    depth: Int = 0, using random: inout some RandomNumberGenerator
  ) -> EncodedValue {
    switch Int.random(in: 0..<(depth < 4 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer(.random(in: .min ... .max, using: &random))
    case 3: return .unsigned(.random(in: UInt64(Int64.max) + 1 ... .max, using: &random))
    case 4: return .number(.randomFinite(using: &random))
    case 5: return .text(.random(using: &random))
    case 6:
      return .list(
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in
          .random(depth: depth + 1, using: &random)
        })
    default:
      var fields: [String: EncodedValue] = [:]
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        fields[.random(using: &random)] = .random(depth: depth + 1, using: &random)
      }
      return .record(fields)
    }
  }
}

extension Double {
  /// A number of any magnitude.
  static func randomFinite(using random: inout some RandomNumberGenerator) -> Double {
    let number = Double(bitPattern: random.next())
    return number.isFinite ? number : 0.1
  }
}

extension String {
  /// A few characters of all kinds that JSON treats differently.
  static func random(using random: inout some RandomNumberGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0x24F, 0x300...0x30F,
        0x2020...0x2030, 0xE000...0xFFFF, 0x1F600...0x1F64F, 0x10FF00...0x10FFFF,
      ]
      let range = ranges[Int.random(in: ranges.indices, using: &random)]
      guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) else { continue }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
