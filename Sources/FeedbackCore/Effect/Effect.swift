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
    /// Answers at once, and then does as another effect.
    indirect case first([Event], Kind)
    /// Sends an event after a time, and then again after each such time where it repeats.
    indirect case timer(Duration, repeats: Bool, Event)
    /// Registers with an outside source and is told how to end that.
    indirect case callback(@Sendable (RunContext<Event>) -> Cancellation)
    /// Works asynchronously, beginning after the drain; `recover` turns an error into an answer.
    indirect case task(Work, recover: (@Sendable (any Error) -> Event)?)
    /// Waits, and then does as another effect.
    indirect case delayed(Delay, Kind)
    /// Registers on the main actor, and returns what ends the registration there.
    indirect case mainActor(MainActorRegistration)
  }

  @usableFromInline
  package typealias MainActorRegistration =
    @MainActor @Sendable (RunContext<Event>) -> @MainActor @Sendable () -> Void

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
    case .first(_, let kind): Effect(kind: kind).isHeld
    case .callback, .task, .delayed, .mainActor: true
    }
  }

  /// Whether it is over as soon as it is started.
  @inlinable package var answersAtOnce: Bool {
    switch kind {
    case .event, .events: true
    case .first, .timer, .callback, .task, .delayed, .mainActor: false
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

  /// Answers at once, in this order, and goes on as another effect in the same run.
  ///
  ///     .send(.loading, then: .run { context in … })
  public static func send(_ events: Event..., then next: Effect) -> Effect {
    Effect(kind: .first(events, next.kind))
  }

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
  /// The run lasts until it is revoked, or until ``RunContext/finish(_:)`` is called.
  public static func callback(
    _ register: @escaping @Sendable (RunContext<Event>) -> Cancellation
  ) -> Effect {
    Effect(kind: .callback(register))
  }

  /// Registers with an outside source on the main actor, and returns the closure that ends that.
  ///
  /// For sources and views that belong to the main actor; inside, `context.send.now` sends an event
  /// that has been reduced when it returns. In a ``FeedbackLoop`` it registers while the state is
  /// published, in a ``LoopActor`` soon after. The run lasts until it is revoked, or until
  /// ``RunContext/finish(_:)`` is called.
  public static func callback(
    onMainActor register:
      @escaping @MainActor @Sendable (RunContext<Event>) -> @MainActor @Sendable () -> Void
  ) -> Effect {
    Effect(kind: .mainActor(register))
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
    case .first(let events, let kind): .first(events.map(embed), kind.map(embed))
    case .timer(let duration, let repeats, let event):
      .timer(duration, repeats: repeats, embed(event))
    case .callback(let register):
      .callback { context in register(context.pullback(embed)) }
    case .task(let work, let recover): task(work, recover, embed)
    case .delayed(.time(let time), let kind): .delayed(.time(time), kind.map(embed))
    case .delayed(.pace(let pace, let time), let kind): .delayed(.pace(pace, time), kind.map(embed))
    case .mainActor(let register):
      .mainActor { context in register(context.pullback(embed)) }
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
