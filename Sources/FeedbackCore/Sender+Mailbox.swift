import DequeModule
import Synchronization

/// The rule by which events of a sender wait, are dropped or are replaced, if they arrive faster
/// than the loop reduces them.
///
/// The policy of a sender is ``standard`` unless ``Sender/keeping(_:)`` changes it. No policy
/// blocks the sending thread, because the loop may need it: tasks and loops share a small pool of
/// threads. A task that must not lose events waits for each with ``Sender/untilTaken(_:)``.
public enum MailboxPolicy: Hashable, Sendable {
  /// All events wait, without a limit.
  case all
  /// The newest event replaces the waiting one: suitable for sizes, pointer movements and ticks.
  case latest
  /// At most this number of events wait, and newer ones are dropped; the number is 1 or more.
  case bounded(Int)

  /// The default policy: at most 50,000 events of a sender wait; newer ones are dropped.
  ///
  /// Events wait in the loop's mailbox. Whenever the loop's queue has fewer than 1,024 events
  /// during a drain (``FeedbackLoop``), the loop moves up to 1,024 more, of all senders, from the
  /// mailbox into the queue; a moved event still counts towards its sender's limit until the
  /// mailbox is empty. The loop reports the first event that a sender loses
  /// (``LoopDiagnostic/eventsDropped(feedback:)``), and ``Sender/droppedCount`` counts all lost
  /// events. The limit does not apply to the answers and timers of effects, nor to events that are
  /// sent with ``Sender/now(_:)``, ``Sender/untilTaken(_:)`` or the `send` of a loop.
  ///
  /// `keeping(.standard)` makes a sender with a separate limit of the same number. That limit
  /// counts an event until it leaves the loop's queue, and applies to ``Sender/now(_:)`` and
  /// ``Sender/untilTaken(_:)``, too; the lost events are counted, but not reported.
  public static let standard = MailboxPolicy.bounded(standardLimit)

  static let standardLimit = 50_000
}

extension Sender {
  /// A sender with another policy for waiting events.
  ///
  /// The policy applies to the returned sender and its copies only.
  public func keeping(_ policy: MailboxPolicy) -> Sender {
    switch policy {
    case .all:
      return Sender(
        post: { [post] message in post(message.withoutLimit) }, deliver: deliver,
        deliverBatch: deliverBatch,
        droppedCount: dropped)
    case .latest: return kept(by: EventBuffer(limit: 1, replaces: true))
    case .bounded(let limit):
      precondition(limit > 0, "The limit of a mailbox is 1 or more, not \(limit).")
      return kept(by: EventBuffer(limit: limit, replaces: false))
    }
  }

  /// Sends an event, and waits until the loop has reduced or dropped it.
  ///
  /// The event can be dropped because its run was revoked (``Effect``), because the loop was
  /// stopped, or by a policy that ``keeping(_:)`` has set.
  public func untilTaken(_ event: Event) async {
    await untilTaken { event }
  }

  func untilTaken(_ make: @escaping @Sendable () -> Event?) async {
    await withCheckedContinuation { continuation in
      post(.deferred(make, Receipt { continuation.resume() }))
    }
  }

  private func kept(by buffer: EventBuffer<Event>) -> Sender {
    Sender(
      post: { [post] message in buffer.put(message) { post($0) } },
      deliver: { [deliver] message in buffer.put(message) { deliver($0) } },
      deliverBatch: { [deliver, deliverBatch] body in
        deliverBatch { _ in
          body { event in buffer.put(.event(event, nil)) { deliver($0) } }
        }
      },
      droppedCount: { buffer.droppedCount })
  }
}

/// The waiting events of a sender with the policy `latest` or `bounded`.
///
/// The loop gets a message for each event that finds room. When the loop reaches the message, the
/// message takes the first event out of the buffer, which need not be the event that it was sent
/// for: a newer one may have replaced that, or another thread's message may have come first.
private final class EventBuffer<Event: Sendable>: Sendable {
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

  /// The number of events that were dropped or replaced.
  var droppedCount: Int { contents.withLock(\.droppedCount) }

  func put(_ message: Sender<Event>.Message, announce: (Sender<Event>.Message) -> Void) {
    let content = message.content
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
    // The dropped event is released after the lock, because a `deinit` in it may send.
    guard dropped == nil else { return withExtendedLifetime(dropped) {} }
    let claim = Claim(self)
    announce(.deferred({ claim.take()?() }, nil))
  }

  func take() -> Content? {
    contents.withLock { $0.events.popFirst() }
  }
}

/// The claim of a message to one buffered event.
///
/// If the claim is released unused, the event is removed from the buffer.
private final class Claim<Event: Sendable>: Sendable {
  private let buffer: EventBuffer<Event>
  /// The taken event, kept with its ``Receipt`` until the claim is released after the reduction: a
  /// sender that waits for the reduction goes on when the receipt is released.
  private let taken = Mutex<EventBuffer<Event>.Content?>(nil)

  init(_ buffer: EventBuffer<Event>) {
    self.buffer = buffer
  }

  deinit {
    _ = take()
  }

  func take() -> EventBuffer<Event>.Content? {
    taken.withLock { taken in
      guard taken == nil else { return nil }
      taken = buffer.take()
      return taken
    }
  }
}

extension Sender.Message {
  /// The message, exempt from the standard limit.
  fileprivate var withoutLimit: Sender.Message {
    switch self {
    case .event(let event, let receipt): .deferred({ event }, receipt)
    case .deferred: self
    }
  }

  /// A closure that makes the event and keeps the ``Receipt`` as long as itself.
  fileprivate var content: @Sendable () -> Event? {
    switch self {
    case .event(let event, let receipt): { withExtendedLifetime(receipt) { event } }
    case .deferred(let make, let receipt): { withExtendedLifetime(receipt) { make() } }
    }
  }
}
