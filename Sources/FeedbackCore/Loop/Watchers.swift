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
