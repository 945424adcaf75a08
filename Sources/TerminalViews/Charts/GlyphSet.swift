/// The characters of which charts and large text consist.
public enum GlyphSet: CaseIterable, Codable, Hashable, Sendable {
  /// Blocks, lines and braille dots.
  case unicode
  /// Printable ASCII only, for terminals and fonts without other characters.
  case ascii
}

/// The two halves of a cell that large text and charts of half blocks fill.
struct HalfBlock: OptionSet {
  let rawValue: UInt8

  static let upper = HalfBlock(rawValue: 1)
  static let lower = HalfBlock(rawValue: 2)
}

extension GlyphSet {
  /// The character for the filled halves of a cell, or nil for a blank.
  func character(for halves: HalfBlock) -> Unicode.Scalar? {
    guard !halves.isEmpty else { return nil }
    guard self == .unicode else { return "#" }
    if halves == [.upper, .lower] { return "█" }
    return halves == .upper ? "▀" : "▄"
  }
}
