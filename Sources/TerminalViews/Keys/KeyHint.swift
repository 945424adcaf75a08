public import TerminalModel

/// The entry of a key binding, or of a key that a view handles, in help.
@usableFromInline package struct KeyHint: Hashable, Sendable {
  /// The place of a hint in a help bar.
  @usableFromInline package enum Role: Hashable, Sendable {
    /// From the left, as far as there is space.
    case ordinary
    /// At the right edge, at any width: help, and the end of the session.
    case kept
  }

  /// The code that handles the keys of a hint.
  @usableFromInline package enum Handler: Hashable, Sendable {
    /// A key binding, if the view with the focus does not handle the key.
    case binding
    /// The view with the focus.
    case focusedView
  }

  /// The active keys; help shows the first one.
  @usableFromInline package let keys: [Key]
  /// The title of the binding.
  @usableFromInline package let title: String
  /// The heading of the binding in a help screen, or nil if it has none.
  @usableFromInline package let group: String?
  @usableFromInline package let role: Role
  @usableFromInline package let handler: Handler

  /// Makes a hint.
  @inlinable
  package init(
    keys: [Key], title: String, group: String? = nil, role: Role = .ordinary,
    handler: Handler = .binding
  ) {
    self.keys = keys
    self.title = title
    self.group = group
    self.role = role
    self.handler = handler
  }
}

extension KeyHint {
  @inlinable package init<Event>(_ binding: KeyBinding<Event>) {
    self.init(
      keys: binding.keys, title: binding.title, group: binding.group,
      role: binding.isKeptInHelp ? .kept : .ordinary)
  }

  fileprivate func with(keys: [Key]) -> KeyHint {
    KeyHint(keys: keys, title: title, group: group, role: role, handler: handler)
  }
}

extension [KeyHint] {
  /// The hints that help shows: without keys that an earlier binding takes, and without untitled
  /// bindings.
  ///
  /// The hints are in the order in which they get a key. One without keys is left out. A key that
  /// the view with the focus takes is in hints of that view only, and a key that it does not take
  /// in hints of bindings only.
  package func shown(takenByFocus isTaken: (Key) -> Bool = { _ in false }) -> [KeyHint] {
    var taken: Set<Key> = []
    return compactMap { hint in
      let keys = hint.keys.filter { key in
        isTaken(key) == (hint.handler == .focusedView) && taken.insert(key).inserted
      }
      guard !keys.isEmpty, !hint.title.isEmpty else { return nil }
      return hint.with(keys: keys)
    }
  }
}
