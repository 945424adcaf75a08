public import DequeModule

/// The runs of one feedback, by their keys.
///
/// A run is current from its start until it is revoked. A finished run stays current as long as it
/// has events in the queue or a sender, which may send more; then it is removed, so that the ledger
/// does not grow. Facts in the queue are not counted: they are reduced even if their run is no
/// longer current. The time that a change takes depends on the number of runs with its key, not on
/// that of all runs.
///
/// The index -1 and the generation 0 mean none: an optional index would take 16 bytes in each
/// record instead of 8. The lists are linked through the records, so that a run allocates no list
/// nodes: its start allocates only when the ledger grows or the key is new.
@usableFromInline
struct RunLedger<Event: Sendable> {
  /// The state of one run.
  @usableFromInline
  struct Record {
    /// The generation of the ``RunID``, or 0 for a vacant record.
    @usableFromInline var generation: Int
    /// The index of its lane.
    @usableFromInline var lane: Int
    @usableFromInline var isWorking: Bool
    /// Whether its sender may be in use.
    @usableFromInline var isHeld: Bool
    @usableFromInline var queuedEvents = 0
    /// The sequence number of its first event in the queue; not used if `hasBeenReduced`.
    @usableFromInline var firstSequence = 0
    /// Whether one of its events has left the queue to be reduced.
    @usableFromInline var hasBeenReduced = false
    @usableFromInline var previous: Int
    @usableFromInline var next = -1

    @inlinable
    init(generation: Int, lane: Int, isWorking: Bool, isHeld: Bool, previous: Int) {
      self.generation = generation
      self.lane = lane
      self.isWorking = isWorking
      self.isHeld = isHeld
      self.previous = previous
    }
  }

  /// The runs with one key, in the order of their starts: a list that is linked through the
  /// records.
  @usableFromInline
  struct Lane {
    @usableFromInline let key: RunKey
    @usableFromInline var first = -1
    @usableFromInline var last = -1
    @usableFromInline var workingCount = 0
    /// The effects that wait until a run has finished.
    @usableFromInline var waiting: Deque<Effect<Event>> = []

    @inlinable
    init(key: RunKey) {
      self.key = key
    }

    @inlinable var isVacant: Bool { first < 0 && waiting.isEmpty }
  }

  /// The result of a revocation.
  @usableFromInline
  struct Revoked {
    /// The runs that have to be cancelled, in the order of their starts.
    @usableFromInline var working: [RunID] = []
    /// The position in the queue for the events of the next run with the key.
    ///
    /// It is the position of the first event of the earliest revoked run that has events in the
    /// queue and no reduced event, or nil if there is no such run.
    @usableFromInline var queuePosition: Int?

    @inlinable init() {}
  }

  @usableFromInline let feedback: Int
  /// The number of current runs.
  @usableFromInline var count = 0
  @usableFromInline var records: [Record] = []
  /// The index of the first record in the linked list of vacant records, or -1.
  @usableFromInline var firstVacant = -1
  @usableFromInline var lanes: [Lane] = []
  @usableFromInline var vacantLanes: [Int] = []
  /// The index of the lane of the key ``RunKey/only``, or -1 until it is used.
  @usableFromInline var onlyLane = -1
  @usableFromInline var lanesByKey: [RunKey: Int] = [:]

  @inlinable
  init(feedback: Int) {
    self.feedback = feedback
  }

  /// Whether the run is current.
  ///
  /// The events of a run that is not current are dropped, except facts in the queue.
  @inlinable
  func isCurrent(_ run: RunID) -> Bool {
    run.index < records.count && records[run.index].generation == run.generation
  }

  /// Whether a current run has not finished.
  func isWorking(_ run: RunID) -> Bool { records[run.index].isWorking }

  /// The key of a current run.
  @inlinable
  func key(of run: RunID) -> RunKey { lanes[records[run.index].lane].key }

  /// The number of working runs with a key.
  @inlinable
  func workingCount(_ key: RunKey) -> Int { lane(key).map { lanes[$0].workingCount } ?? 0 }

  /// The current run with a key that was started last, or nil if the key has none.
  @inlinable
  func lastRun(_ key: RunKey) -> RunID? {
    guard let lane = lane(key), lanes[lane].last >= 0 else { return nil }
    return run(at: lanes[lane].last)
  }

  /// The working runs with a key, in the order of their starts.
  func workingRuns(_ key: RunKey) -> [RunID] {
    guard let lane = lane(key) else { return [] }
    let all = sequence(first: lanes[lane].first) { index in records[index].next }
    return all.prefix { $0 >= 0 }.filter { records[$0].isWorking }.map { run(at: $0) }
  }

  /// All working runs, in the order of their starts.
  func workingRuns() -> [RunID] {
    records.indices.filter { records[$0].generation > 0 && records[$0].isWorking }
      .map { run(at: $0) }
      .sorted { left, right in left.generation < right.generation }
  }

