/// One case of an enum, as a way in and a way out: a hand-written line that lets a parent hold a
/// child's values.
///
///     static let counter = Case(embed: Event.counter) { if case .counter(let event) = $0 { event } else { nil } }
public struct Case<Root, Value>: Sendable {
  /// Makes the case of a value.
  public let embed: @Sendable (Value) -> Root
  /// The value of the case; nil for any other case.
  public let extract: @Sendable (Root) -> Value?

  /// Makes a case of its two ways.
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }
}
