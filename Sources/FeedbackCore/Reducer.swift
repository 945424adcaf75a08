/// The only thing that changes a state: a pure function of a state and an event.
public struct Reducer<State, Event>: Sendable {
  private let body: @Sendable (inout State, Event) -> Void

  /// Makes a reducer of a function without side effects: same state and event, same result.
  public init(_ body: @escaping @Sendable (inout State, Event) -> Void) {
    self.body = body
  }

  /// Changes the state as the event demands.
  public func callAsFunction(_ state: inout State, _ event: Event) {
    body(&state, event)
  }

  /// This reducer, and then another on the result.
  public func then(_ next: Reducer) -> Reducer {
    Reducer { state, event in
      self(&state, event)
      next(&state, event)
    }
  }
}
