/// Decodes a value from an ``EncodedValue``.
struct ValueDecoder: Decoder {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]
  private let value: EncodedValue

  init(
    _ value: EncodedValue, at codingPath: [any CodingKey],
    userInfo: [CodingUserInfoKey: Any] = [:]
  ) {
    self.value = value
    self.codingPath = codingPath
    self.userInfo = userInfo
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let decoded: Any?
    switch type {
    case is Bool.Type: decoded = if case .bool(let value) = value { value } else { nil }
    case is String.Type: decoded = if case .text(let value) = value { value } else { nil }
    case is Double.Type: decoded = number
    case is Float.Type: decoded = number.map { Float($0) }
    case let type as any FixedWidthInteger.Type: decoded = integer(type)
    default: return try Value(from: self)
    }
    guard let result = decoded as? Value else { throw mismatch(type) }
    return result
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .record(let fields) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(
      Record(fields: fields, codingPath: codingPath, userInfo: userInfo))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = value else { throw mismatch([Any].self) }
    return Items(items: items, codingPath: codingPath, userInfo: userInfo)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  private var isNull: Bool { value == .null }

  private var number: Double? {
    switch value {
    case .number(let value): value
    // JSON of other programs has no fraction for a whole number.
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .text: value.numberWithoutJSON
    case .null, .bool, .list, .record: nil
    }
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    switch value {
    case .integer(let value): Number(exactly: value)
    case .unsigned(let value): Number(exactly: value)
    case .null, .bool, .number, .text, .list, .record: nil
    }
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "It is encoded as another type."))
  }
}

// MARK: - Containers

extension ValueDecoder {
  private struct Single: SingleValueDecodingContainer {
    let decoder: ValueDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.isNull }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
  }

  private struct Items: UnkeyedDecodingContainer {
    let items: [EncodedValue]
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]
    private(set) var currentIndex = 0

    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex == items.count }

    init(
      items: [EncodedValue], codingPath: [any CodingKey], userInfo: [CodingUserInfoKey: Any]
    ) {
      self.items = items
      self.codingPath = codingPath
      self.userInfo = userInfo
    }

    mutating func decodeNil() -> Bool {
      guard !isAtEnd, items[currentIndex] == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try next().decode(type)
    }

    mutating func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private mutating func next() throws -> ValueDecoder {
      guard !isAtEnd else {
        throw DecodingError.valueNotFound(
          EncodedValue.self,
          .init(codingPath: codingPath, debugDescription: "The list has no more values."))
      }
      defer { currentIndex += 1 }
      return ValueDecoder(items[currentIndex], at: codingPath, userInfo: userInfo)
    }
  }

  private struct Record<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: EncodedValue]
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try field(key).isNull }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try field(key).decode(type)
    }

    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
      try field(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try field(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try field(SuperKey()) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try field(key) }

    private func field(_ key: any CodingKey) throws -> ValueDecoder {
      guard let value = fields[key.stringValue] else {
        throw DecodingError.keyNotFound(
          key, .init(codingPath: codingPath, debugDescription: "There is no such field."))
      }
      return ValueDecoder(value, at: codingPath + [key], userInfo: userInfo)
    }
  }
}
