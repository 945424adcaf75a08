/// The job that is carried out, and those that can be undone and done again.
package struct JobQueue: Equatable, Sendable {
  package private(set) var current: Job?
  /// The first problem of the last job, in words.
  package private(set) var problem: String?
  /// The number of jobs that have ended.
  package private(set) var endedCount = 0
  /// The number of items in the trash.
  package private(set) var trashCount = 0
  private var undoable: [Step] = [], redoable: [Step] = []

  private struct Step: Equatable {
    let transfers: [Transfer]
    /// Whether they have failed once: if they fail again, those before them are next.
    var hasFailed = false
  }

  package init() {}

  package var canUndo: Bool { !undoable.isEmpty }
  package var canRedo: Bool { !redoable.isEmpty }

  /// Starts a job that has transfers if no other one is running; returns whether it was started.
  package mutating func start(_ job: Job) -> Bool {
    guard current == nil, !job.hasEnded else { return false }
    (current, problem) = (job, nil)
    return true
  }

  /// Removes and returns the job that undoes the last one; nil during a job, or if there is none.
  package mutating func undo() -> Job? {
    current == nil
      ? undoable.popLast().map { Job($0.transfers, .undo, isRetry: $0.hasFailed) } : nil
  }

  /// Removes and returns the job that repeats the one that was undone last; nil during a job, or if
  /// there is none.
  package mutating func redo() -> Job? {
    current == nil
      ? redoable.popLast().map { Job($0.transfers, .redo, isRetry: $0.hasFailed) } : nil
  }

  /// Takes the result of the current transfer, which is nil if the transfer was stopped.
  package mutating func end(_ result: Outcome<Transfer>?) {
    if case .success(let done) = result {
      trashCount += done.kind == .delete ? 1 : done.kind == .restore ? -1 : 0
    }
    change { $0.end(result) }
  }

  /// Stops the job.
  package mutating func stop() { change { $0.stop() } }

  /// Takes the user's answer if the target of the current transfer already exists.
  package mutating func settle(_ settlement: Job.Settlement) { change { $0.settle(settlement) } }

  private mutating func change(_ change: (inout Job) -> Void) {
    guard var job = current else { return }
    change(&job)
    current = job.hasEnded ? nil : job
    if job.hasEnded { record(job) }
  }

  /// Records a job that has ended; transfers that failed in an undo or a redo can be tried once
  /// more.
  private mutating func record(_ job: Job) {
    (problem, endedCount) = (job.report, endedCount + 1)
    let done = job.inverse.isEmpty ? [] : [Step(transfers: job.inverse)]
    // The failed ones are next, and then those that were stopped before they were tried.
    let left = [
      Step(transfers: job.stopped, hasFailed: job.isRetry),
      Step(transfers: job.failed, hasFailed: true),
    ].filter { !$0.transfers.isEmpty }
    switch job.cause {
    case .command: if !done.isEmpty { (undoable, redoable) = (undoable + done, []) }
    case .undo: (undoable, redoable) = (undoable + left, redoable + done)
    case .redo: (undoable, redoable) = (undoable + done, redoable + left)
    }
  }
}
