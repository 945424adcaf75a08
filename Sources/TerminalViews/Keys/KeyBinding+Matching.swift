public import TerminalModel

extension KeyBinding {
  /// The meaning of a key for some bindings.
  @usableFromInline package enum Match {
    case none
    case action(Action)
    /// The key begins or continues sequences. The action, if there is one, is that of the keys
    /// typed so far.
    case pending(Action?)
    /// The key is a digit that begins or continues a count, such as the `3` of `3 j`; the value is
    /// the count with this digit.
    case count(Int)
  }
}

extension KeyBinding {
  /// Whether a key is one of its single keys; false for bindings that need a search.
  @inlinable func has(_ key: Key) -> Bool {
    switch storedKeys {
    case .one(let own): own == key
    case .several(let keys): keys.contains(key)
    case .sequences, .counted, .characters: false
    }
  }

  /// Whether it binds more than single keys.
  @inlinable var needsSearch: Bool {
    switch storedKeys {
    case .one, .several: false
    case .sequences, .counted, .characters: true
    }
  }
}

extension Array {
  /// The meaning of a key.
  ///
  /// The first binding that has the key decides, and those of typed characters come last.
  @inlinable
  package func match<Event>(_ key: Key) -> KeyBinding<Event>.Match
  where Element == KeyBinding<Event> {
    // Most applications bind single keys only. For them, this loop is the whole search.
    var found = -1
    for index in indices {
      if found < 0, self[index].has(key) {
        found = index
      } else if self[index].needsSearch {
        return match(key, after: PendingKeys())
      }
    }
    guard found >= 0, let action = self[found].action else { return .none }
    return .action(action)
  }

  /// The meaning of a key after others that began a sequence or a count.
  @inlinable
  package func match<Event>(_ key: Key, after pending: PendingKeys) -> KeyBinding<Event>.Match
  where Element == KeyBinding<Event> {
    var search = KeySearch<Event>(key, after: pending)
    for index in indices { search.visit(self[index]) }
    return search.match
  }
}

extension KeyBinding.Match {
  @inlinable package func map<Other>(_ embed: (Event) -> Other) -> KeyBinding<Other>.Match {
    switch self {
    case .none: .none
    case .action(let action): .action(action.map(embed))
    case .pending(let action): .pending(action?.map(embed))
    case .count(let count): .count(count)
    }
  }
}

extension KeyBinding.Match: Equatable where Event: Equatable {}
