extension EncodedValue {
  /// The number of levels to which arrays and objects may be nested in a text.
  static let maximumDepth = 512

  /// Parses a text that is one JSON value, with or without spaces around it.
  ///
  /// If an object has a key more than once, its last value counts.
  ///
  /// - Throws: An error if the text breaks a rule of RFC 8259, contains half of a surrogate pair or
  ///   a number too large for `Double`, or nests arrays and objects deeper than ``maximumDepth``.
  package init(json text: some StringProtocol) throws(JSONError) {
    var parser = JSONParser(bytes: Array(text.utf8))
    self = try parser.text()
  }
}

/// Parses the bytes of a JSON text from the start to the end.
struct JSONParser {
  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the offset, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func text() throws(JSONError) -> EncodedValue {
    skipSpaces()
    let value = try value(depth: 0)
    skipSpaces()
    guard next == nil else { throw error("The text continues after the value.") }
    return value
  }

  func error(_ message: String, at position: Int? = nil) -> JSONError {
    JSONError(offset: position ?? offset, message: message)
  }

  /// Moves past a byte if it is the next one.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(JSONError) -> EncodedValue {
    guard let byte = next else { throw error("The text ends before a value.") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw error("A value is expected.")
    }
  }

  private mutating func word(_ word: String, _ value: EncodedValue) throws(JSONError)
    -> EncodedValue
  {
    for byte in word.utf8 {
      guard next == byte else { throw error("The word \(word) is incomplete.") }
      offset += 1
    }
    return value
  }

  private mutating func array(depth: Int) throws(JSONError) -> EncodedValue {
    try open(depth)
    var values: [EncodedValue] = []
    if skip("]") { return .list(values) }
    repeat {
      skipSpaces()
      values.append(try value(depth: depth))
      skipSpaces()
    } while skip(",")
    guard skip("]") else { throw error("A comma or ] is expected after a value of an array.") }
    return .list(values)
  }

  private mutating func object(depth: Int) throws(JSONError) -> EncodedValue {
    try open(depth)
    var fields: [String: EncodedValue] = [:]
    if skip("}") { return .record(fields) }
    repeat {
      skipSpaces()
      guard next == UInt8(ascii: "\"") else { throw error("A key in quotes is expected.") }
      let key = try string()
      skipSpaces()
      guard skip(":") else { throw error("A colon is expected after a key.") }
      skipSpaces()
      fields[key] = try value(depth: depth)
      skipSpaces()
    } while skip(",")
    guard skip("}") else { throw error("A comma or } is expected after a value of an object.") }
    return .record(fields)
  }

  /// Moves past the bracket that opens an array or an object, and the spaces after it.
  private mutating func open(_ depth: Int) throws(JSONError) {
    guard depth <= EncodedValue.maximumDepth else {
      throw error("Arrays and objects are nested deeper than \(EncodedValue.maximumDepth) levels.")
    }
    offset += 1
    skipSpaces()
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  // MARK: - Numbers

  private mutating func number() throws(JSONError) -> EncodedValue {
    let start = offset
    _ = skip("-")
    if skip("0") {
      guard !isDigit else { throw error("A number must not have digits after a leading 0.") }
    } else {
      try digits()
    }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let integer = Int64(text) { return .integer(integer) }
    if let integer = UInt64(text) { return .unsigned(integer) }
    guard let number = Double(text), number.isFinite else {
      throw error("The number is too large.", at: start)
    }
    return .number(number)
  }

  private mutating func digits() throws(JSONError) {
    guard isDigit else { throw error("A digit is expected.") }
    while isDigit { offset += 1 }
  }

  private var isDigit: Bool {
    next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
