public import TerminalModel

/// A search for the keys typed so far in bindings of all kinds.
@usableFromInline struct KeySearch<Event> {
  @usableFromInline let key: Key
  @usableFromInline let pending: PendingKeys
  @usableFromInline let keys: [Key]
  /// The action of the first binding that has the keys.
  @usableFromInline var action: KeyBinding<Event>.Action?
  /// The action of the first binding of typed characters.
  @usableFromInline var typing: KeyBinding<Event>.Action?
  /// Whether the keys begin a longer sequence.
  @usableFromInline var isBeginning = false
  @usableFromInline var takesCounts = false

  @inlinable init(_ key: Key, after pending: PendingKeys) {
    self.key = key
    self.pending = pending
    keys = pending.keys + [key]
  }

  @inlinable mutating func visit(_ binding: KeyBinding<Event>) {
    switch binding.storedKeys {
    case .one(let own):
      if keys.count == 1, own == key { found(binding.action) }
    case .several(let own):
      if keys.count == 1, own.contains(key) { found(binding.action) }
    case .sequences(let sequences):
      if has(sequences) { found(binding.action) }
    case .counted(let sequences, let maker):
      takesCounts = true
      if has(sequences) { found(.sends(maker.event(pending.count ?? 1))) }
    case .characters(let maker):
      guard typing == nil, pending.isEmpty, let character = key.typedCharacter else { return }
      typing = .sends(maker.event(character))
    }
  }

  /// The result after all bindings.
  @inlinable var match: KeyBinding<Event>.Match {
    if pending.count != nil, takesCounts, let count = pending.count(after: key) {
      return .count(count)
    }
    if isBeginning { return .pending(action ?? typing) }
    if let action = action ?? typing { return .action(action) }
    if takesCounts, let count = pending.count(after: key) { return .count(count) }
    return .none
  }

  @inlinable mutating func found(_ action: KeyBinding<Event>.Action?) {
    if self.action == nil { self.action = action }
  }

  /// Whether one of the sequences consists of the keys typed so far; sets ``isBeginning`` if a
  /// longer one begins with them.
  @inlinable mutating func has(_ sequences: [Keystrokes]) -> Bool {
    var isFound = false
    for sequence in sequences where sequence.keys.starts(with: keys) {
      if sequence.keys.count == keys.count { isFound = true } else { isBeginning = true }
    }
    return isFound
  }
}
