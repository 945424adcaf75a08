/// The only thing that changes a state: a pure function of a state and an event.
public struct Reducer<State, Event>: Sendable {
  /// Changes a state.
  ///
  /// Returns whether everybody was there whom the event was for.
  @usableFromInline package let reduce: @Sendable (inout State, Event) -> Bool

  /// Makes a reducer of a function without side effects: same state and event, same result.
  @inlinable
  public init(_ body: @escaping @Sendable (inout State, Event) -> Void) {
    reduce = { state, event in
      body(&state, event)
      return true
    }
  }

  /// Makes a reducer of a function that also says whether everybody was there whom the event was
  /// for.
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

  /// Changes the state as the event demands.
  @inlinable
  public func callAsFunction(_ state: inout State, _ event: Event) {
    _ = reduce(&state, event)
  }

  /// This reducer, and then another on the result.
  @inlinable
  public func then(_ next: Reducer) -> Reducer {
    .answering { state, event in
      let isFirstThere = reduce(&state, event)
      let isNextThere = next.reduce(&state, event)
      return isFirstThere && isNextThere
    }
  }
}
