public import TerminalModel

/// What help says of a key binding.
public struct KeyHint: Hashable, Sendable {
  /// The keys that work, the one to show first.
  public let keys: [Key]
  /// What they do.
  public let title: String
  /// The heading of a help screen under which it stands.
  public let group: String?

  /// Makes a hint.
  @inlinable
  public init(keys: [Key], title: String, group: String? = nil) {
    self.keys = keys
    self.title = title
    self.group = group
  }
}

extension KeyHint {
  @inlinable package init<Event>(_ binding: KeyBinding<Event>) {
    self.init(keys: binding.keys, title: binding.title, group: binding.group)
  }
}

extension [KeyHint] {
  /// What is left for help of the hints of all bindings, those that are tried first first.
  ///
  /// A key that an earlier binding takes is left out, and with its last key the hint; so is a
  /// binding without a title.
  package var unambiguous: [KeyHint] {
    var taken: Set<Key> = []
    return compactMap { hint in
      let keys = hint.keys.filter { taken.insert($0).inserted }
      guard !keys.isEmpty, !hint.title.isEmpty else { return nil }
      return KeyHint(keys: keys, title: hint.title, group: hint.group)
    }
  }
}
