/// The connection of a feedback such as ``Feedback/raw(_:connect:)``: a closure that gets the
/// states, and a cancellation that ends the connection.
public struct RawConnection<State: Sendable, Event: Sendable>: Sendable {
  @usableFromInline let observe: @Sendable (State, Event?) -> Void
  let cancellation: Cancellation

  /// Makes a connection whose closure is called on the loop's actor.
  ///
  /// - Parameters:
  ///   - observe: Called with each state and the event that led to it. Instead of the event it gets
  ///     nil with the first state and, in a child's feedback, for an event that is not the child's.
  ///   - cancellation: Ends the connection.
  public init(
    observe: @escaping @Sendable (State, Event?) -> Void, cancellation: Cancellation = .none
  ) {
    self.observe = observe
    self.cancellation = cancellation
  }

  /// Makes a connection whose closure is called on the main actor.
  ///
  /// The closure can use values of the main actor, and call `context.send.now`. A ``FeedbackLoop``
  /// calls it while the state is published, a ``LoopActor`` soon after, in the order of the states.
  ///
  /// - Parameters:
  ///   - context: The context that the feedback was given.
  ///   - observe: Called with each state and the event that led to it. Instead of the event it gets
  ///     nil with the first state and, in a child's feedback, for an event that is not the child's.
  ///   - cancellation: Ends the connection.
  public init(
    onMainActor context: RunContext<Event>,
    observe: @escaping @MainActor @Sendable (State, Event?) -> Void,
    cancellation: Cancellation = .none
  ) {
    if context.isOnMainActor {
      self.init(
        observe: { state, cause in MainActor.assumeIsolated { observe(state, cause) } },
        cancellation: cancellation)
    } else {
      let (states, continuation) = AsyncStream.makeStream(of: (state: State, cause: Event?).self)
      let task = Task { @MainActor in
        for await (state, cause) in states {
          // Cancelled, the sequence still has the states that it holds.
          guard !Task.isCancelled else { return }
          observe(state, cause)
        }
      }
      self.init(
        observe: { state, cause in continuation.yield((state, cause)) },
        cancellation: Cancellation {
          task.cancel()
          cancellation.cancel()
        })
    }
  }
}
