/// A place in a text, as a line and a byte of the line's UTF-8; or the distance between two places.
///
/// A distance within a line has no lines; one that ends in another line counts the bytes from the
/// start of that line.
struct ByteOffset: Hashable, Comparable, Sendable {
  var line = 0
  var byte = 0

  static let zero = ByteOffset()

  static func < (left: ByteOffset, right: ByteOffset) -> Bool {
    (left.line, left.byte) < (right.line, right.byte)
  }

  /// The place at a distance behind another one.
  static func + (place: ByteOffset, distance: ByteOffset) -> ByteOffset {
    distance.line == 0
      ? ByteOffset(line: place.line, byte: place.byte + distance.byte)
      : ByteOffset(line: place.line + distance.line, byte: distance.byte)
  }

  /// The distance from a place to this one, which is not before it.
  func distance(from start: ByteOffset) -> ByteOffset {
    line == start.line
      ? ByteOffset(line: 0, byte: byte - start.byte)
      : ByteOffset(line: line - start.line, byte: byte)
  }
}
