/// A pure function that changes the state for an event; nothing else changes the state of a loop.
public struct Reducer<State, Event>: Sendable {
  /// Changes a state.
  ///
  /// Returns false if the event was for a child that does not exist (``pullback(state:event:)``).
  @usableFromInline package let reduce: @Sendable (inout State, Event) -> Bool

  /// Makes a reducer of a function without side effects: its result depends only on the state and
  /// the event.
  @inlinable
  public init(_ body: @escaping @Sendable (inout State, Event) -> Void) {
    reduce = { state, event in
      body(&state, event)
      return true
    }
  }

  /// Makes a reducer of a function that returns false if the event was for a child that does not
  /// exist.
  @inlinable
  package static func answering(
    _ reduce: @escaping @Sendable (inout State, Event) -> Bool
  ) -> Reducer {
    Reducer(reduce, ())
  }

  // The `Void` distinguishes it from the public initializer.
  @usableFromInline
  init(_ reduce: @escaping @Sendable (inout State, Event) -> Bool, _: Void) {
    self.reduce = reduce
  }

  /// Changes the state for the event.
  @inlinable
  public func callAsFunction(_ state: inout State, _ event: Event) {
    _ = reduce(&state, event)
  }

  /// A reducer that calls this one and then the next one, with the same event.
  @inlinable
  public func then(_ next: Reducer) -> Reducer {
    .answering { state, event in
      let firstChildExists = reduce(&state, event)
      let nextChildExists = next.reduce(&state, event)
      return firstChildExists && nextChildExists
    }
  }
}
