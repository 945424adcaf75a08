public import TerminalModel

/// The entry of a key binding in help.
@usableFromInline package struct KeyHint: Hashable, Sendable {
  /// The active keys; help shows the first one.
  @usableFromInline package let keys: [Key]
  /// The title of the binding.
  @usableFromInline package let title: String
  /// The heading of the binding in a help screen, or nil if it has none.
  @usableFromInline package let group: String?

  /// Makes a hint.
  @inlinable
  package init(keys: [Key], title: String, group: String? = nil) {
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
  /// The hints that help shows: without keys that an earlier binding takes, and without untitled
  /// bindings.
  ///
  /// The bindings are in the order in which they get a key. A hint without keys is left out.
  package var unambiguous: [KeyHint] {
    var taken: Set<Key> = []
    return compactMap { hint in
      let keys = hint.keys.filter { taken.insert($0).inserted }
      guard !keys.isEmpty, !hint.title.isEmpty else { return nil }
      return KeyHint(keys: keys, title: hint.title, group: hint.group)
    }
  }
}
