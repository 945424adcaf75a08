extension EncodedValue {
  /// The value as JSON: one line without spaces between the parts, with the keys of records sorted.
  ///
  /// The numbers that JSON does not have become the texts `Infinity`, `-Infinity` and `NaN`, from
  /// which the same number is decoded.
  ///
  /// A terminal can print the text safely: it has escapes instead of the control characters U+0000
  /// to U+001F and U+007F to U+009F, and instead of the line separators U+2028 and U+2029.
  package var json: String {
    var bytes: [UInt8] = []
    appendJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends ``json`` in UTF-8.
  package func appendJSON(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += "\(value)".utf8
    case .unsigned(let value): bytes += "\(value)".utf8
    case .number(let value): bytes += (value.isFinite ? "\(value)" : value.textInJSON).utf8
    case .text(let value): Self.append(value, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.appendJSON(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .record(let fields):
      bytes.append(UInt8(ascii: "{"))
      let names = fields.keys.sorted()
      for (index, name) in names.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        fields[name]?.appendJSON(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// The number whose text in JSON is this one, if JSON has only a text for it.
  ///
  /// JSON does not tell the number from the text: a type that first tries to decode a number gets
  /// the number.
  var numberWithoutJSON: Double? {
    switch self {
    case .text("Infinity"): .infinity
    case .text("-Infinity"): -.infinity
    case .text("NaN"): .nan
    case .null, .bool, .integer, .unsigned, .number, .text, .list, .record: nil
    }
  }

  private static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      case "\u{20}"..."\u{7E}": bytes.append(UInt8(ascii: scalar))
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Double {
  /// The text in JSON of a number that JSON does not have.
  fileprivate var textInJSON: String {
    isNaN ? #""NaN""# : self < 0 ? #""-Infinity""# : #""Infinity""#
  }
}
