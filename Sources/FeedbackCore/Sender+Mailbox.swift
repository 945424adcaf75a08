import DequeModule
import Synchronization

/// What becomes of events that wait for the loop when more come.
public enum MailboxPolicy: Hashable, Sendable {
  /// All of them wait: keys.
  case all
  /// The newest takes the place of the one that waits: sizes, pointer movements, ticks.
  case latest
  /// So many wait, one or more; what comes on top of that is dropped.
  case bounded(Int)
}

extension Sender {
  /// A way in of which at most some events wait for the loop.
  ///
  /// The policy is for this sender and its copies alone.
  public func keeping(_ policy: MailboxPolicy) -> Sender {
    switch policy {
    case .all: return self
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
  /// What makes the event, and holds the receipt.
  fileprivate var content: @Sendable () -> Event? {
    switch self {
    case .event(let event, let receipt): { withExtendedLifetime(receipt) { event } }
    case .deferred(let make, let receipt): { withExtendedLifetime(receipt) { make() } }
    }
  }
}
