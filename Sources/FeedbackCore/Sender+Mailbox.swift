import DequeModule
import Synchronization

/// Which events of a sender wait for the loop when they come faster than it reduces them.
///
/// A sender is limited by ``standard``, unless ``Sender/keeping(_:)`` says otherwise. No policy makes
/// the sending thread wait: a thread of the pool that waits may be the one that the loop needs. A
/// task that must not lose events waits for each with ``Sender/untilTaken(_:)``.
public enum MailboxPolicy: Hashable, Sendable {
  /// All of them wait. The memory that they take has no bound.
  case all
  /// The newest replaces the one that waits: sizes, pointer movements, ticks.
  case latest
  /// At most this number of events wait, one or more; newer ones are dropped.
  case bounded(Int)

  /// The policy of a sender unless told otherwise: at most 50,000 of its events wait in the
  /// mailbox; newer ones are dropped.
  ///
  /// The loop empties the mailbox when fewer than 1,024 events are left of those it took before. It
  /// reports the first event that a sender loses (``LoopDiagnostic/eventsDropped(feedback:)``), and
  /// ``Sender/droppedCount`` counts them. The answer of an effect is never dropped, nor is an event
  /// that is sent on the loop's own isolation.
  public static let standard = MailboxPolicy.bounded(standardLimit)

  static let standardLimit = 50_000
}

extension Sender {
  /// A sender with a policy for the events that wait.
  ///
  /// The policy is for this sender and its copies alone, and replaces ``MailboxPolicy/standard``.
  public func keeping(_ policy: MailboxPolicy) -> Sender {
    switch policy {
    case .all:
      return Sender(
        post: { [post] letter in post(letter.withoutLimit) }, deliver: deliver,
        deliverBatch: deliverBatch,
        droppedCount: dropped)
    case .latest: return kept(by: Shelf(limit: 1, replaces: true))
    case .bounded(let limit):
      precondition(limit > 0, "A mailbox for \(limit) events would take none.")
      return kept(by: Shelf(limit: limit, replaces: false))
    }
  }

  /// Hands an event to the loop and waits until it was reduced or, with its run, revoked.
  public func untilTaken(_ event: Event) async {
    await untilTaken { event }
  }

  func untilTaken(_ make: @escaping @Sendable () -> Event?) async {
    await withCheckedContinuation { continuation in
      post(.deferred(make, Receipt { continuation.resume() }))
    }
  }

  private func kept(by shelf: Shelf<Event>) -> Sender {
    Sender(
      post: { [post] letter in shelf.put(letter) { post($0) } },
      deliver: { [deliver] letter in shelf.put(letter) { deliver($0) } },
      deliverBatch: { [deliver, deliverBatch] body in
        deliverBatch { _ in
          body { event in shelf.put(.event(event, nil)) { deliver($0) } }
        }
      },
      droppedCount: { shelf.droppedCount })
  }
}

/// Events that wait to be taken by a loop; each that was put and not dropped is announced to it.
private final class Shelf<Event: Sendable>: Sendable {
  typealias Content = @Sendable () -> Event?

  private struct Contents {
    var events: Deque<Content> = []
    var droppedCount = 0
  }

  private let contents = Mutex(Contents())
  private let limit: Int
  private let replaces: Bool

  init(limit: Int, replaces: Bool) {
    self.limit = limit
    self.replaces = replaces
  }

  /// How many events were dropped or replaced.
  var droppedCount: Int { contents.withLock(\.droppedCount) }

  func put(_ letter: Sender<Event>.Letter, announce: (Sender<Event>.Letter) -> Void) {
    let content = letter.content
    let dropped: [Content]? = contents.withLock { contents in
      guard contents.events.count >= limit else {
        contents.events.append(content)
        return nil
      }
      contents.droppedCount += 1
      guard replaces else { return [content] }
      defer { contents.events.append(content) }
      return contents.events.popFirst().map { [$0] }
    }
    // What is dropped is let go of after the lock: its deinit may send.
    guard dropped == nil else { return withExtendedLifetime(dropped) {} }
    let ticket = Ticket(self)
    announce(.deferred({ ticket.take()?() }, nil))
  }

  func take() -> Content? {
    contents.withLock { $0.events.popFirst() }
  }
}

/// The right to one event on a shelf; where nobody uses it, the event goes with it.
private final class Ticket<Event: Sendable>: Sendable {
  private let shelf: Shelf<Event>
  /// What was taken, which is held as long as the ticket: somebody may wait for its end.
  private let taken = Mutex<Shelf<Event>.Content?>(nil)

  init(_ shelf: Shelf<Event>) {
    self.shelf = shelf
  }

  deinit {
    _ = take()
  }

  func take() -> Shelf<Event>.Content? {
    taken.withLock { taken in
      guard taken == nil else { return nil }
      taken = shelf.take()
      return taken
    }
  }
}

extension Sender.Letter {
  /// The same letter, exempt from the standard limit.
  fileprivate var withoutLimit: Sender.Letter {
    switch self {
    case .event(let event, let receipt): .deferred({ event }, receipt)
    case .deferred: self
    }
  }

  /// What makes the event, and holds the receipt.
  fileprivate var content: @Sendable () -> Event? {
    switch self {
    case .event(let event, let receipt): { withExtendedLifetime(receipt) { event } }
    case .deferred(let make, let receipt): { withExtendedLifetime(receipt) { make() } }
    }
  }
}
