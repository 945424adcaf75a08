/// A pure function of a state and an event, which alone changes the state.
public struct Reducer<State, Event>: Sendable {
  /// Changes a state.
  ///
  /// Returns false if the event was for a missing child.
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

  /// Makes a reducer of a function that returns false if the event was for a missing child.
  @inlinable
  package static func answering(
    _ reduce: @escaping @Sendable (inout State, Event) -> Bool
  ) -> Reducer {
    Reducer(reduce, ())
  }

  @usableFromInline
  init(_ reduce: @escaping @Sendable (inout State, Event) -> Bool, _: Void) {
    self.reduce = reduce
  }

  /// Changes the state for the event.
  @inlinable
  public func callAsFunction(_ state: inout State, _ event: Event) {
    _ = reduce(&state, event)
  }

  /// This reducer, followed by another one on its result.
  @inlinable
  public func then(_ next: Reducer) -> Reducer {
    .answering { state, event in
      let firstChildExists = reduce(&state, event)
      let nextChildExists = next.reduce(&state, event)
      return firstChildExists && nextChildExists
    }
  }
}
