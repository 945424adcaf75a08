/// Bindings connect a loop with code outside it until the loop stops, the child to which they
/// belong is removed or their condition (``Feedback/enabled(while:)``) becomes false; a pause does
/// not end them.
extension Feedback {
  /// The general form of a binding: it is connected when its first state is published, gets this
  /// state and every later one, and may send events at any time.
  @inlinable
  public static func binding(
    _ name: String,
    connect: @escaping @Sendable (RunContext<Event>) -> RawConnection<State, Event>
  ) -> Feedback {
    connected(name, survivesPause: true, connect)
  }

  /// Passes every state to a closure.
  public static func binding(
    _ name: String, to show: @escaping @Sendable (State) -> Void
  ) -> Feedback {
    binding(name, connect: { _ in RawConnection(observe: { state, _ in show(state) }) })
  }

  /// Passes every state to a closure on the main actor.
  public static func binding(
    _ name: String, onMainActor show: @escaping @MainActor @Sendable (State) -> Void
  ) -> Feedback {
    binding(
      name,
      connect: { context in
        RawConnection(onMainActor: context, observe: { state, _ in show(state) })
      })
  }

  /// Passes a part of the state to a closure: the part of the first state, and then each changed
  /// value.
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

  /// Passes a part of the state to a closure on the main actor: the part of the first state, and
  /// then each changed value.
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

  /// Connects a source of events: the closure gets a sender, and returns the cancellation of the
  /// source.
  public static func binding(
    _ name: String, from source: @escaping @Sendable (Sender<Event>) -> Cancellation
  ) -> Feedback {
    binding(
      name,
      connect: { context in
        RawConnection(observe: { _, _ in }, cancellation: source(context.send))
      })
  }

  /// Passes an object, the owner, and every state to a closure, as long as the owner exists; the
  /// loop does not keep the owner alive.
  public static func binding<Owner: AnyObject & Sendable>(
    _ name: String, weakly owner: Owner, to show: @escaping @Sendable (Owner, State) -> Void
  ) -> Feedback {
    binding(name, to: { [weak owner] state in if let owner { show(owner, state) } })
  }

  /// Passes an object, the owner, and a part of the state to a closure, as long as the owner
  /// exists: the part of the first state, and then each changed value.
  ///
  /// The loop does not keep the owner alive.
  public static func binding<Owner: AnyObject & Sendable, Value: Equatable & Sendable>(
    _ name: String, weakly owner: Owner, of value: @escaping @Sendable (State) -> Value,
    to show: @escaping @Sendable (Owner, Value) -> Void
  ) -> Feedback {
    binding(name, of: value, to: { [weak owner] value in if let owner { show(owner, value) } })
  }

  /// Connects a source of events: the closure gets an object, the owner, and a sender, and returns
  /// the cancellation of the source.
  ///
  /// The loop does not keep the owner alive. If the owner is gone when the binding is connected,
  /// the closure is not called; if it goes later, the connection remains.
  public static func binding<Owner: AnyObject & Sendable>(
    _ name: String, weakly owner: Owner,
    from source: @escaping @Sendable (Owner, Sender<Event>) -> Cancellation
  ) -> Feedback {
    binding(name, from: { [weak owner] send in owner.map { source($0, send) } ?? .none })
  }
}
