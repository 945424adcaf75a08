/// A set of characters that a terminal shows for the bytes 0x20 to 0x7E.
enum GraphicCharacterSet: Hashable, Sendable {
  case ascii
  /// DEC Special Graphics: lines and a few symbols in place of U+0060 to U+007E.
  case lineDrawing

  /// The character that the set shows for a scalar.
  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard self == .lineDrawing, (0x60...0x7E).contains(scalar.value) else { return scalar }
    return Self.drawing[Int(scalar.value) - 0x60]
  }

  private static let drawing = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)
}
