/// Encodes a value as an ``EncodedValue``.
///
/// It is a class: the containers that a value requests refer to the encoder, and fill it later.
final class ValueEncoder: Encoder {
  private enum Content {
    case value(EncodedValue)
    case list([ValueEncoder])
    case record([String: ValueEncoder])
  }

  private var content = Content.value(.record([:]))

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  var encoded: EncodedValue {
    switch content {
    case .value(let value): value
    case .list(let items): .list(items.map(\.encoded))
    case .record(let fields): .record(fields.mapValues(\.encoded))
    }
  }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let value as Bool: content = .value(.bool(value))
    case let value as String: content = .value(.text(value))
    case let value as Double: content = .value(.number(value))
    case let value as Float: content = .value(.number(Double(value)))
    case let value as any FixedWidthInteger:
      if let number = Int64(exactly: value) {
        content = .value(.integer(number))
      } else {
        content = .value(.unsigned(UInt64(truncatingIfNeeded: value)))
      }
    default:
      try value.encode(to: self)
      if let order = (value as? any UnorderedCollection).map({ type(of: $0).itemsPerElement }) {
        sortElements(of: order)
      }
    }
  }

  /// Sorts the elements of a list, each of which is `count` items, by their JSON text.
  ///
  /// Without this, two equal sets could be encoded in different orders.
  private func sortElements(of count: Int) {
    guard case .list(let items) = content, items.count.isMultiple(of: count) else { return }
    let elements = stride(from: 0, to: items.count, by: count).map { items[$0..<$0 + count] }
    let texts = elements.map { $0.map(\.encoded.json).joined(separator: ",") }
    content = .list(texts.indices.sorted { texts[$0] < texts[$1] }.flatMap { elements[$0] })
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Record(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    content = .list([])
    return Items(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  private func field(_ key: any CodingKey) -> ValueEncoder {
    var fields: [String: ValueEncoder] = [:]
    if case .record(let known) = content { fields = known }
    let field = ValueEncoder()
    fields[key.stringValue] = field
    content = .record(fields)
    return field
  }

  private var itemCount: Int {
    if case .list(let items) = content { items.count } else { 0 }
  }

  private func appendItem() -> ValueEncoder {
    var items: [ValueEncoder] = []
    if case .list(let known) = content { items = known }
    // Without the reference in `content`, the array has one owner, so appending does not copy it.
    content = .value(.null)
    let item = ValueEncoder()
    items.append(item)
    content = .list(items)
    return item
  }

  private func encodeNil() { content = .value(.null) }
}

// MARK: - Containers

extension ValueEncoder {
  private struct Single: SingleValueEncodingContainer {
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoder.encodeNil() }
    func encode<Value: Encodable>(_ value: Value) throws { try encoder.encode(value) }
  }

  private struct Items: UnkeyedEncodingContainer {
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { [] }
    var count: Int { encoder.itemCount }

    func encodeNil() { encoder.appendItem().encodeNil() }
    func encode<Value: Encodable>(_ value: Value) throws { try encoder.appendItem().encode(value) }

    func nestedContainer<Key: CodingKey>(
      keyedBy keyType: Key.Type
    ) -> KeyedEncodingContainer<Key> {
      encoder.appendItem().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      encoder.appendItem().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.appendItem() }
  }

  private struct Record<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ValueEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.field(key).encodeNil() }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try encoder.field(key).encode(value)
    }

    func nestedContainer<Inner: CodingKey>(
      keyedBy keyType: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
      encoder.field(key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder.field(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.field(SuperKey()) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder.field(key) }
  }
}

/// The key of the part of a value that its superclass encodes.
struct SuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }

  init() {}
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }
}

// MARK: - Collections without an order

/// A collection without an order of its own, which may be encoded as a list.
private protocol UnorderedCollection {
  /// The number of items of the list that together encode one element.
  static var itemsPerElement: Int { get }
}

extension Set: UnorderedCollection {
  fileprivate static var itemsPerElement: Int { 1 }
}

/// A dictionary whose keys are neither texts nor integers is encoded as a list in which each key is
/// followed by its value.
extension Dictionary: UnorderedCollection {
  fileprivate static var itemsPerElement: Int { 2 }
}
