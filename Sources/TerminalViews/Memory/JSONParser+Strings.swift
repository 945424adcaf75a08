extension JSONParser {
  /// Parses a string or a key, from its first quote.
  mutating func string() throws(JSONError) -> String {
    offset += 1
    var text = try literalText()
    while let byte = next {
      offset += 1
      guard byte == UInt8(ascii: "\\") else { return text }  // the last quote
      text.unicodeScalars.append(try escape())
      text += try literalText()
    }
    throw error("The text ends inside a string.")
  }

  /// The text before the next quote or backslash, or before the end.
  private mutating func literalText() throws(JSONError) -> String {
    let start = offset
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else {
        throw error("A control character in a string must be an escape, such as \\n.")
      }
      offset += 1
    }
    guard let text = String(validating: bytes[start..<offset], as: UTF8.self) else {
      throw error("A string is not valid UTF-8.", at: invalidUTF8(from: start))
    }
    return text
  }

  /// The offset at which the first invalid UTF-8 sequence begins.
  private func invalidUTF8(from start: Int) -> Int {
    var iterator = bytes[start...].makeIterator()
    var decoder = UTF8()
    var position = start
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      position += UTF8.width(scalar)
    }
    return position
  }

  /// Parses an escape, from the character after its backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error("The text ends inside an escape.") }
    offset += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try codeUnits()
    default:
      throw error("No escape begins with a backslash and this character.", at: offset - 1)
    }
  }

  /// Parses the digits of one escape `\u`, or of two that are a surrogate pair.
  private mutating func codeUnits() throws(JSONError) -> Unicode.Scalar {
    let start = offset - 2
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), skip("\\"), skip("u") else {
      throw error("An escape is half of a surrogate pair.", at: start)
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      throw error("An escape is half of a surrogate pair.", at: start)
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("Four hexadecimal digits are expected after \\u.")
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
