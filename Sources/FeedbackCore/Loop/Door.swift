public import Synchronization

/// The entrance of one source of events to a mailbox; the source is a run (a started effect) or a
/// sender from outside the loop.
///
/// It counts the waiting events, so that a source that sends faster than the loop reduces loses its
/// own events and not those of other sources.
@usableFromInline
final class Door<State: Sendable, Event: Sendable>: Sendable {
  @usableFromInline let source: EventSource
  @usableFromInline let mailbox: Mailbox<State, Event>
  /// The number of events that the source has posted since the mailbox was last emptied.
  ///
  /// This and the next counter are used only under the mailbox's lock.
  @usableFromInline let count = Atomic(0)
  /// The number of times that the mailbox had been emptied at the last post.
  @usableFromInline let collectionNumber = Atomic(0)
  @usableFromInline let dropped = Atomic(0)

  @inlinable
  init(_ source: EventSource, into mailbox: Mailbox<State, Event>) {
    self.source = source
    self.mailbox = mailbox
  }

  deinit {
    // The loop can forget a run that has finished and has no sender.
    if case .run(let run) = source { mailbox.release(run) }
  }

  /// The number of dropped events.
  @usableFromInline var droppedCount: Int { dropped.load(ordering: .relaxed) }

  @inlinable
  func post(_ message: Sender<Event>.Message) {
    mailbox.post([message.mail(from: source)], through: message.hasOwnBound ? nil : self)
  }

  @inlinable
  @MainActor func deliver(_ message: Sender<Event>.Message) {
    mailbox.deliver(message, from: source)
  }

  @inlinable
  @MainActor func deliverBatch(_ body: Sender<Event>.BatchBody) {
    mailbox.deliverBatch(body, from: source)
  }

  /// Posts the answers and the end of the run in one step: no event is reduced between them, and
  /// the limit of waiting events does not apply.
  @usableFromInline
  func end(_ answers: [Event]) {
    guard case .run(let run) = source else { return }
    mailbox.post(answers.map { .event(.event($0), from: source, nil) } + [.ended(run)])
  }

  /// Counts an event.
  ///
  /// - Returns: false if the limit of waiting events is exceeded.
  func admits(inCollection number: Int) -> Bool {
    if collectionNumber.exchange(number, ordering: .relaxed) != number {
      count.store(0, ordering: .relaxed)
    }
    return count.add(1, ordering: .relaxed).newValue <= MailboxPolicy.standardLimit
  }

  /// Counts a dropped event.
  ///
  /// - Returns: whether it is the first.
  func drop() -> Bool {
    dropped.add(1, ordering: .relaxed).oldValue == 0
  }
}
