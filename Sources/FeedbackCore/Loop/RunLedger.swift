public import DequeModule

/// Which runs one feedback has, by their keys.
///
/// A run is current from its start until it is revoked, also after it has finished by itself:
/// what it sent may still be in the queue, and whoever holds its sender may send more. A finished
/// run of which nothing is left is forgotten, so that the ledger does not grow. Each operation
/// takes time for the runs that it changes, however many there are.
@usableFromInline
struct RunLedger<Event: Sendable> {
  @usableFromInline
  struct Record {
    /// 0 where there is no run.
    @usableFromInline var generation: Int
    @usableFromInline var lane: Int
    @usableFromInline var isWorking: Bool
    /// Whether somebody may hold its sender.
    @usableFromInline var isHeld: Bool
    @usableFromInline var queuedEvents = 0
    /// Where its first event stands or stood in the queue.
    @usableFromInline var firstSequence = 0
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

  /// The runs with one key, in the order of their starts, as a list through the records.
  @usableFromInline
  struct Lane {
    @usableFromInline let key: RunKey
    @usableFromInline var first = -1
    @usableFromInline var last = -1
    @usableFromInline var workingCount = 0
    /// What waits until one of them has finished.
    @usableFromInline var waiting: Deque<Effect<Event>> = []

    @inlinable
    init(key: RunKey) {
      self.key = key
    }

    @inlinable var isVacant: Bool { first < 0 && waiting.isEmpty }
  }

  /// What a revocation leads to.
  @usableFromInline
  struct Revoked {
    /// Those that have to be cancelled, in the order of their starts.
    @usableFromInline var working: [RunID] = []
    /// The place in the queue of the first event that is no longer wanted, if none of its run's
    /// events had been reduced.
    @usableFromInline var queuePosition: Int?

    @inlinable init() {}
  }

  @usableFromInline let feedback: Int
  /// How many runs are current.
  @usableFromInline var count = 0
  @usableFromInline var records: [Record] = []
  /// The first of the records that are vacant, which is a list through them; -1 where none is.
  @usableFromInline var firstVacant = -1
  @usableFromInline var lanes: [Lane] = []
  @usableFromInline var vacantLanes: [Int] = []
  /// The lane of the only key; -1 until it is needed.
  @usableFromInline var onlyLane = -1
  @usableFromInline var lanesByKey: [RunKey: Int] = [:]

  @inlinable
  init(feedback: Int) {
    self.feedback = feedback
  }

  /// Whether what the run sends is still wanted.
  @inlinable
  func isCurrent(_ run: RunID) -> Bool {
    run.index < records.count && records[run.index].generation == run.generation
  }

  /// Whether a current run has not ended.
  func isWorking(_ run: RunID) -> Bool { records[run.index].isWorking }

  /// The key of a current run.
  @inlinable
  func key(of run: RunID) -> RunKey { lanes[records[run.index].lane].key }

  /// How many runs with a key work.
  @inlinable
  func workingCount(_ key: RunKey) -> Int { lane(key).map { lanes[$0].workingCount } ?? 0 }

  /// The run with a key that was started last.
  @inlinable
  func lastRun(_ key: RunKey) -> RunID? {
    guard let lane = lane(key), lanes[lane].last >= 0 else { return nil }
    return run(at: lanes[lane].last)
  }

  /// The runs with a key that work, in the order of their starts.
  func workingRuns(_ key: RunKey) -> [RunID] {
    guard let lane = lane(key) else { return [] }
    let all = sequence(first: lanes[lane].first) { index in records[index].next }
    return all.prefix { $0 >= 0 }.filter { records[$0].isWorking }.map { run(at: $0) }
  }

  /// All runs that work, in the order of their starts.
  func workingRuns() -> [RunID] {
    records.indices.filter { records[$0].generation > 0 && records[$0].isWorking }
      .map { run(at: $0) }
      .sorted { left, right in left.generation < right.generation }
  }

  /// A run starts, which has finished already where it answers at once.
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

  /// An effect has to wait until a run with its key has finished.
  @usableFromInline
  mutating func wait(_ key: RunKey, for effect: Effect<Event>) {
    lanes[laneForUse(key)].waiting.append(effect)
  }

  /// Takes what waits longest, where fewer runs work than may.
  @inlinable
  mutating func takeWaiting(_ key: RunKey, limit: Int) -> Effect<Event>? {
    guard let lane = lane(key), lanes[lane].workingCount < limit else { return nil }
    return lanes[lane].waiting.popFirst()
  }

  /// A current run ended by itself.
  ///
  /// - Returns: what waited for that.
  @inlinable
  mutating func finish(_ run: RunID) -> (key: RunKey, effect: Effect<Event>)? {
    guard records[run.index].isWorking else { return nil }
    let lane = records[run.index].lane
    records[run.index].isWorking = false
    lanes[lane].workingCount -= 1
    let effect = lanes[lane].waiting.popFirst()
    let next = effect.map { (lanes[lane].key, $0) }
    forgetIfOver(run.index)
    return next
  }

  /// Nobody holds the sender of a current run any more.
  @inlinable
  mutating func release(_ run: RunID) {
    records[run.index].isHeld = false
    forgetIfOver(run.index)
  }

  /// An event of a current run was put into the queue.
  @inlinable
  mutating func eventQueued(by run: RunID, at sequence: Int) {
    if records[run.index].queuedEvents == 0 { records[run.index].firstSequence = sequence }
    records[run.index].queuedEvents += 1
  }

  /// An event of a current run left the queue.
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

  /// Forgets the runs with a key, and what waits: what they sent or will send is no longer wanted.
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

  /// Forgets what waits for runs with a key to finish.
  @usableFromInline
  mutating func dropWaiting(_ key: RunKey) {
    guard let lane = lane(key) else { return }
    lanes[lane].waiting.removeAll()
    removeIfVacant(lane)
  }

  /// Forgets all runs and what waits.
  ///
  /// - Returns: those that have to be cancelled, in the order of their starts.
  mutating func revokeAll() -> [RunID] {
    defer { self = RunLedger(feedback: feedback) }
    return workingRuns()
  }

  @inlinable
  func run(at index: Int) -> RunID {
    RunID(feedback: feedback, index: index, generation: records[index].generation)
  }
}
