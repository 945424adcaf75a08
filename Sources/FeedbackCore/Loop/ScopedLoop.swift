/// A handle for a part of a loop: a part of its state and the events for it.
///
/// It keeps the loop alive. The loop stops when neither its owner nor a scoped loop refers to it.
@MainActor
public struct ScopedLoop<State: Sendable, Event: Sendable> {
  /// Sends events from any thread, and does not keep the loop alive.
  public let sender: Sender<Event>

  private let read: @MainActor () -> State
  private let deliver: @MainActor (Event) -> Void
  private let watch: Watch

  private typealias Watch =
    @MainActor (
      _ body: @escaping @MainActor (State) -> Void, _ ended: @escaping @MainActor () -> Void
    ) -> Cancellation

  fileprivate init(
    sender: Sender<Event>, read: @escaping @MainActor () -> State,
    deliver: @escaping @MainActor (Event) -> Void,
    watch:
      @escaping @MainActor (
        @escaping @MainActor (State) -> Void, @escaping @MainActor () -> Void
      ) -> Cancellation
  ) {
    self.sender = sender
    self.read = read
    self.deliver = deliver
    self.watch = watch
  }

  /// This part of the state after the last completed reduction.
  public var state: State { read() }

  /// Sends an event, as ``FeedbackLoop/send(_:)`` does.
  public func send(_ event: Event) {
    deliver(event)
  }

  /// Calls the body with the current state of this part, and then after each event of the whole
  /// loop, even if this part has not changed, until cancelled.
  ///
  /// - Parameters:
  ///   - body: Called with each state.
  ///   - ended: Called once when the loop is stopped, unless the observation was cancelled before.
  public func observe(
    _ body: @escaping @MainActor (State) -> Void, ended: @escaping @MainActor () -> Void = {}
  ) -> Cancellation {
    watch(body, ended)
  }

  /// A handle for a part of this part; it also keeps the loop alive.
  public func scope<Part: Sendable, PartEvent: Sendable>(
    _ part: @escaping @Sendable (State) -> Part,
    event embed: @escaping @Sendable (PartEvent) -> Event
  ) -> ScopedLoop<Part, PartEvent> {
    ScopedLoop<Part, PartEvent>(
      sender: sender.pullback(embed), read: { part(read()) }, deliver: { deliver(embed($0)) },
      watch: { body, ended in watch({ body(part($0)) }, ended) })
  }
}

extension ScopedLoop where State: Equatable {
  /// Calls the body with the current state of this part, and then when it changes, until cancelled.
  ///
  /// - Parameters:
  ///   - body: Called with each state that differs from the previous one.
  ///   - ended: Called once when the loop is stopped, unless the observation was cancelled before.
  public func observeChanges(
    _ body: @escaping @MainActor (State) -> Void, ended: @escaping @MainActor () -> Void = {}
  ) -> Cancellation {
    var last: State?
    return watch(
      { state in
        guard state != last else { return }
        last = state
        body(state)
      }, ended)
  }
}

extension FeedbackLoop {
  /// A handle for a part of this loop; it keeps the loop alive.
  public func scope<Part: Sendable, PartEvent: Sendable>(
    _ part: @escaping @Sendable (State) -> Part,
    event embed: @escaping @Sendable (PartEvent) -> Event
  ) -> ScopedLoop<Part, PartEvent> {
    ScopedLoop(
      sender: sender.pullback(embed), read: { part(self.state) },
      deliver: { self.send(embed($0)) },
      watch: { body, ended in self.observe({ body(part($0)) }, ended: ended) })
  }
}

extension Effect {
  /// Runs an inner loop on the main actor, and translates its states to events.
  ///
  /// The inner loop is started when the run starts, and stopped when the run is revoked.
  ///
  /// - Parameters:
  ///   - make: Makes the inner loop, without starting it.
  ///   - event: Translates each state of the inner loop to an event, or returns nil for none.
  public static func loop<State: Sendable, Inner: Sendable>(
    _ make: @escaping @MainActor @Sendable () -> FeedbackLoop<State, Inner>,
    sends event: @escaping @Sendable (State) -> Event?
  ) -> Effect {
    .loop({ _ in make() }, sends: event)
  }

  /// Runs an inner loop on the main actor and on this loop's clock, and translates its states to
  /// events.
  ///
  /// The inner loop is started when the run starts, and stopped when the run is revoked.
  ///
  /// - Parameters:
  ///   - make: Makes the inner loop with the clock, without starting it.
  ///   - event: Translates each state of the inner loop to an event, or returns nil for none.
  public static func loop<State: Sendable, Inner: Sendable>(
    _ make: @escaping @MainActor @Sendable (_ clock: any LoopClock) -> FeedbackLoop<State, Inner>,
    sends event: @escaping @Sendable (State) -> Event?
  ) -> Effect {
    Effect(
      kind: .mainActor { context in
        let loop = make(context.clock)
        let observation = loop.observe { state in
          if let event = event(state) { context.send.now(event) }
        }
        loop.start()
        return {
          observation.cancel()
          loop.stop()
        }
      })
  }
}
