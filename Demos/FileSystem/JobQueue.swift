/// The job that is carried out, and those that can be undone and done again.
package struct JobQueue: Equatable, Sendable {
  package private(set) var current: Job?
  /// The first problem of the last job.
  package private(set) var problem: FileProblem?
  /// The number of jobs that have ended.
  package private(set) var endedCount = 0
  /// The number of items in the trash.
  package private(set) var trashCount = 0
  private var undoable: [[Transfer]] = [], redoable: [[Transfer]] = []

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
    current == nil ? undoable.popLast().map { Job($0, .undo) } : nil
  }

  /// Removes and returns the job that repeats the one that was undone last; nil during a job, or if
  /// there is none.
  package mutating func redo() -> Job? {
    current == nil ? redoable.popLast().map { Job($0, .redo) } : nil
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

  /// Records a job that has ended; transfers that failed in an undo or a redo can be tried again.
  private mutating func record(_ job: Job) {
    (problem, endedCount) = (job.problem, endedCount + 1)
    let done = job.inverse.isEmpty ? [] : [job.inverse]
    let failed = job.failed.isEmpty ? [] : [job.failed]
    switch job.cause {
    case .command: if !done.isEmpty { (undoable, redoable) = (undoable + done, []) }
    case .undo: (undoable, redoable) = (undoable + failed, redoable + done)
    case .redo: (undoable, redoable) = (undoable + done, redoable + failed)
    }
  }
}
