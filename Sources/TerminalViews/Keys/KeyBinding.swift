public import TerminalModel

/// Keys, their effect (an event or the end of the session), and a title for help.
///
/// ```swift
/// KeyBinding("+", "Add one", sends: .incremented)
/// KeyBinding(["-", .down], "Take one away", sends: .decremented)
/// KeyBinding.quit("q", "ctrl+c")
/// ```
public struct KeyBinding<Event> {
  // Bindings are made again for each key press. The code that makes and searches them is
  // `@inlinable`, so that the compiler specializes it for the application's type of events: as
  // unspecialized generic code, two bindings took ten times as many instructions.

  /// The effect of the keys.
  @usableFromInline package enum Action {
    case sends(Event)
    case quits
  }

  /// The keys; most bindings have one, which needs no array.
  @usableFromInline enum Keys: Hashable, Sendable {
    case one(Key)
    /// None, or more than one.
    case several([Key])

    @inlinable init(_ keys: [Key]) {
      self = if keys.count == 1, let key = keys.first { .one(key) } else { .several(keys) }
    }
  }

  @usableFromInline let storedKeys: Keys
  @usableFromInline let label: KeyLabel
  @usableFromInline package let action: Action

  /// Makes a binding of one key.
  @inlinable
  public init(_ key: Key, _ title: String = "", group: String? = nil, sends event: Event) {
    self.init(.one(key), title: title, group: group, action: .sends(event))
  }

  /// Makes a binding of several keys with the same event.
  @inlinable
  public init(_ keys: [Key], _ title: String = "", group: String? = nil, sends event: Event) {
    self.init(Keys(keys), title: title, group: group, action: .sends(event))
  }

  @inlinable init(_ keys: Keys, title: String, group: String?, action: Action) {
    self.init(keys, label: KeyLabel(title, group: group), action: action)
  }

  @inlinable init(_ keys: Keys, label: KeyLabel, action: Action) {
    storedKeys = keys
    self.label = label
    self.action = action
  }

  /// Makes a binding of one key that ends the session and sends nothing.
  @inlinable
  public static func quit(
    _ key: Key, title: String = "Quit", group: String? = nil
  ) -> KeyBinding {
    KeyBinding(.one(key), title: title, group: group, action: .quits)
  }

  /// Makes a binding of several keys that ends the session and sends nothing.
  @inlinable
  public static func quit(
    _ keys: Key..., title: String = "Quit", group: String? = nil
  ) -> KeyBinding {
    KeyBinding(Keys(keys), title: title, group: group, action: .quits)
  }

  /// Makes a binding that shows help.
  ///
  /// ```swift
  /// KeyBinding.help("?", sends: .helpShown)
  /// ```
  /// A help bar keeps it at any width, as it does ``quit(_:title:group:)-(Key,_,_)``.
  @inlinable
  public static func help(
    _ keys: Key..., title: String = "Help", group: String? = nil, sends event: Event
  ) -> KeyBinding {
    KeyBinding(Keys(keys), label: .help(title: title, group: group), action: .sends(event))
  }

  /// The title in help; empty for a binding that help leaves out.
  @inlinable public var title: String { label.title }

  /// The heading of the binding in a help screen, or nil if it has none.
  @inlinable public var group: String? { label.group }

  /// Whether a help bar shows it at any width: help, and the end of the session.
  @inlinable package var isKeptInHelp: Bool {
    switch action {
    case .quits: true
    case .sends: label.isOfHelp
    }
  }

  /// The keys; help shows the first one that no earlier binding has.
  @inlinable public var keys: [Key] {
    switch storedKeys {
    case .one(let key): [key]
    case .several(let keys): keys
    }
  }

  /// Whether a key is one of its keys.
  @inlinable package func has(_ key: Key) -> Bool {
    switch storedKeys {
    case .one(let own): own == key
    case .several(let keys): keys.contains(key)
    }
  }

  /// The binding with its event turned into another.
  @inlinable
  public func map<Other>(_ embed: (Event) -> Other) -> KeyBinding<Other> {
    let keys: KeyBinding<Other>.Keys =
      switch storedKeys {
      case .one(let key): .one(key)
      case .several(let keys): .several(keys)
      }
    return KeyBinding<Other>(keys, label: label, action: action.map(embed))
  }
}

extension KeyBinding.Action {
  @inlinable package func map<Other>(_ embed: (Event) -> Other) -> KeyBinding<Other>.Action {
    switch self {
    case .sends(let event): .sends(embed(event))
    case .quits: .quits
    }
  }
}

extension Array {
  /// The action of the first binding that has a key, or nil if none has it.
  @inlinable
  package func action<Event>(for key: Key) -> KeyBinding<Event>.Action?
  where Element == KeyBinding<Event> {
    for index in indices where self[index].has(key) { return self[index].action }
    return nil
  }
}

extension KeyBinding: Equatable where Event: Equatable {}
extension KeyBinding: Sendable where Event: Sendable {}
extension KeyBinding.Action: Equatable where Event: Equatable {}
extension KeyBinding.Action: Sendable where Event: Sendable {}
