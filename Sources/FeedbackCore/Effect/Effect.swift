/// A description of the work for a request or an event; the loop starts the work.
///
/// A started effect is a *run*. It ends by itself, or it is *revoked*: the state no longer makes
/// the request, another run replaces it, or the loop is paused, shut down or stopped. The events
/// that a run sends after its revocation never change the state.
///
/// The loop starts a run while it *publishes* a state, which means to pass it to the feedbacks.
/// Only an effect that waits for earlier runs (``RunPolicy``) starts later, when one of them has
/// ended. The asynchronous work of a started run begins when the loop's queue of events is empty or
/// a slice ends (``FeedbackLoop``).
public struct Effect<Event: Sendable>: Sendable {
  /// A body that works outside the loop's actor and sends any number of events.
  public typealias Body = @concurrent @Sendable (RunContext<Event>) async throws -> Void

  /// A body that works outside the loop's actor and returns an event as its answer, or nil for
  /// none.
  public typealias Work = @concurrent @Sendable (RunContext<Event>) async throws -> Event?

  /// The kind of an effect, with its events or its work.
  ///
  /// Large payloads are stored outside the value (`indirect`), so that an effect that answers at
  /// once is small.
  @usableFromInline
  package enum Kind: Sendable {
    /// Answers at once.
    case event(Event)
    /// Answers at once, with any number of events.
    case events([Event])
    /// Answers at once, and continues as another effect.
    indirect case first([Event], Kind)
    /// Sends an event after a time, once or repeatedly.
    indirect case timer(Duration, repeats: Bool, Event)
    /// Sends `step` each time the interval has passed. With reduced motion
    /// (``FeedbackLoop/reducesMotion``), sends `whole` instead, at once and then each time the
    /// interval has passed, or nothing if `whole` is nil.
    indirect case animation(Duration, step: Event, whole: Event?)
    /// Registers with a source, and returns the cancellation of the registration.
    indirect case callback(@Sendable (RunContext<Event>) -> Cancellation)
    /// Works asynchronously; `recover` turns an error into an answer.
    indirect case task(Work, recover: (@Sendable (any Error) -> Event)?)
    /// Waits, and continues as another effect.
    indirect case delayed(Delay, Kind)
    /// Registers on the main actor, and returns the closure that ends the registration there.
    indirect case mainActor(MainActorRegistration)
  }

  @usableFromInline
  package typealias MainActorRegistration =
    @MainActor @Sendable (RunContext<Event>) -> @MainActor @Sendable () -> Void

  /// The delay of an effect.
  @usableFromInline
  package enum Delay: Sendable {
    case time(Duration)
    /// Until a time has passed since the previous effect with the same pace began.
    case pace(Pace, Duration)
  }

  @usableFromInline package let kind: Kind
  /// The request or the event that the effect answers.
  @usableFromInline package let request: EffectRequest

  @inlinable
  package init(kind: Kind, request: EffectRequest = EffectRequest(value: nil)) {
    self.kind = kind
    self.request = request
  }

  /// The effect as the answer to a request or an event.
  @inlinable
  package func answering(_ request: any Sendable) -> Effect {
    Effect(kind: kind, request: EffectRequest(value: request))
  }

  /// Whether its run gets a sender, or may get one after a delay.
  @inlinable package var isHeld: Bool {
    switch kind {
    case .event, .events, .timer, .animation: false
    case .first(_, let kind): Effect(kind: kind).isHeld
    case .callback, .task, .delayed, .mainActor: true
    }
  }

  /// Whether its run ends as soon as it starts.
  @inlinable package var answersAtOnce: Bool {
    switch kind {
    case .event, .events: true
    case .first, .timer, .animation, .callback, .task, .delayed, .mainActor: false
    }
  }

  /// Ends at once without an answer.
  public static var none: Effect { Effect(kind: .events([])) }

  /// Answers at once with an event.
  @inlinable
  public static func send(_ event: Event) -> Effect { Effect(kind: .event(event)) }

  /// Answers at once with events, in this order.
  public static func send(_ events: Event...) -> Effect { Effect(kind: .events(events)) }

  /// Answers at once with events, in this order.
  public static func send(_ events: [Event]) -> Effect { Effect(kind: .events(events)) }

  /// Answers at once with events, in this order, and continues as another effect in the same run.
  ///
  ///     .send(.loading, then: .run { context in … })
  public static func send(_ events: Event..., then next: Effect) -> Effect {
    Effect(kind: .first(events, next.kind))
  }

