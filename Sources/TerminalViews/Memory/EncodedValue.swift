/// A value without its Swift type, such as the encoded form of a control's memory, which is decoded
/// when a control asks for it.
package indirect enum EncodedValue: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// An integer that is too large for ``integer(_:)``.
  case unsigned(UInt64)
  case number(Double)
  case text(String)
  case list([EncodedValue])
  case record([String: EncodedValue])

  /// Encodes a value.
  ///
  /// - Throws: The error of the value's own encoding.
  package init(encoding value: some Encodable) throws {
    let encoder = ValueEncoder()
    try encoder.encode(value)
    self = encoder.encoded
  }

  /// Decodes the value as a value of a type.
  ///
  /// - Throws: `DecodingError` if this is not the encoded form of a value of the type.
  package func decoded<Value: Decodable>(
    as type: Value.Type, userInfo: [CodingUserInfoKey: Any] = [:]
  ) throws -> Value {
    try ValueDecoder(self, at: [], userInfo: userInfo).decode(type)
  }
}
