public import DequeModule

/// Where an event came from.
@usableFromInline
package enum EventSource: Hashable, Sendable {
  /// From outside: a key, a call of `send`.
  case outside
  /// From a feedback whose events stay true whatever becomes of its run.
  case fact(RunID)
  /// From a run, as long as that is current.
  case run(RunID)
}

/// What stands in the queue for an event.
@usableFromInline
package enum QueuedContent<State: Sendable, Event: Sendable>: Sendable {
  /// The event.
  case event(Event)
  /// What makes an event of the state at the time, or finds that there is none.
  indirect case deferred(@Sendable (State) -> Event?)
}

/// Tells, by going away, that an event has left the queue.
@usableFromInline
package final class Receipt: Sendable {
  private let body: @Sendable () -> Void

  /// Makes a receipt that calls this when nobody holds it any more, on any thread.
  package init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  deinit {
    body()
  }
}

/// The events that wait to be reduced, first in, first out.
///
/// Every place has a number, the sequence, which counts all that was ever put in. A place whose
/// events are no longer wanted can be taken over by others.
@usableFromInline
struct EventQueue<State: Sendable, Event: Sendable> {
  /// What stands in the queue for an event: bits and the event itself, so that a plain one is
  /// copied without calling anything.
  @usableFromInline
  struct Entry {
    /// The event; nil where it is yet to be made.
    @usableFromInline let event: Event?
    @usableFromInline let source: EventSource
    /// The number of what else there is to it; 0 for a plain event.
    @usableFromInline let extra: Int

    @inlinable
    init(event: Event?, source: EventSource, extra: Int) {
      self.event = event
      self.source = source
      self.extra = extra
    }
  }

  /// What was in the queue and is not reduced.
  @usableFromInline
  struct Dropped: Sendable {
    let event: Event?
    let extra: Extra?
  }

  /// What there is to an event that is not a plain one.
  @usableFromInline
  struct Extra: Sendable {
    let translate: (@Sendable (State) -> Event?)?
    let receipt: Receipt?
  }

  @usableFromInline var places: Deque<Entry> = []
  /// The sequence of the first place.
  @usableFromInline var firstSequence = 0
  /// What stands in a place behind its first event, where more than one took it over.
  @usableFromInline var followers: [Int: Deque<Entry>] = [:]

  /// What there is to the events that are not plain ones, by their numbers.
  @usableFromInline var extras: [Int: Extra] = [:]
  @usableFromInline var lastExtra = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { places.isEmpty }

  /// How many places there are.
  @inlinable var count: Int { places.count }

  /// The sequence of what is put in next.
  @inlinable var nextSequence: Int { firstSequence + places.count }

  /// What stands for an event, which is put somewhere next.
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

  /// Takes what there is to an event that has left the queue.
  @usableFromInline
  mutating func takeExtra(of entry: Entry) -> Extra? {
    extras.removeValue(forKey: entry.extra)
  }

  /// Puts an event behind all others.
  @inlinable
  mutating func append(_ entry: Entry) {
    places.append(entry)
  }

  /// Puts an event before all others.
  ///
  /// - Returns: its sequence.
  mutating func prepend(_ entry: Entry) -> Int {
    places.prepend(entry)
    firstSequence -= 1
    return firstSequence
  }

  /// Puts an event into the place of one that is no longer wanted.
  ///
  /// - Returns: what stood there.
  mutating func replace(at sequence: Int, with entry: Entry) -> [Entry] {
    let index = sequence - firstSequence
    defer { places[index] = entry }
    return [places[index]] + (followers.removeValue(forKey: sequence) ?? [])
  }

  /// Puts an event behind those that took over a place.
  mutating func add(_ entry: Entry, at sequence: Int) {
    followers[sequence, default: []].append(entry)
  }

  /// Takes the first event out.
  @inlinable
  mutating func popFirst() -> Entry? {
    guard let entry = places.popFirst() else { return nil }
    firstSequence += 1
    if !followers.isEmpty { followUp() }
    return entry
  }

  /// Lets the next event of the place that was left step forward, if there is one.
  @usableFromInline
  mutating func followUp() {
    let sequence = firstSequence - 1
    guard let next = followers[sequence]?.popFirst() else { return followers[sequence] = nil }
    places.prepend(next)
    firstSequence = sequence
  }
}
