public import Synchronization

/// The entrance of one source's events to a mailbox: of a run, or of a sender from outside.
///
/// It counts the events that wait, so that a source that sends faster than the loop reduces loses
/// events of its own and not those of other sources.
@usableFromInline
final class Door<State: Sendable, Event: Sendable>: Sendable {
  @usableFromInline let source: EventSource
  @usableFromInline let mailbox: Mailbox<State, Event>
  /// How many events came by this door since a collection of the mailbox.
  ///
  /// Like the number of that collection, it is touched only under the mailbox's lock.
  @usableFromInline let count = Atomic(0)
  @usableFromInline let collectionNumber = Atomic(0)
  @usableFromInline let dropped = Atomic(0)

  @inlinable
  init(_ source: EventSource, into mailbox: Mailbox<State, Event>) {
    self.source = source
    self.mailbox = mailbox
  }

  deinit {
    // A run that no sender can send for any more may be forgotten.
    if case .run(let run) = source { mailbox.release(run) }
  }

  /// How many events were dropped.
  @usableFromInline var droppedCount: Int { dropped.load(ordering: .relaxed) }

  @inlinable
  func post(_ letter: Sender<Event>.Letter) {
    mailbox.post([letter.mail(from: source)], through: letter.hasOwnBound ? nil : self)
  }

  @inlinable
  @MainActor func deliver(_ letter: Sender<Event>.Letter) {
    mailbox.deliver(letter, from: source)
  }

  @inlinable
  @MainActor func deliverBatch(_ body: Sender<Event>.BatchBody) {
    mailbox.deliverBatch(body)
  }

  /// Answers and ends the door's run as one: nothing is reduced between the two, and no answer is
  /// dropped.
  @usableFromInline
  func end(_ answers: [Event]) {
    guard case .run(let run) = source else { return }
    mailbox.post(answers.map { .event(.event($0), from: source, nil) } + [.ended(run)])
  }

  /// Counts an event, unless as many as may already wait.
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
