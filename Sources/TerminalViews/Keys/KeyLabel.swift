/// The title and the group of a key binding in help.
///
/// The group, which few bindings have, is stored behind a pointer. A binding of at most six machine
/// words is built in place in its array; a larger one is copied there, which took 300 instructions.
@usableFromInline enum KeyLabel: Hashable, Sendable {
  case title(String)
  indirect case grouped(title: String, group: String)
  /// The label of the binding that shows help.
  indirect case help(title: String, group: String?)

  @inlinable init(_ title: String, group: String?) {
    self = if let group { .grouped(title: title, group: group) } else { .title(title) }
  }

  @inlinable var title: String {
    switch self {
    case .title(let title), .grouped(let title, _), .help(let title, _): title
    }
  }

  @inlinable var group: String? {
    switch self {
    case .title: nil
    case .grouped(_, let group): group
    case .help(_, let group): group
    }
  }

  @inlinable var isOfHelp: Bool {
    switch self {
    case .title, .grouped: false
    case .help: true
    }
  }
}
