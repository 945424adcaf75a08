public import TerminalModel

extension KeyBinding {
  /// Makes a binding of all keys that type a character, the space bar included.
  ///
  /// ```swift
  /// KeyBinding.characters("Filter") { character in .typed(character) }
  /// KeyBinding(.backspace, "Delete", sends: .deleted)
  /// KeyBinding("?", "Help", sends: .helpShown)
  /// ```
  /// Bindings of single keys in the same list get their keys first, wherever they stand in it:
  /// here, `?` shows help. Keys with Control or Alt type no character. As with all bindings, the
  /// focused view gets a key before the list does, and the list of this component before those of
  /// the components around it.
  ///
  /// - Parameters:
  ///   - title: The title in help; empty for none.
  ///   - group: The heading in a help screen, or nil for none.
  ///   - event: The event for a typed character: a grapheme cluster, such as `é`, `あ` or `👍🏽`.
  @inlinable
  public static func characters(
    _ title: String = "", group: String? = nil,
    sends event: @escaping @Sendable (Character) -> Event
  ) -> KeyBinding {
    KeyBinding(.characters(EventMaker(event)), label: KeyLabel(title, group: group), action: nil)
  }
}

extension Key {
  /// The character that the key types, or nil if it types none.
  @inlinable package var typedCharacter: Character? {
    guard modifiers.isEmpty, case .character(let character) = code else { return nil }
    return character
  }
}
