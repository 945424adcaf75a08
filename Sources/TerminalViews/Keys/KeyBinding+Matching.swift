public import TerminalModel

extension KeyBinding {
  /// Whether a key is one of its keys.
  @inlinable package func has(_ key: Key) -> Bool {
    switch storedKeys {
    case .one(let own): own == key
    case .several(let keys): keys.contains(key)
    case .characters: false
    }
  }

  /// The action of a key that types a character, or nil if the binding is not one of characters.
  @inlinable func action(typing character: Character) -> Action? {
    switch storedKeys {
    case .one, .several: nil
    case .characters(let maker): .sends(maker.event(character))
    }
  }
}

extension Array {
  /// The action of the first binding that has a key, or nil if none has it.
  ///
  /// Bindings of typed characters come after those of single keys.
  @inlinable
  package func action<Event>(for key: Key) -> KeyBinding<Event>.Action?
  where Element == KeyBinding<Event> {
    for index in indices where self[index].has(key) { return self[index].action }
    guard let character = key.typedCharacter else { return nil }
    for index in indices {
      if let action = self[index].action(typing: character) { return action }
    }
    return nil
  }
}
