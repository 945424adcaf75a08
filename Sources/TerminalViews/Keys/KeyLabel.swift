/// How help calls a key binding.
///
/// Few have a group, and those keep it elsewhere: with six words or fewer a binding is built in the
/// list in which it stands; with more it is copied there, which took 300 instructions.
@usableFromInline enum KeyLabel: Hashable, Sendable {
  case title(String)
  indirect case grouped(title: String, group: String)

  @inlinable init(_ title: String, group: String?) {
    self = if let group { .grouped(title: title, group: group) } else { .title(title) }
  }

  @inlinable var title: String {
    switch self {
    case .title(let title), .grouped(let title, _): title
    }
  }

  @inlinable var group: String? {
    switch self {
    case .title: nil
    case .grouped(_, let group): group
    }
  }
}
