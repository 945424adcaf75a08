// A key of a terminal comes by `Sender.now`: all that it passes is `@inlinable`, so that it is made
// for the application's own types (tens of nanoseconds; microseconds in generic code).
extension Mailbox {
  /// A way in for a run, which is current at least as long as somebody holds it.
  @inlinable
  func sender(of run: RunID) -> Sender<Event> {
    let door = RunDoor(of: run, into: self)
    return Sender(post: door.post, deliver: door.deliver)
  }

  /// A way in for everybody else.
  @inlinable
  var sender: Sender<Event> {
    Sender(
      post: { [self] letter in post([letter.mail(from: .outside)]) },
      deliver: { [self] letter in deliver(letter, from: .outside) })
  }

  /// A way in for values that become events with the state of the time.
  func sender<Value: Sendable>(
    _ translate: @escaping @Sendable (State, Value) -> Event?
  ) -> Sender<Value> {
    Sender<Value>(
      post: { [self] letter in post([letter.mail(translate)]) },
      deliver: { [self] letter in deliver([letter.mail(translate)]) })
  }
}

extension Sender.Letter {
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

/// A run's way into its loop; by going away it says that nobody holds the sender any more.
@usableFromInline
final class RunDoor<State: Sendable, Event: Sendable>: Sendable {
  @usableFromInline let run: RunID
  @usableFromInline let mailbox: Mailbox<State, Event>

  @inlinable
  init(of run: RunID, into mailbox: Mailbox<State, Event>) {
    self.run = run
    self.mailbox = mailbox
  }

  deinit {
    mailbox.postWithoutWaking([.released(run)])
  }

  @inlinable
  func post(_ letter: Sender<Event>.Letter) {
    mailbox.post([letter.mail(from: .run(run))])
  }

  @inlinable
  @MainActor func deliver(_ letter: Sender<Event>.Letter) {
    mailbox.deliver(letter, from: .run(run))
  }
}
