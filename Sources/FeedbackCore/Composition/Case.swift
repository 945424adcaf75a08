/// A case of an enum, as two functions: one embeds a value in the case, the other extracts it.
///
/// A parent embeds the events of a child in a case of the enum of its own events. A property of the
/// enum extracts the child's events; it may have the name of the case:
///
///     enum Event {
///       case left(Counter.Event)
///       var left: Counter.Event? { if case .left(let event) = self { event } else { nil } }
///     }
///
///     Case(Event.left, \.left)
public struct Case<Root, Value>: Sendable {
  /// Embeds a value in the case.
  public let embed: @Sendable (Value) -> Root
  /// Extracts the value, or returns nil for another case of the enum.
  public let extract: @Sendable (Root) -> Value?

  /// Makes a case from its two functions.
  public init(
    _ embed: @escaping @Sendable (Value) -> Root, _ extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }
}
