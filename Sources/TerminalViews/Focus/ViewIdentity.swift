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

extension Hashable {
  fileprivate func isEqual(to other: any Hashable) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
