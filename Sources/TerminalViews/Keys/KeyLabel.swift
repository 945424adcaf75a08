/// The words that describe a key binding, such as its title and its group, and its role in help.
///
/// Details, which few bindings have, are stored behind a pointer. A binding of at most six machine
/// words is built in place in its array; a larger one is copied there, which took 300 instructions.
@usableFromInline enum KeyLabel: Hashable, Sendable {
  case title(String)
  /// The title of the binding that shows help.
  case help(String)
  indirect case detailed(Details)

  /// A label with more than a title.
  @usableFromInline struct Details: Hashable, Sendable {
    @usableFromInline var title: String
    @usableFromInline var group: String?
    @usableFromInline var role: KeyHint.Role
    /// The name of the command, or nil if it is derived from the title.
    @usableFromInline var command: String?
    @usableFromInline var keywords: [String] = []

    @usableFromInline init(
      title: String, group: String?, role: KeyHint.Role = .ordinary, command: String? = nil,
      keywords: [String] = []
    ) {
      self.title = title
      self.group = group
      self.role = role
      self.command = command
      self.keywords = keywords
    }
  }

  @inlinable init(_ title: String, group: String?) {
    self =
      if let group { .detailed(Details(title: title, group: group)) } else { .title(title) }
  }

  @inlinable init(help title: String, group: String?) {
    self =
      if let group {
        .detailed(Details(title: title, group: group, role: .help))
      } else {
        .help(title)
      }
  }

  @inlinable init(quit title: String, group: String?) {
    self = .detailed(Details(title: title, group: group, role: .quit))
  }

  /// All words.
  @usableFromInline var details: Details {
    switch self {
    case .title(let title): Details(title: title, group: nil)
    case .help(let title): Details(title: title, group: nil, role: .help)
    case .detailed(let details): details
    }
  }

  @inlinable var title: String {
    switch self {
    case .title(let title), .help(let title): title
    case .detailed(let details): details.title
    }
  }

  @inlinable var group: String? {
    switch self {
    case .title, .help: nil
    case .detailed(let details): details.group
    }
  }
}
