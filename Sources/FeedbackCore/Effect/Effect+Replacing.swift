/// Access to the part of an effect that code outside the loop carries out, for the replay of a
/// recording.
extension Effect {
  /// The kind of the part that code outside the loop carries out; nil if the loop carries out the
  /// whole effect, such as a timer or an effect that answers at once.
  package var outsidePart: OutsidePart? {
    switch kind {
    case .event, .events, .timer, .animation: nil
    case .task: .work
    case .callback, .mainActor: .registration
    case .first(_, let next), .delayed(_, let next): Effect(kind: next).outsidePart
    }
  }

  /// Whether the effect has a delay, at its start or after its first events.
  package var hasDelay: Bool {
    switch kind {
    case .delayed: true
    case .first(_, let next): Effect(kind: next).hasDelay
    case .event, .events, .timer, .animation, .callback, .task, .mainActor: false
    }
  }

  /// The number of events that the effect sends before it continues as another effect; 0 if it does
  /// not continue.
  package var firstEventCount: Int {
    switch kind {
    case .first(let events, let next): events.count + Effect(kind: next).firstEventCount
    case .delayed(_, let next): Effect(kind: next).firstEventCount
    case .event, .events, .timer, .animation, .callback, .task, .mainActor: 0
    }
  }

  /// The effect with another one in place of its asynchronous work or its registration with a
  /// source of events.
  ///
  /// Its delays, and the events that it sends before this part, stay.
  package func replacingWork(_ replace: (Effect) -> Effect) -> Effect {
    switch kind {
    case .event, .events, .timer, .animation: self
    case .task, .callback, .mainActor: replace(self)
    case .first(let events, let next):
      Effect(
        kind: .first(events, Effect(kind: next).replacingWork(replace).kind), request: request)
    case .delayed(let delay, let next):
      Effect(
        kind: .delayed(delay, Effect(kind: next).replacingWork(replace).kind), request: request)
    }
  }

  /// The effect, changed so that it calls a closure when its work or its registration begins.
  ///
  /// Effects without such a part, and effects that first wait or send events, do not change.
  package func beginning(_ begin: @escaping @Sendable () -> Void) -> Effect {
    switch kind {
    case .task(let work, let recover):
      Effect(
        kind: .task(
          { context in
            begin()
            return try await work(context)
          }, recover: recover))
    case .callback(let register):
      Effect(
        kind: .callback { context in
          begin()
          return register(context)
        })
    case .mainActor(let register):
      Effect(
        kind: .mainActor { context in
          begin()
          return register(context)
        })
    case .event, .events, .timer, .animation, .first, .delayed: self
    }
  }
}
