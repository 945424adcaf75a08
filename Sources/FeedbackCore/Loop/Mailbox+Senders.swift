// A key of a terminal comes by `Sender.now`: all that it passes is `@inlinable`, so that it is made
// for the application's own types (tens of nanoseconds; microseconds in generic code).
extension Mailbox {
  /// The context of a run, which is current at least as long as its context is held.
  @inlinable
  func context(
    of run: RunID, key: RunKey, clock: any LoopClock, isOnMainActor: Bool
  ) -> RunContext<Event> {
    let door = Door(.run(run), into: self)
    return RunContext(
      send: sender(through: door), clock: clock, key: key, isOnMainActor: isOnMainActor,
      end: door.end)
  }

  /// A sender for events from outside.
  @inlinable
  var sender: Sender<Event> {
    sender(through: Door(.outside, into: self))
  }

  @inlinable
  func sender(through door: Door<State, Event>) -> Sender<Event> {
    Sender(
      post: door.post, deliver: door.deliver, deliverBatch: door.deliverBatch,
      droppedCount: { door.droppedCount })
  }

  /// A sender for values that become events with the state of the time when they are reduced.
  func sender<Value: Sendable>(
    _ translate: @escaping @Sendable (State, Value) -> Event?
  ) -> Sender<Value> {
    let door = Door<State, Event>(.outside, into: self)
    return Sender<Value>(
      post: { [self] letter in
        post([letter.mail(translate)], through: letter.hasOwnBound ? nil : door)
      },
      deliver: { [self] letter in deliver([letter.mail(translate)]) },
      deliverBatch: { [self] body in
        deliverBatch { _ in
          body { value in
            self.deliver([Sender<Value>.Letter.event(value, nil).mail(translate)])
          }
        }
      },
      droppedCount: { door.droppedCount })
  }
}

extension Sender.Letter {
  /// Whether something else than the door limits how many of these wait: a sender that waits until
  /// each is taken, or a policy of its own.
  @inlinable var hasOwnBound: Bool {
    switch self {
    case .event: false
    case .deferred: true
    }
  }

  @inlinable
  func mail<State>(from source: EventSource) -> Mailbox<State, Event>.Mail {
    switch self {
    case .event(let event, let receipt): .event(.event(event), from: source, receipt)
    case .deferred(let make, let receipt): .event(.deferred { _ in make() }, from: source, receipt)
    }
  }

  fileprivate func mail<State, Other>(
    _ translate: @escaping @Sendable (State, Event) -> Other?
  ) -> Mailbox<State, Other>.Mail {
    switch self {
    case .event(let value, let receipt):
      .event(.deferred { translate($0, value) }, from: .outside, receipt)
    case .deferred(let make, let receipt):
      .event(
        .deferred { state in make().flatMap { translate(state, $0) } }, from: .outside, receipt)
    }
  }
}