  /// Whether a run works or has events in the queue, or an effect waits until a run has finished.
  var isUnfinished: Bool {
    records.contains { $0.generation > 0 && ($0.isWorking || $0.queuedEvents > 0) }
      || lanes.contains { !$0.waiting.isEmpty }
  }

  /// Adds a run; `isWorking` is false if its effect answers at once, which ends the run.
  @inlinable
  mutating func start(
    _ key: RunKey, generation: Int, isWorking: Bool = true, isHeld: Bool
  ) -> RunID {
    let lane = laneForUse(key)
    let record = Record(
      generation: generation, lane: lane, isWorking: isWorking, isHeld: isHeld,
      previous: lanes[lane].last)
    count += 1
    let index = firstVacant < 0 ? records.count : firstVacant
    if firstVacant < 0 {
      records.append(record)
    } else {
      firstVacant = records[index].next
      records[index] = record
    }
    if record.previous >= 0 {
      records[record.previous].next = index
    } else {
      lanes[lane].first = index
    }
    lanes[lane].last = index
    if isWorking { lanes[lane].workingCount += 1 }
    return RunID(feedback: feedback, index: index, generation: generation)
  }

  /// Adds an effect that waits until a run with its key has finished.
  @usableFromInline
  mutating func wait(_ key: RunKey, for effect: Effect<Event>) {
    lanes[laneForUse(key)].waiting.append(effect)
  }

  /// Takes the first waiting effect if the number of working runs is below the limit; otherwise
  /// returns nil.
  @inlinable
  mutating func takeWaiting(_ key: RunKey, limit: Int) -> Effect<Event>? {
    guard let lane = lane(key), lanes[lane].workingCount < limit else { return nil }
    return lanes[lane].waiting.popFirst()
  }

  /// Records the end of a current run, unless it has ended before.
  ///
  /// - Returns: the key and its first waiting effect, or nil if there is none to start.
  @inlinable
  mutating func finish(_ run: RunID) -> (key: RunKey, effect: Effect<Event>)? {
    guard records[run.index].isWorking else { return nil }
    let lane = records[run.index].lane
    records[run.index].isWorking = false
    lanes[lane].workingCount -= 1
    let effect = lanes[lane].waiting.popFirst()
    let next = effect.map { (lanes[lane].key, $0) }
    removeIfOver(run.index)
    return next
  }

  /// Records the release of a current run's last sender.
  @inlinable
  mutating func release(_ run: RunID) {
    records[run.index].isHeld = false
    removeIfOver(run.index)
  }

  /// Records that an event of a current run was queued.
  @inlinable
  mutating func eventQueued(by run: RunID, at sequence: Int) {
    if records[run.index].queuedEvents == 0 { records[run.index].firstSequence = sequence }
    records[run.index].queuedEvents += 1
  }

  /// Records that an event of a current run left the queue.
  @inlinable
  mutating func eventDequeued(of run: RunID) {
    let record = records[run.index]
    if record.queuedEvents == 1, !record.isWorking, !record.isHeld {
      let lane = record.lane
      remove(run.index)
      removeIfVacant(lane)
    } else {
      records[run.index].queuedEvents -= 1
      records[run.index].hasBeenReduced = true
    }
  }

  /// Removes the runs with a key, or only those that work: their queued events, except facts, and
  /// their future events are dropped.
  @inlinable
  mutating func revoke(_ key: RunKey, sparingFinished: Bool = false) -> Revoked {
    var revoked = Revoked()
    guard let lane = lane(key), lanes[lane].first >= 0 else { return revoked }
    var index = lanes[lane].first
    while index >= 0 {
      let record = records[index]
      if record.isWorking || !sparingFinished {
        if record.isWorking {
          revoked.working.append(run(at: index))
          lanes[lane].workingCount -= 1
        }
        if revoked.queuePosition == nil, record.queuedEvents > 0, !record.hasBeenReduced {
          revoked.queuePosition = record.firstSequence
        }
        remove(index)
      }
      index = record.next
    }
    return revoked
  }

  /// Removes the effects that wait for runs with a key.
  @usableFromInline
  mutating func dropWaiting(_ key: RunKey) {
    guard let lane = lane(key) else { return }
    lanes[lane].waiting.removeAll()
    removeIfVacant(lane)
  }

  /// Removes all runs and waiting effects.
  ///
  /// - Returns: the runs that have to be cancelled, in the order of their starts.
  mutating func revokeAll() -> [RunID] {
    defer { self = RunLedger(feedback: feedback) }
    return workingRuns()
  }

  /// The current run with a generation, or nil if there is none.
  func run(withGeneration generation: Int) -> RunID? {
    records.firstIndex { $0.generation == generation }.map { run(at: $0) }
  }

  @inlinable
  func run(at index: Int) -> RunID {
    RunID(feedback: feedback, index: index, generation: records[index].generation)
  }
}
