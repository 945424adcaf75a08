/// A part of a loop: a part of its state, and the events that concern it.
///
/// It keeps the loop alive: the loop stops when its owner and the last of these are gone.
@MainActor
public struct ScopedLoop<State: Sendable, Event: Sendable> {
  /// A way in for any thread, which does not keep the loop alive.
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

  /// This part of the state after the last completed reduce.
  public var state: State { read() }

  /// Sends an event, as ``FeedbackLoop/send(_:)`` does.
  public func send(_ event: Event) {
    deliver(event)
  }

  /// Tells the body of this part of the state now, and from then on after every reduce, until
  /// cancelled.
  ///
  /// - Parameters:
  ///   - body: Called with each state.
  ///   - ended: Called once when the loop is stopped, unless the observation was cancelled before.
  public func observe(
    _ body: @escaping @MainActor (State) -> Void, ended: @escaping @MainActor () -> Void = {}
  ) -> Cancellation {
    watch(body, ended)
  }

  /// A part of this part.
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
  /// Tells the body of this part of the state now, and each time that it is another one.
  ///
  /// - Parameters:
  ///   - body: Called with each state that differs from the one before.
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
  /// A part of this loop, which keeps it alive.
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
  /// Runs a whole loop, which sends what its states mean to this one.
  ///
  /// The loop lives on the main actor. It is started when the run starts, and stopped when the run
  /// is revoked.
  ///
  /// - Parameters:
  ///   - make: Makes the loop, at rest.
  ///   - event: What a state of it means here, if anything; asked for each of its states.
  public static func loop<State: Sendable, Inner: Sendable>(
    _ make: @escaping @MainActor @Sendable () -> FeedbackLoop<State, Inner>,
    sends event: @escaping @Sendable (State) -> Event?
  ) -> Effect {
    .loop({ _ in make() }, sends: event)
  }

  /// Runs a whole loop on this one's clock, and sends what its states mean to this one.
  ///
  /// - Parameters:
  ///   - make: Makes the loop, at rest, with the clock.
  ///   - event: What a state of it means here, if anything; asked for each of its states.
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