  /// Sends an event when the duration has passed on the loop's clock.
  public static func after(_ duration: Duration, send event: Event) -> Effect {
    Effect(kind: .timer(duration, repeats: false, event))
  }

  /// Sends an event each time the interval has passed on the loop's clock.
  ///
  /// A tick that is late by less than the interval does not delay the next one. After a longer
  /// delay, such as that of a stopped process, the missed ticks are left out: one tick comes late,
  /// and the next one an interval after it. The interval must be above zero.
  public static func every(_ interval: Duration, send event: Event) -> Effect {
    precondition(interval > .zero, "An interval of \(interval) would never let anything else run.")
    return Effect(kind: .timer(interval, repeats: true, event))
  }

  /// Works asynchronously, outside the loop's actor, and may send any number of events.
  ///
  /// If the work has one answer, use ``perform(_:)`` or ``RunContext/finish(_:)``: an event that
  /// the body sends may be reduced before the run has ended, and
  /// ``RunPolicy/ignoreWhileRunning`` then ignores the request to which the event leads.
  ///
  /// An error ends the run and is reported
  /// (``LoopDiagnostic/unhandledError(feedback:description:)``); a cancellation is not.
  public static func run(_ body: @escaping Body) -> Effect {
    Effect(kind: .task(work(body), recover: nil))
  }

  /// Works asynchronously, outside the loop's actor; an error becomes an event.
  ///
  /// A cancellation makes no event. If the work has one answer, use ``perform(_:catch:)`` for the
  /// same reason as in place of ``run(_:)``.
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

  /// Works asynchronously, outside the loop's actor, and answers with the event that the work
  /// returns, if any.
  ///
  /// The answer and the end of the run are one step: there is no state in which the answer has been
  /// reduced and the run still works. An error ends the run and is reported
  /// (``LoopDiagnostic/unhandledError(feedback:description:)``); a cancellation is not.
  public static func perform(_ work: @escaping Work) -> Effect {
    Effect(kind: .task(work, recover: nil))
  }

  /// Works asynchronously, outside the loop's actor, and answers with the event that the work
  /// returns, if any, or with the event that `recover` makes of an error.
  ///
  /// The answer and the end of the run are one step. A cancellation makes no event.
  public static func perform(
    _ work: @escaping Work, catch recover: @escaping @Sendable (any Error) -> Event
  ) -> Effect {
    Effect(kind: .task(work, recover: recover))
  }

  /// Registers with a source of events, synchronously as the effect begins.
  ///
  /// The closure returns the cancellation of the registration.
  /// The run lasts until it is revoked, or until ``RunContext/finish(_:)`` is called.
  public static func callback(
    _ register: @escaping @Sendable (RunContext<Event>) -> Cancellation
  ) -> Effect {
    Effect(kind: .callback(register))
  }

  /// Registers with a source of events on the main actor.
  ///
  /// The closure `register` returns another closure, which ends the registration. This effect is
  /// for sources that belong to the main actor: they can call `context.send.now` to have an event
  /// reduced before the call returns (``Sender/now(_:)``). A ``FeedbackLoop`` calls `register` as
  /// the effect begins, a ``LoopActor`` soon after. The run lasts until it is revoked, or until
  /// ``RunContext/finish(_:)`` is called.
  public static func callback(
    onMainActor register:
      @escaping @MainActor @Sendable (RunContext<Event>) -> @MainActor @Sendable () -> Void
  ) -> Effect {
    Effect(kind: .mainActor(register))
  }

  /// The effect with its events embedded in those of another type, such as a parent's.
  public func map<Other: Sendable>(
    _ embed: @escaping @Sendable (Event) -> Other
  ) -> Effect<Other> {
    Effect<Other>(kind: kind.map(embed), request: request)
  }
}

/// The request or the event that an effect answers.
///
/// A struct, and not just an `(any Sendable)?`: the runtime would make the metadata of this
/// optional type for each type of effects, which takes allocations before the first screen.
@usableFromInline
package struct EffectRequest: Sendable {
  /// Nil if the effect answers none.
  @usableFromInline package let value: (any Sendable)?

  @inlinable
  package init(value: (any Sendable)?) { self.value = value }
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
    case .animation(let interval, let step, let whole):
      .animation(interval, step: embed(step), whole: whole.map(embed))
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
