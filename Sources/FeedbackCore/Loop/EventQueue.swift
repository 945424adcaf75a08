public import DequeModule

/// The source of an event.
@usableFromInline
package enum EventSource: Hashable, Sendable {
  /// From outside: a key, a call of `send`.
  case outside
  /// From a run whose events are reduced even after it was revoked.
  case fact(RunID)
  /// From a run whose events are dropped after it was revoked.
  case run(RunID)
}

/// An event in the queue, or a closure that makes it.
@usableFromInline
package enum QueuedContent<State: Sendable, Event: Sendable>: Sendable {
  /// The event.
  case event(Event)
  /// A closure that makes an event with the state at the time of the reduce, or returns nil.
  indirect case deferred(@Sendable (State) -> Event?)
}

/// Notifies a sender by its release that an event has left the queue.
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
/// Each position has a sequence number, which counts all events that were ever queued. The event of
/// a revoked run can be replaced in its position by one event or several.
@usableFromInline
struct EventQueue<State: Sendable, Event: Sendable> {
  /// An event in the queue, which is copied without a call if it has no extra part.
  @usableFromInline
  struct Entry {
    /// The event, or nil if the extra part makes it.
    @usableFromInline let event: Event?
    @usableFromInline let source: EventSource
    /// The number of its extra part, or 0 for none.
    @usableFromInline let extra: Int

    @inlinable
    init(event: Event?, source: EventSource, extra: Int) {
      self.event = event
      self.source = source
      self.extra = extra
    }
  }

  /// An event that left the queue without being reduced.
  @usableFromInline
  struct Dropped: Sendable {
    let event: Event?
    let extra: Extra?
  }

  /// The closure that makes an event, and its receipt.
  @usableFromInline
  struct Extra: Sendable {
    let translate: (@Sendable (State) -> Event?)?
    let receipt: Receipt?
  }

  @usableFromInline var entries: Deque<Entry> = []
  /// The sequence number of the first position.
  @usableFromInline var firstSequence = 0
  /// The events after the first one in positions with several, by the sequence number.
  @usableFromInline var followers: [Int: Deque<Entry>] = [:]

  /// The extra parts by their numbers.
  @usableFromInline var extras: [Int: Extra] = [:]
  @usableFromInline var lastExtra = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { entries.isEmpty }

  /// The number of positions.
  @inlinable var count: Int { entries.count }

  /// The sequence number of the next event.
  @inlinable var nextSequence: Int { firstSequence + entries.count }

  /// Makes the entry of an event, which the caller adds to the queue.
  @inlinable
  mutating func entry(
    _ content: QueuedContent<State, Event>, from source: EventSource, receipt: Receipt?
  ) -> Entry {
    if receipt == nil, case .event(let event) = content {
      return Entry(event: event, source: source, extra: 0)
    }
    return specialEntry(content, from: source, receipt: receipt)
  }

  @usableFromInline
  mutating func specialEntry(
    _ content: QueuedContent<State, Event>, from source: EventSource, receipt: Receipt?
  ) -> Entry {
    lastExtra += 1
    switch content {
    case .event(let event):
      extras[lastExtra] = Extra(translate: nil, receipt: receipt)
      return Entry(event: event, source: source, extra: lastExtra)
    case .deferred(let translate):
      extras[lastExtra] = Extra(translate: translate, receipt: receipt)
      return Entry(event: nil, source: source, extra: lastExtra)
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

  /// Replaces the events in a position by another one.
  ///
  /// - Returns: the replaced events.
  mutating func replace(at sequence: Int, with entry: Entry) -> [Entry] {
    let index = sequence - firstSequence
    defer { entries[index] = entry }
    return [entries[index]] + (followers.removeValue(forKey: sequence) ?? [])
  }

  /// Adds an event in a position, behind those that are there.
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

  /// Restores the position that was removed last, if it has further events.
  @usableFromInline
  mutating func restorePosition() {
    let sequence = firstSequence - 1
    guard let next = followers[sequence]?.popFirst() else { return followers[sequence] = nil }
    entries.prepend(next)
    firstSequence = sequence
  }
}
