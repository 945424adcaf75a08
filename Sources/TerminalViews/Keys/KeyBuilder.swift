/// Combines key bindings, written one below the other, into an array.
@resultBuilder public enum KeyBuilder<Event> {
  // The functions are `@inlinable`, so that the compiler specializes them for the application's
  // type of events. The array is passed on without a copy and grows in place.

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

  /// Puts a binding after others.
  @inlinable
  public static func buildPartialBlock(
    accumulated: consuming [KeyBinding<Event>], next: consuming KeyBinding<Event>
  ) -> [KeyBinding<Event>] {
    accumulated.append(next)
    return accumulated
  }

  /// Puts several bindings after others.
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

  /// Bindings in a branch of `if #available`.
  @inlinable
  public static func buildLimitedAvailability(
    _ bindings: [KeyBinding<Event>]
  ) -> [KeyBinding<Event>] {
    bindings
  }
}
