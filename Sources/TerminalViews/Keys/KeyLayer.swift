public import TerminalModel

/// The key bindings of one view, without the type of their events.
///
/// They are made when somebody asks, and only the event that is sent is put into an `Any`.
@usableFromInline package struct KeyLayer {
  /// What a key does here; nil for a key that is not bound.
  @usableFromInline package let action: (Key) -> KeyBinding<Any>.Action?
  /// The bindings, as help would show them, also those that it leaves out.
  @usableFromInline package let hints: () -> [KeyHint]

  // Inlinable, as everything that asks bindings is: see KeyBinding.
  @inlinable package init<Event>(_ bindings: @escaping () -> [KeyBinding<Event>]) {
    action = { key in bindings().action(for: key)?.map { $0 } }
    hints = { bindings().map(KeyHint.init) }
  }

  @usableFromInline init(
    action: @escaping (Key) -> KeyBinding<Any>.Action?, hints: @escaping () -> [KeyHint]
  ) {
    self.action = action
    self.hints = hints
  }

  /// The bindings with their events made into others.
  package func map(_ embed: @escaping (Any) -> Any) -> KeyLayer {
    KeyLayer(action: { [action] in action($0)?.map(embed) }, hints: hints)
  }
}
