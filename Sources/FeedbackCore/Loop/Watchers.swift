/// What one event did: the event, its cause, the state before and after, and what was started and
/// cancelled for it.
public struct LoopTrace<State: Sendable, Event: Sendable>: Sendable {
  /// Counts the states, the first being 0.
  public let stateNumber: Int
  /// The event; nil for the first state, and for what happened to runs between two events.
  public let event: Event?
  /// What led to the event.
  public let cause: EventCause?
  /// The state before the event.
  public let before: State
  /// The state after it.
  public let state: State
  /// What happened to runs, in order.
  public let activity: [RunActivity]
  /// Whether it tells only what happened to runs after the event, or after the first state.
  package let isLater: Bool
  /// Counts the drains since somebody watches, the first being 0.
  package let drain: Int
}

/// Who is told what each event did.
struct Watchers<State: Sendable, Event: Sendable> {
  private var bodies: [(id: Int, tell: (LoopTrace<State, Event>) -> Void)] = []
  private var lastID = 0
  private var before: State?
  private var drain = 0

  /// Whether nobody watches.
  private(set) var isEmpty = true

  mutating func add(
    _ tell: @escaping (LoopTrace<State, Event>) -> Void,
    to machine: inout LoopStateMachine<State, Event>
  ) -> Int {
    if isEmpty {
      before = machine.state
      _ = machine.takeActivity()
    }
    machine.isWatched = true
    isEmpty = false
    lastID += 1
    bodies.append((lastID, tell))
    return lastID
  }

  /// Forgets a watcher; without any the machine no longer watches itself from the end of the next
  /// drain on.
  ///
  /// - Returns: its body, to be let go of elsewhere.
  mutating func remove(_ id: Int) -> ((LoopTrace<State, Event>) -> Void)? {
    let index = bodies.firstIndex { $0.id == id }
    let removed = index.map { bodies.remove(at: $0).tell }
    isEmpty = bodies.isEmpty
    if isEmpty { before = nil }
    return removed
  }

  /// Forgets them all.
  ///
  /// - Returns: their bodies, to be let go of elsewhere.
  mutating func removeAll() -> [(LoopTrace<State, Event>) -> Void] {
    defer {
      bodies = []
      before = nil
      isEmpty = true
    }
    return bodies.map(\.tell)
  }

  /// The watchers, in the order in which they began.
  var ids: [Int] { bodies.map(\.id) }

  /// What tells a watcher; nil where it is gone.
  func tell(_ id: Int) -> ((LoopTrace<State, Event>) -> Void)? {
    bodies.first { $0.id == id }?.tell
  }

  /// What the event did that led to the state which has just been published.
  mutating func trace(
    of machine: inout LoopStateMachine<State, Event>
  ) -> LoopTrace<State, Event> {
    defer { before = machine.state }
    return LoopTrace(
      stateNumber: machine.stateNumber, event: machine.cause, cause: machine.eventCause,
      before: before ?? machine.state, state: machine.state, activity: machine.takeActivity(),
      isLater: false, drain: drain)
  }

  /// What happened to runs after the last state of a drain was published; nil where nothing did.
  mutating func rest(
    of machine: inout LoopStateMachine<State, Event>
  ) -> LoopTrace<State, Event>? {
    defer { drain += 1 }
    let activity = machine.takeActivity()
    guard !activity.isEmpty else { return nil }
    return LoopTrace(
      stateNumber: machine.stateNumber, event: nil, cause: nil, before: machine.state,
      state: machine.state, activity: activity, isLater: true, drain: drain)
  }
}

/// Who is told of what a loop notices.
struct Notices {
  private var streams: [Int: AsyncStream<LoopDiagnostic>.Continuation] = [:]
  private var lastID = 0

  /// What is noticed from now on, until the loop is stopped.
  mutating func stream(isStopped: Bool) -> AsyncStream<LoopDiagnostic> {
    let (stream, continuation) = AsyncStream.makeStream(of: LoopDiagnostic.self)
    guard !isStopped else {
      continuation.finish()
      return stream
    }
    lastID += 1
    streams[lastID] = continuation
    return stream
  }

  mutating func pass(_ diagnostic: LoopDiagnostic) {
    for (id, stream) in streams {
      if case .terminated = stream.yield(diagnostic) { streams[id] = nil }
    }
  }

  mutating func end() {
    for stream in streams.values { stream.finish() }
    streams = [:]
  }
}
