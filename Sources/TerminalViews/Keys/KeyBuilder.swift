/// Makes a list of key bindings, written one below the other.
@resultBuilder public enum KeyBuilder<Event> {
  /// Takes a binding.
  public static func buildExpression(_ binding: KeyBinding<Event>) -> [KeyBinding<Event>] {
    [binding]
  }

  /// Takes several bindings.
  public static func buildExpression(_ bindings: [KeyBinding<Event>]) -> [KeyBinding<Event>] {
    bindings
  }

  /// Puts bindings one after another.
  public static func buildBlock(_ bindings: [KeyBinding<Event>]...) -> [KeyBinding<Event>] {
    bindings.flatMap { $0 }
  }

  /// Bindings that are active under a condition.
  public static func buildOptional(_ bindings: [KeyBinding<Event>]?) -> [KeyBinding<Event>] {
    bindings ?? []
  }

  /// Bindings of the first of two branches.
  public static func buildEither(first bindings: [KeyBinding<Event>]) -> [KeyBinding<Event>] {
    bindings
  }

  /// Bindings of the second of two branches.
  public static func buildEither(second bindings: [KeyBinding<Event>]) -> [KeyBinding<Event>] {
    bindings
  }

  /// Bindings of a loop.
  public static func buildArray(_ bindings: [[KeyBinding<Event>]]) -> [KeyBinding<Event>] {
    bindings.flatMap { $0 }
  }

  /// Bindings behind a check of availability.
  public static func buildLimitedAvailability(
    _ bindings: [KeyBinding<Event>]
  ) -> [KeyBinding<Event>] {
    bindings
  }
}
