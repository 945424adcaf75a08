/// Combines key bindings, written one below the other, into an array.
@resultBuilder public enum KeyBuilder<Event> {
  // Inlinable for the reason given in KeyBinding. The array grows in place.

  /// Takes a binding.
  @inlinable
  public static func buildExpression(_ binding: consuming KeyBinding<Event>) -> KeyBinding<Event> {
    binding
  }

  /// Takes several bindings.
  @inlinable
  public static func buildExpression(_ bindings: [KeyBinding<Event>]) -> [KeyBinding<Event>] {
    bindings
  }

  /// No bindings.
  @inlinable
  public static func buildBlock() -> [KeyBinding<Event>] { [] }

  /// Begins with a binding.
  @inlinable
  public static func buildPartialBlock(first: consuming KeyBinding<Event>) -> [KeyBinding<Event>] {
    var bindings: [KeyBinding<Event>] = []
    bindings.reserveCapacity(4)
    bindings.append(first)
    return bindings
  }

  /// Begins with several bindings.
  @inlinable
  public static func buildPartialBlock(first: consuming [KeyBinding<Event>]) -> [KeyBinding<Event>]
  {
    first
  }

  /// Puts a binding behind others.
  @inlinable
  public static func buildPartialBlock(
    accumulated: consuming [KeyBinding<Event>], next: consuming KeyBinding<Event>
  ) -> [KeyBinding<Event>] {
    accumulated.append(next)
    return accumulated
  }

  /// Puts several bindings behind others.
  @inlinable
  public static func buildPartialBlock(
    accumulated: consuming [KeyBinding<Event>], next: [KeyBinding<Event>]
  ) -> [KeyBinding<Event>] {
    accumulated.append(contentsOf: next)
    return accumulated
  }

  /// Bindings that are active under a condition.
  @inlinable
  public static func buildOptional(_ bindings: [KeyBinding<Event>]?) -> [KeyBinding<Event>] {
    bindings ?? []
  }

  /// Bindings of the first of two branches.
  @inlinable
  public static func buildEither(first bindings: [KeyBinding<Event>]) -> [KeyBinding<Event>] {
    bindings
  }

  /// Bindings of the second of two branches.
  @inlinable
  public static func buildEither(second bindings: [KeyBinding<Event>]) -> [KeyBinding<Event>] {
    bindings
  }

  /// Bindings of a loop.
  @inlinable
  public static func buildArray(_ bindings: [[KeyBinding<Event>]]) -> [KeyBinding<Event>] {
    bindings.flatMap { $0 }
  }

  /// Bindings behind a check of availability.
  @inlinable
  public static func buildLimitedAvailability(
    _ bindings: [KeyBinding<Event>]
  ) -> [KeyBinding<Event>] {
    bindings
  }
}
