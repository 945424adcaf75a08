extension KeyBinding {
  /// The binding with its event turned into another.
  @inlinable
  public func map<Other>(_ embed: @escaping @Sendable (Event) -> Other) -> KeyBinding<Other> {
    let keys: KeyBinding<Other>.Keys =
      switch storedKeys {
      case .one(let key): .one(key)
      case .several(let keys): .several(keys)
      case .sequences(let sequences): .sequences(sequences)
      case .counted(let sequences, let event):
        .counted(sequences, .init { embed(event.event($0)) })
      case .characters(let event): .characters(.init { embed(event.event($0)) })
      }
    return KeyBinding<Other>(keys, label: label, action: action?.map(embed))
  }
}

extension KeyBinding.Action {
  @inlinable package func map<Other>(_ embed: (Event) -> Other) -> KeyBinding<Other>.Action {
    switch self {
    case .sends(let event): .sends(embed(event))
    case .quits: .quits
    case .copiesSelection: .copiesSelection
    case .submitsForm: .submitsForm
    }
  }
}

extension KeyBinding: Equatable where Event: Equatable {
  /// Whether two bindings have equal keys, titles and events.
  ///
  /// Functions that make the event of a count or of a typed character are not compared.
  public static func == (left: KeyBinding, right: KeyBinding) -> Bool {
    left.storedKeys.equals(right.storedKeys) && left.label == right.label
      && left.action == right.action
  }
}

extension KeyBinding.Keys {
  fileprivate func equals(_ other: Self) -> Bool {
    switch (self, other) {
    case (.one(let own), .one(let other)): own == other
    case (.several(let own), .several(let other)): own == other
    case (.sequences(let own), .sequences(let other)): own == other
    case (.counted(let own, _), .counted(let other, _)): own == other
    case (.characters, .characters): true
    case (.one, _), (.several, _), (.sequences, _), (.counted, _), (.characters, _): false
    }
  }
}
