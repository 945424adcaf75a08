/// A set of characters that a terminal shows for the bytes U+0020 to U+007E.
enum CharacterSet: Hashable, Sendable {
  case ascii
  /// DEC's special graphics: lines and a few signs for U+0060 to U+007E.
  case lineDrawing

  /// What is shown for a scalar.
  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard self == .lineDrawing, (0x60...0x7E).contains(scalar.value) else { return scalar }
    return Self.drawing[Int(scalar.value) - 0x60]
  }

  private static let drawing = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)
}
