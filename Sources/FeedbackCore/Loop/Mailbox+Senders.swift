// The events of a key press are sent with `Sender.batch`. The functions from there to the reducer
// are `@inlinable`, so that they are specialized for the application's types: an event then takes
// tens of nanoseconds, and microseconds in generic code.
extension Mailbox {
  /// The context of a run.
  ///
  /// Unless the run is revoked, the loop keeps its record at least as long as the context exists.
  @inlinable
  func context(
    of run: RunID, key: RunKey, clock: any LoopClock, isOnMainActor: Bool
  ) -> RunContext<Event> {
    let door = Door(.run(run), into: self)
    return RunContext(
      send: sender(through: door), clock: clock, key: key, isOnMainActor: isOnMainActor,
      end: door.end)
  }

  /// A sender for events from outside the loop.
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

  /// A sender for values that are translated to events, each with the state when its turn comes.
  func sender<Value: Sendable>(
    _ translate: @escaping @Sendable (State, Value) -> Event?
  ) -> Sender<Value> {
    let door = Door<State, Event>(.outside, into: self)
    return Sender<Value>(
      post: { [self] message in
        post([message.mail(translate)], through: message.hasOwnBound ? nil : door)
      },
      deliver: { [self] message in deliver([message.mail(translate)]) },
      deliverBatch: { [self] body in
        deliverBatch(
          { _ in
            body { value in
              self.deliver([Sender<Value>.Message.event(value, nil).mail(translate)])
            }
          }, from: .outside)
      },
      droppedCount: { door.droppedCount })
  }
}

extension Sender.Message {
  /// Whether the limit of waiting events (``Door``) does not apply, as for deferred messages.
  ///
  /// Only ``Sender/untilTaken(_:)``, whose caller waits for each event, and ``Sender/keeping(_:)``,
  /// which has its own rule, send deferred messages.
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
