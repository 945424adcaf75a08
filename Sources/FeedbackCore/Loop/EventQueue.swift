public import DequeModule

/// The source of an event.
@usableFromInline
package enum EventSource: Hashable, Sendable {
  /// From outside the loop: a key, a call of `send`.
  case outside
  /// From a run whose events are facts: once queued, they are reduced even if the run is revoked.
  case fact(RunID)
  /// From any other run: its events are dropped if it is revoked.
  case run(RunID)
}

/// An event in the queue, or a closure that makes it.
@usableFromInline
package enum QueuedContent<State: Sendable, Event: Sendable>: Sendable {
  /// The event.
  case event(Event)
  /// A closure that is called with the state when the event's turn comes.
  ///
  /// It returns the event to reduce, or nil if there is none.
  indirect case deferred(@Sendable (State) -> Event?)
}

/// An object that is released when its event has been reduced or dropped.
///
/// A sender that waits for this is notified by the deinit.
@usableFromInline
package final class Receipt: Sendable {
  private let body: @Sendable () -> Void

  /// Makes a receipt that calls the closure when the last reference is released, on any thread.
  package init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  deinit {
    body()
  }
}

/// The events that wait to be reduced, first in, first out.
///
/// Each position has a sequence number, one more than that of the position before it. The number
/// does not change while the position is in the queue.
///
/// If a run replaces another one of which no event has been reduced, the events that the new run
/// sends while it is being started take the position of the other run's first event. A position can
/// therefore have several events.
@usableFromInline
struct EventQueue<State: Sendable, Event: Sendable> {
  /// An event in the queue.
  ///
  /// Most events have neither a closure nor a receipt. Closures and receipts are stored in
  /// ``extras``, so that copying an entry changes no reference counts except those of the event
  /// itself.
  @usableFromInline
  struct Entry {
    /// The event, or nil if the closure in the extra part makes it.
    @usableFromInline let event: Event?
    @usableFromInline let source: EventSource
    /// Whether it came through the mailbox, so that it does not count as part of a burst
    /// (``LoopStateMachine/burst``).
    @usableFromInline let isMail: Bool
    /// Whether the state machine computed it: the answer of an effect that answers at once.
    @usableFromInline let isComputed: Bool
    /// The key of its extra part in ``extras``, or 0 if it has none.
    @usableFromInline let extra: Int

    @inlinable
    init(
      event: Event?, source: EventSource, isMail: Bool = false, isComputed: Bool = false,
      extra: Int
    ) {
      self.event = event
      self.source = source
      self.isMail = isMail
      self.isComputed = isComputed
      self.extra = extra
    }
  }

  /// An event that left the queue without being reduced.
  @usableFromInline
  struct Dropped: Sendable {
    let event: Event?
    let extra: Extra?
  }

  /// The extra part of an event: the closure that makes it, and its receipt, if it has them.
  @usableFromInline
  struct Extra: Sendable {
    let translate: (@Sendable (State) -> Event?)?
    let receipt: Receipt?
  }

  @usableFromInline var entries: Deque<Entry> = []
  /// The sequence number of the first position.
  @usableFromInline var firstSequence = 0
  /// The second and further events of positions with several events, by the sequence number.
  @usableFromInline var followers: [Int: Deque<Entry>] = [:]

  /// The extra parts of the events in the queue, by the numbers in their entries.
  @usableFromInline var extras: [Int: Extra] = [:]
  @usableFromInline var lastExtra = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { entries.isEmpty }

  /// The number of positions.
  @inlinable var count: Int { entries.count }

  /// The sequence number that the next appended event gets.
  @inlinable var nextSequence: Int { firstSequence + entries.count }

  /// Makes the entry of an event, which the caller adds to the queue.
  @inlinable
  mutating func entry(
    _ content: QueuedContent<State, Event>, from source: EventSource, receipt: Receipt?,
    isMail: Bool = false, isComputed: Bool = false
  ) -> Entry {
    if receipt == nil, case .event(let event) = content {
      return Entry(
        event: event, source: source, isMail: isMail, isComputed: isComputed, extra: 0)
    }
    return specialEntry(content, from: source, receipt: receipt, isMail: isMail)
  }

  @usableFromInline
  mutating func specialEntry(
    _ content: QueuedContent<State, Event>, from source: EventSource, receipt: Receipt?,
    isMail: Bool
  ) -> Entry {
    lastExtra += 1
    switch content {
    case .event(let event):
      extras[lastExtra] = Extra(translate: nil, receipt: receipt)
      return Entry(event: event, source: source, isMail: isMail, extra: lastExtra)
    case .deferred(let translate):
      extras[lastExtra] = Extra(translate: translate, receipt: receipt)
      return Entry(event: nil, source: source, isMail: isMail, extra: lastExtra)
    }
  }

  /// Takes the extra part of an event that has left the queue.
  @usableFromInline
  mutating func takeExtra(of entry: Entry) -> Extra? {
    extras.removeValue(forKey: entry.extra)
  }

  /// Adds an event behind all others.
  @inlinable
  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  /// Adds an event before all others.
  ///
  /// - Returns: its sequence number.
  mutating func prepend(_ entry: Entry) -> Int {
    entries.prepend(entry)
    firstSequence -= 1
    return firstSequence
  }

  /// Replaces all events in a position with one event.
  ///
  /// - Returns: the replaced events.
  mutating func replace(at sequence: Int, with entry: Entry) -> [Entry] {
    let index = sequence - firstSequence
    defer { entries[index] = entry }
    return [entries[index]] + (followers.removeValue(forKey: sequence) ?? [])
  }

  /// Adds an event to a position, behind the events that it has.
  mutating func add(_ entry: Entry, at sequence: Int) {
    followers[sequence, default: []].append(entry)
  }

  /// Takes the first event out.
  @inlinable
  mutating func popFirst() -> Entry? {
    guard let entry = entries.popFirst() else { return nil }
    firstSequence += 1
    if !followers.isEmpty { restorePosition() }
    return entry
  }

  /// Puts the position that was removed last back at the front if it has further events.
  @usableFromInline
  mutating func restorePosition() {
    let sequence = firstSequence - 1
    guard let next = followers[sequence]?.popFirst() else { return followers[sequence] = nil }
    entries.prepend(next)
    firstSequence = sequence
  }
}
