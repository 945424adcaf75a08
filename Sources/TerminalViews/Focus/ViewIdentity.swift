/// The identity that an application gives a view: equal only to an equal value of the same type.
///
/// Numbers and names, which most identities are, are stored in place. Other values are stored
/// behind a pointer, so that a step of a ``ViewPath`` is no larger than with names alone.
@usableFromInline package enum ViewIdentity: Sendable {
  case number(Int)
  case name(String)
  /// A value of any other type.
  indirect case value(any Hashable & Sendable)

  @usableFromInline package init(_ id: some Hashable & Sendable) {
    self =
      switch id {
      case let number as Int: .number(number)
      case let name as String: .name(name)
      default: .value(id)
      }
  }
}

extension ViewIdentity {
  /// The value that the application gave.
  package var base: any Hashable & Sendable {
    switch self {
    case .number(let number): number
    case .name(let name): name
    case .value(let value): value
    }
  }
}

extension ViewIdentity: Hashable {
  @usableFromInline package static func == (left: ViewIdentity, right: ViewIdentity) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left == right
    case (.name(let left), .name(let right)): left == right
    case (.value(let left), .value(let right)): left.isEqual(to: right)
    case (.number, _), (.name, _), (.value, _): false
    }
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    switch self {
    case .number(let number): hasher.combine(number)
    case .name(let name): hasher.combine(name)
    case .value(let value):
      hasher.combine(ObjectIdentifier(type(of: value)))
      value.hash(into: &hasher)
    }
  }
}

extension ViewIdentity: Codable {
  private enum CodingKeys: CodingKey { case number, name, type, value }

  /// Whether it can be encoded: a number, a name, or a value of a `Codable` type.
  package var isCodable: Bool { base is any Codable }

  /// Decodes an identity.
  ///
  /// - Throws: `DecodingError` if its type is not among ``InterfaceState/identityTypes``, and that of
  ///   no identity among ``InterfaceState/knownIdentities``.
  @usableFromInline package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let number = try container.decodeIfPresent(Int.self, forKey: .number) {
      self = .number(number)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .name) {
      self = .name(name)
    } else {
      let name = try container.decode(String.self, forKey: .type)
      let types = InterfaceState.identityTypes(of: decoder)
      if let type = types.first(where: { typeName($0) == name }) {
        self = .value(try type.init(from: container.superDecoder(forKey: .value)))
        return
      }
      let known = decoder.userInfo[InterfaceState.knownIdentities] as? [ViewIdentity] ?? []
      guard let example = known.first(where: { typeName(type(of: $0.base)) == name }),
        let value = try example.base.decoded(from: container.superDecoder(forKey: .value))
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: container,
          debugDescription: "The type \(name) is not in userInfo[InterfaceState.identityTypes].")
      }
      self = .value(value)
    }
  }

  @usableFromInline package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .number(let number): try container.encode(number, forKey: .number)
    case .name(let name): try container.encode(name, forKey: .name)
    case .value(let value):
      guard let encodable = value as? any Encodable else {
        throw EncodingError.invalidValue(
          value,
          .init(
            codingPath: encoder.codingPath,
            debugDescription: "The identity \(value) is not Codable."))
      }
      try container.encode(typeName(type(of: value)), forKey: .type)
      try encodable.encode(to: container.superEncoder(forKey: .value))
    }
  }
}

extension Hashable where Self: Sendable {
  /// Decodes another value of the type; nil if the type is not `Decodable`.
  fileprivate func decoded(from decoder: any Decoder) throws -> (any Hashable & Sendable)? {
    guard let type = Self.self as? any Decodable.Type else { return nil }
    return try type.init(from: decoder) as? Self
  }
}

extension Hashable {
  fileprivate func isEqual(to other: any Hashable) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
