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
  case deferred(@Sendable (State) -> Event?)
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
  @usableFromInline
  struct Entry {
    @usableFromInline let content: QueuedContent<State, Event>
    @usableFromInline let source: EventSource
    @usableFromInline let receipt: Receipt?

    @inlinable
    init(content: QueuedContent<State, Event>, source: EventSource, receipt: Receipt?) {
      self.content = content
      self.source = source
      self.receipt = receipt
    }
  }

  @usableFromInline
  enum Place {
    case one(Entry)
    /// More than one event took over one place; never empty.
    case several(Deque<Entry>)
  }

  @usableFromInline var places: Deque<Place> = []
  /// The sequence of the first place.
  @usableFromInline var firstSequence = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { places.isEmpty }

  /// The sequence of what is put in next.
  @inlinable var nextSequence: Int { firstSequence + places.count }

  /// Puts an event behind all others.
  @inlinable
  mutating func append(_ entry: Entry) {
    places.append(.one(entry))
  }

  /// Puts an event into the place of one that is no longer wanted.
  ///
  /// - Returns: what stood there.
  @usableFromInline
  mutating func replace(at sequence: Int, with entry: Entry) -> Deque<Entry> {
    let index = sequence - firstSequence
    defer { places[index] = .one(entry) }
    return switch places[index] {
    case .one(let replaced): [replaced]
    case .several(let replaced): replaced
    }
  }

  /// Puts an event behind those that took over a place.
  mutating func add(_ entry: Entry, at sequence: Int) {
    let index = sequence - firstSequence
    switch places[index] {
    case .one(let first): places[index] = .several([first, entry])
    case .several(var entries):
      entries.append(entry)
      places[index] = .several(entries)
    }
  }

  /// Takes the first event out.
  @inlinable
  mutating func popFirst() -> Entry? {
    guard let place = places.popFirst() else { return nil }
    switch place {
    case .one(let entry):
      firstSequence += 1
      return entry
    case .several(let entries):
      return popFirst(of: entries)
    }
  }

  @usableFromInline
  mutating func popFirst(of entries: Deque<Entry>) -> Entry? {
    var entries = entries
    let first = entries.popFirst()
    if entries.isEmpty {
      firstSequence += 1
    } else {
      places.prepend(.several(entries))
    }
    return first
  }
}
