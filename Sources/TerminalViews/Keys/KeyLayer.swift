public import TerminalModel

/// The key bindings of one view, without the type of their events.
///
/// They are made when a key or help needs them; only the event that is sent becomes an `Any`.
@usableFromInline package struct KeyLayer {
  /// The action of a key, or nil if it is not bound.
  @usableFromInline package let action: (Key) -> KeyBinding<Any>.Action?
  /// The hints of all bindings, including those that help leaves out.
  @usableFromInline package let hints: () -> [KeyHint]

  // Inlinable for the reason given in KeyBinding.
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

  /// The bindings with their events turned into others.
  package func map(_ embed: @escaping (Any) -> Any) -> KeyLayer {
    KeyLayer(action: { [action] in action($0)?.map(embed) }, hints: hints)
  }
}
