/// Bindings connect a loop with the world for as long as it lives, also while it is paused, and
/// also where they never raise an event.
extension Feedback {
  /// A binding in its plainest form: connected when the loop starts, told of every state, and free
  /// to send.
  @inlinable
  public static func binding(
    _ name: String,
    connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    connected(name, survivesPause: true, connect)
  }

  /// Shows every state to something outside.
  public static func binding(
    _ name: String, to show: @escaping @Sendable (State) -> Void
  ) -> Feedback {
    binding(name, connect: { _ in RawConnection(observe: { state, _ in show(state) }) })
  }

  /// Shows every state to something that belongs to the main actor.
  public static func binding(
    _ name: String, onMainActor show: @escaping @MainActor @Sendable (State) -> Void
  ) -> Feedback {
    binding(
      name,
      connect: { context in
        RawConnection(onMainActor: context, observe: { state, _ in show(state) })
      })
  }

  /// Shows a part of the state to something outside, whenever it is another one.
  public static func binding<Value: Equatable & Sendable>(
    _ name: String, of value: @escaping @Sendable (State) -> Value,
    to show: @escaping @Sendable (Value) -> Void
  ) -> Feedback {
    binding(
      name,
      connect: { _ in
        let last = Latest<Value>()
        return RawConnection(observe: { state, _ in
          if let next = last.replace(with: value(state)) { show(next) }
        })
      })
  }

  /// Shows a part of the state to something that belongs to the main actor, whenever it is another
  /// one.
  public static func binding<Value: Equatable & Sendable>(
    _ name: String, of value: @escaping @Sendable (State) -> Value,
    onMainActor show: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Feedback {
    binding(
      name,
      connect: { context in
        let last = Latest<Value>()
        return RawConnection(
          onMainActor: context,
          observe: { state, _ in
            if let next = last.replace(with: value(state)) { show(next) }
          })
      })
  }

  /// Takes events from something outside, which is told how to send and tells how to end that.
  public static func binding(
    _ name: String, from source: @escaping @Sendable (Sender<Event>) -> Cancellation
  ) -> Feedback {
    binding(
      name,
      connect: { context in
        RawConnection(observe: { _, _ in }, cancellation: source(context.send))
      })
  }

  /// Shows every state to an owner, as long as somebody else holds it.
  public static func binding<Owner: AnyObject & Sendable>(
    _ name: String, weakly owner: Owner, to show: @escaping @Sendable (Owner, State) -> Void
  ) -> Feedback {
    binding(name, to: { [weak owner] state in if let owner { show(owner, state) } })
  }

  /// Shows a part of the state to an owner whenever it is another one, as long as somebody else
  /// holds the owner.
  public static func binding<Owner: AnyObject & Sendable, Value: Equatable & Sendable>(
    _ name: String, weakly owner: Owner, of value: @escaping @Sendable (State) -> Value,
    to show: @escaping @Sendable (Owner, Value) -> Void
  ) -> Feedback {
    binding(name, of: value, to: { [weak owner] value in if let owner { show(owner, value) } })
  }

  /// Takes events from an owner that the loop does not hold.
  public static func binding<Owner: AnyObject & Sendable>(
    _ name: String, weakly owner: Owner,
    from source: @escaping @Sendable (Owner, Sender<Event>) -> Cancellation
  ) -> Feedback {
    binding(name, from: { [weak owner] send in owner.map { source($0, send) } ?? .none })
  }
}
