/// Which runs there are, and whose they are.
///
/// A run is current from its start until it is revoked, also after it has finished by itself:
/// what it sent may still be in the queue. Finished runs that nothing can replace are forgotten
/// when the last of their events has been reduced, so that the ledger does not grow.
struct RunLedger {
  private struct Entry {
    var generation: Int
    let feedback: Int
    let key: RunKey
    let policy: RunPolicy
    var isFinished = false
    var queuedEvents = 0
  }

  private var entries: [Entry?] = []
  private var vacant: [Int] = []
  /// The current runs of each feedback.
  private var runs: [[RunKey: Set<RunID>]]
  private var lastGeneration = 0

  init(feedbackCount: Int) {
    runs = Array(repeating: [:], count: feedbackCount)
  }

  /// Whether what the run sends is still wanted.
  func isCurrent(_ run: RunID) -> Bool {
    guard entries.indices.contains(run.index) else { return false }
    return entries[run.index]?.generation == run.generation
  }

  /// The feedback that a current run belongs to.
  func feedback(of run: RunID) -> Int? {
    isCurrent(run) ? entries[run.index]?.feedback : nil
  }

  /// The current runs of a feedback, in the order of their starts.
  func currentRuns(of feedback: Int) -> [RunID] {
    inOrder(runs[feedback].values.flatMap(\.self))
  }

  /// The current runs of a feedback with a key, in the order of their starts.
  func currentRuns(of feedback: Int, key: RunKey) -> [RunID] {
    inOrder(runs[feedback][key] ?? [])
  }

  mutating func start(feedback: Int, key: RunKey, policy: RunPolicy) -> RunID {
    lastGeneration += 1
    let entry = Entry(generation: lastGeneration, feedback: feedback, key: key, policy: policy)
    let run: RunID
    if let index = vacant.popLast() {
      entries[index] = entry
      run = RunID(index: index, generation: lastGeneration)
    } else {
      entries.append(entry)
      run = RunID(index: entries.count - 1, generation: lastGeneration)
    }
    runs[feedback][key, default: []].insert(run)
    return run
  }

  /// The run ended by itself.
  mutating func finish(_ run: RunID) {
    guard isCurrent(run) else { return }
    entries[run.index]?.isFinished = true
    forgetIfOver(run)
  }

  /// An event of the run was put into the queue.
  mutating func eventQueued(by run: RunID) {
    guard isCurrent(run) else { return }
    entries[run.index]?.queuedEvents += 1
  }

  /// An event of the run left the queue.
  ///
  /// - Returns: whether it is still wanted.
  mutating func eventDequeued(of run: RunID) -> Bool {
    guard isCurrent(run) else { return false }
    entries[run.index]?.queuedEvents -= 1
    forgetIfOver(run)
    return true
  }

  /// Forgets a run: what it sent or will send is no longer wanted.
  mutating func revoke(_ run: RunID) {
    guard isCurrent(run), let entry = entries[run.index] else { return }
    runs[entry.feedback][entry.key]?.remove(run)
    if runs[entry.feedback][entry.key]?.isEmpty == true {
      runs[entry.feedback][entry.key] = nil
    }
    entries[run.index] = nil
    vacant.append(run.index)
  }

  private mutating func forgetIfOver(_ run: RunID) {
    guard let entry = entries[run.index], entry.policy == .merge, entry.isFinished,
      entry.queuedEvents == 0
    else { return }
    revoke(run)
  }

  private func inOrder(_ runs: some Collection<RunID>) -> [RunID] {
    runs.sorted { left, right in left.generation < right.generation }
  }
}
