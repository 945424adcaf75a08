/// What is done to fulfil a request, as a value: nothing happens before the loop starts it.
///
/// A started effect is a *run*. It ends by itself, or it is revoked because the state no longer
/// asks for it: what it sends from then on never reaches the state.
public struct Effect<Event: Sendable>: Sendable {
  /// A body that works off the loop's isolation and sends any number of events.
  public typealias Body = @concurrent @Sendable (RunContext<Event>) async throws -> Void

  /// A body that works off the loop's isolation and returns its answer, or nil for none.
  public typealias Work = @concurrent @Sendable (RunContext<Event>) async throws -> Event?

  /// What is large is indirect, so that the effect that answers at once is small.
  @usableFromInline
  package enum Kind: Sendable {
    /// Answers at once.
    case event(Event)
    /// Answers at once, with any number of events.
    case events([Event])
    /// Sends an event after a time, and then again after each such time where it repeats.
    indirect case timer(Duration, repeats: Bool, Event)
    /// Registers with an outside source and is told how to end that.
    indirect case callback(@Sendable (RunContext<Event>) -> Cancellation)
    /// Works asynchronously, beginning after the drain; `recover` turns an error into an answer.
    indirect case task(Work, recover: (@Sendable (any Error) -> Event)?)
    /// Waits, and then does as another effect.
    indirect case delayed(Delay, Kind)
    /// Runs something that lives on the main actor.
    indirect case nested(@MainActor @Sendable (RunContext<Event>) -> Cancellation)
  }

  /// For how long an effect waits.
  @usableFromInline
  package enum Delay: Sendable {
    case time(Duration)
    /// Until a time has passed since the effect before that shares the pace.
    case pace(Pace, Duration)
  }

  @usableFromInline package let kind: Kind

  @inlinable
  package init(kind: Kind) {
    self.kind = kind
  }

  /// Whether what carries it out holds a sender of the run.
  @inlinable package var isHeld: Bool {
    switch kind {
    case .event, .events, .timer: false
    case .callback, .task, .delayed, .nested: true
    }
  }

  /// Whether it is over as soon as it is started.
  @inlinable package var answersAtOnce: Bool {
    switch kind {
    case .event, .events: true
    case .timer, .callback, .task, .delayed, .nested: false
    }
  }

  /// Does nothing and is finished.
  public static var none: Effect { Effect(kind: .events([])) }

  /// Answers at once.
  @inlinable
  public static func send(_ event: Event) -> Effect { Effect(kind: .event(event)) }

  /// Answers at once, in this order.
  public static func send(_ events: Event...) -> Effect { Effect(kind: .events(events)) }

  /// Answers at once, in this order.
  public static func send(_ events: [Event]) -> Effect { Effect(kind: .events(events)) }

  /// Sends an event when the duration has passed on the loop's clock.
  public static func after(_ duration: Duration, send event: Event) -> Effect {
    Effect(kind: .timer(duration, repeats: false, event))
  }

  /// Sends an event each time the interval has passed on the loop's clock, without drift.
  ///
  /// Ticks that were missed, as by a stopped process, are left out. The interval is above zero.
  public static func every(_ interval: Duration, send event: Event) -> Effect {
    precondition(interval > .zero, "An interval of \(interval) would never let anything else run.")
    return Effect(kind: .timer(interval, repeats: true, event))
  }

  /// Works asynchronously, off the loop's isolation, and may send any number of events.
  ///
  /// What it throws is reported as a diagnostic and ends the run; a cancellation is silent.
  public static func run(_ body: @escaping Body) -> Effect {
    Effect(kind: .task(work(body), recover: nil))
  }

  /// Works asynchronously, off the loop's isolation; what it throws becomes an event.
  ///
  /// A cancellation is silent: nobody waits for an answer.
  public static func run(
    _ body: @escaping Body, catch recover: @escaping @Sendable (any Error) -> Event
  ) -> Effect {
    Effect(kind: .task(work(body), recover: recover))
  }

  private static func work(_ body: @escaping Body) -> Work {
    { context in
      try await body(context)
      return nil
    }
  }

  /// Works asynchronously, off the loop's isolation, and answers with the event that the work
  /// returns.
  ///
  /// The answer and the end of the run are one step: no state exists in which the answer has been
  /// reduced and the run still works. What the work throws is reported as a diagnostic and ends the
  /// run; a cancellation is silent.
  public static func perform(_ work: @escaping Work) -> Effect {
    Effect(kind: .task(work, recover: nil))
  }

  /// Works asynchronously, off the loop's isolation, and answers with the event that the work
  /// returns, or with the event that `recover` makes of an error.
  ///
  /// The answer and the end of the run are one step. A cancellation is silent.
  public static func perform(
    _ work: @escaping Work, catch recover: @escaping @Sendable (any Error) -> Event
  ) -> Effect {
    Effect(kind: .task(work, recover: recover))
  }

  /// Registers with an outside source, synchronously while the state is published, and returns how
  /// to end that.
  ///
  /// The run lasts until it is revoked.
  public static func callback(
    _ register: @escaping @Sendable (RunContext<Event>) -> Cancellation
  ) -> Effect {
    Effect(kind: .callback(register))
  }

  /// The same effect for a loop of other events, which carry these.
  public func map<Other: Sendable>(
    _ embed: @escaping @Sendable (Event) -> Other
  ) -> Effect<Other> {
    Effect<Other>(kind: kind.map(embed))
  }
}

extension Effect.Kind {
  fileprivate func map<Other: Sendable>(
    _ embed: @escaping @Sendable (Event) -> Other
  ) -> Effect<Other>.Kind {
    switch self {
    case .event(let event): .event(embed(event))
    case .events(let events): .events(events.map(embed))
    case .timer(let duration, let repeats, let event):
      .timer(duration, repeats: repeats, embed(event))
    case .callback(let register):
      .callback { context in register(context.pullback(embed)) }
    case .task(let work, let recover): task(work, recover, embed)
    case .delayed(.time(let time), let kind): .delayed(.time(time), kind.map(embed))
    case .delayed(.pace(let pace, let time), let kind): .delayed(.pace(pace, time), kind.map(embed))
    case .nested(let begin):
      .nested { context in begin(context.pullback(embed)) }
    }
  }
}

extension Effect.Kind {
  private func task<Other: Sendable>(
    _ work: @escaping Effect.Work, _ recover: (@Sendable (any Error) -> Event)?,
    _ embed: @escaping @Sendable (Event) -> Other
  ) -> Effect<Other>.Kind {
    let mapped: Effect<Other>.Work = { context in
      try await work(context.pullback(embed)).map(embed)
    }
    guard let recover else { return .task(mapped, recover: nil) }
    return .task(mapped, recover: { error in embed(recover(error)) })
  }
}

/// What a run has of its loop: a way to send events, and the loop's time.
public struct RunContext<Event: Sendable>: Sendable {
  /// Sends an event into the loop; ignored once the run is revoked.
  public let send: Sender<Event>
  /// The loop's clock: a body that waits, waits on this one.
  public let clock: any LoopClock

  package init(send: Sender<Event>, clock: any LoopClock) {
    self.send = send
    self.clock = clock
  }

  package func pullback<Child: Sendable>(
    _ embed: @escaping @Sendable (Child) -> Event
  ) -> RunContext<Child> {
    RunContext<Child>(send: send.pullback(embed), clock: clock)
  }
}
