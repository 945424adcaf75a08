import Foundation

/// Transfers that are carried out one after another: a command of the user, or its undoing.
package struct Job: Equatable, Sendable {
  package enum Cause: Sendable { case command, undo, redo }

  /// The user's answer if the target of a transfer already exists.
  package enum Settlement: Codable, Sendable { case keepBoth, replace, skip }

  package let cause: Cause
  /// The transfers that are left; the first one is the current one, which is being carried out.
  package private(set) var pending: [Transfer]
  /// The transfers that undo the completed ones: the last completed one is undone first.
  package private(set) var inverse: [Transfer] = []
  /// The transfers that have failed or were skipped, and can be tried again.
  package private(set) var failed: [Transfer] = []
  /// The transfers that a stop has left out.
  package private(set) var stopped: [Transfer] = []
  /// The number of transfers that have failed or were skipped, and are not tried again.
  private var lostCount = 0
  /// Whether the transfers have failed before, so that those that fail again are lost.
  let isRetry: Bool
  /// The first problem.
  package private(set) var problem: FileProblem?
  /// The number of results so far, so that each request has another identity.
  private var step = 0
  /// The problem that the target of the current transfer exists, so that the user is asked.
  private var conflict: FileProblem?
  package private(set) var isStopping = false

  package init(_ transfers: [Transfer], _ cause: Cause = .command, isRetry: Bool = false) {
    (self.cause, pending, self.isRetry) = (cause, transfers, isRetry)
  }

  /// The number of all transfers.
  package var count: Int { endedCount + pending.count }
  /// The number of transfers that are completed or have failed.
  package var endedCount: Int { inverse.count + failed.count + stopped.count + lostCount }
  package var hasEnded: Bool { pending.isEmpty }
  package var hasConflict: Bool { conflict != nil }

  /// The share of the job that has ended, from 0 to 1.
  ///
  /// - Parameter part: The share of the current transfer that is done, from 0 to 1.
  package func fraction(with part: Double) -> Double {
    hasEnded ? 1 : (Double(endedCount) + part) / Double(count)
  }

  /// The request to carry out the current transfer; nil while the user is asked, or if none is left.
  package var request: Request? {
    guard !hasConflict, let transfer = pending.first else { return nil }
    return Request(id: step, transfer: transfer, isStopping: isStopping)
  }

  package struct Request: Equatable, Identifiable, Sendable {
    package let id: Int
    package let transfer: Transfer
    package let isStopping: Bool
  }

  /// Takes the result of the current transfer, which is nil if the transfer was stopped.
  package mutating func end(_ result: Outcome<Transfer>?) {
    guard !hasEnded else { return }
    step += 1
    switch result {
    case .success(let done):
      pending.removeFirst()
      inverse.insert(done.inverse, at: 0)
    case .failure(let problem) where [EEXIST, EDEADLK].contains(problem.code) && !isStopping:
      conflict = problem
    case .failure(let problem): fail(problem)
    case nil: isStopping = true
    }
    if isStopping { skipRest() }
  }

  /// Stops the current transfer and leaves out the others.
  package mutating func stop() {
    isStopping = true
    if hasConflict { skipRest() }
  }

  /// Takes the user's answer if the target of the current transfer already exists.
  package mutating func settle(_ settlement: Settlement) {
    guard let problem = conflict, let first = pending.first else { return }
    conflict = nil
    switch settlement {
    case .keepBoth: pending[0] = first.keepingBoth
    case .replace where problem.code == EDEADLK: fail(problem)
    case .replace: pending.insert(Transfer(.delete, first.target), at: 0)
    case .skip: leave(isLost: isRetry)
    }
  }

  /// The first problem in words, or nil if there was none.
  package var report: String? {
    let isFinal = cause != .command && lostCount > 0
    return problem.map { "\($0)" + (isFinal ? "; it is not tried again" : "") }
  }

  /// Ends the current transfer without a result; an item that is gone does not come back.
  private mutating func fail(_ problem: FileProblem) {
    self.problem = self.problem ?? problem
    leave(isLost: isRetry || problem.code == ENOENT)
  }

  private mutating func leave(isLost: Bool) {
    let transfer = pending.removeFirst()
    if isLost { lostCount += 1 } else { failed.append(transfer) }
  }

  private mutating func skipRest() { (stopped, pending, conflict) = (pending, [], nil) }
}
