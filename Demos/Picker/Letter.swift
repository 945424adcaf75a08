/// A character of a query, as the UTF-8 that it matches.
struct Letter: Codable, Equatable, Sendable {
  /// Its bytes, the first one in the lowest 8 bits.
  private let form: UInt32
  /// The bytes of the same letter in the other case; `form` if it has none, or if the case counts.
  private let otherForm: UInt32

  /// Makes a letter of a scalar, which is not a capital if the case is ignored.
  init(_ scalar: Unicode.Scalar, ignoresCase: Bool) {
    let capitals = scalar.properties.uppercaseMapping.unicodeScalars
    form = Self.bytes(of: scalar)
    // A letter such as `ß`, whose capital is two letters, matches only itself.
    otherForm =
      ignoresCase && capitals.count == 1 ? capitals.first.map(Self.bytes) ?? form : form
  }

  /// Whether the line has the letter at an offset.
  func matches(_ line: Span<UInt8>, at offset: Int) -> Bool {
    Self.isForm(form, of: line, at: offset) || Self.isForm(otherForm, of: line, at: offset)
  }

  private static func isForm(_ form: UInt32, of line: Span<UInt8>, at offset: Int) -> Bool {
    var (rest, offset) = (form, offset)
    repeat {
      guard offset < line.count, line[offset] == UInt8(truncatingIfNeeded: rest) else {
        return false
      }
      (rest, offset) = (rest >> 8, offset + 1)
    } while rest != 0
    return true
  }

  private static func bytes(of scalar: Unicode.Scalar) -> UInt32 {
    String(scalar).utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
