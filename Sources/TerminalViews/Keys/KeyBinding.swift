public import TerminalModel

/// Keys, what pressing one of them does, and how help calls it.
///
/// ```swift
/// KeyBinding("+", "Add one", sends: .incremented)
/// KeyBinding(["-", .down], "Take one away", sends: .decremented)
/// KeyBinding.quit("q", "ctrl+c")
/// ```
public struct KeyBinding<Event> {
  /// What the keys do.
  package enum Action {
    case sends(Event)
    case quits
  }

  /// The keys, the one that help shows first.
  public let keys: [Key]
  /// What help says; empty for a binding that it leaves out.
  public let title: String
  /// The heading in a help screen under which the binding stands.
  public let group: String?
  package let action: Action

  /// Makes a binding of one key.
  public init(_ key: Key, _ title: String = "", group: String? = nil, sends event: Event) {
    self.init([key], title, group: group, sends: event)
  }

  /// Makes a binding of several keys that do the same.
  public init(_ keys: [Key], _ title: String = "", group: String? = nil, sends event: Event) {
    self.init(keys: keys, title: title, group: group, action: .sends(event))
  }

  /// Makes a binding that ends the session and sends nothing.
  public static func quit(
    _ keys: Key..., title: String = "Quit", group: String? = nil
  ) -> KeyBinding {
    KeyBinding(keys: keys, title: title, group: group, action: .quits)
  }

  /// The binding with its event made into another.
  public func map<Other>(_ embed: (Event) -> Other) -> KeyBinding<Other> {
    let action: KeyBinding<Other>.Action =
      switch self.action {
      case .sends(let event): .sends(embed(event))
      case .quits: .quits
      }
    return KeyBinding<Other>(keys: keys, title: title, group: group, action: action)
  }

  package init(keys: [Key], title: String, group: String?, action: Action) {
    self.keys = keys
    self.title = title
    self.group = group
    self.action = action
  }
}

extension KeyBinding: Equatable where Event: Equatable {}
extension KeyBinding: Sendable where Event: Sendable {}
extension KeyBinding.Action: Equatable where Event: Equatable {}
extension KeyBinding.Action: Sendable where Event: Sendable {}
