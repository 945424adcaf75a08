/// The engine's part of a shutdown: the timers of its limits, and the closures that await its end.
struct EngineShutdown {
  var limits: [Cancellation] = []
  var whenCompleted: [@Sendable () -> Void] = []
}

extension LoopEngine {
  /// The names of the feedbacks with effects that must complete before the stop and have not.
  var incompleteFeedbacks: [String] { isShuttingDown ? machine.incompleteFeedbacks : [] }

  /// Begins the shutdown, if a feedback is declared to complete its effects before the stop, or if
  /// events wait to be reduced.
  ///
  /// In a callback of a drain it takes effect at once, as a pause does.
  func beginShutdown() {
    preconditionNotDeciding()
    guard !isStopped, !machine.isShuttingDown else { return }
    // Earlier mail is queued first: of the facts of a revoked run, only queued ones are reduced. If
    // nothing has to complete, a flood of mail must not delay the end.
    if machine.completesEffects { receiveMail() } else { receiveSomeMail() }
    guard machine.completesEffects || machine.queuedCount > 0 else { return }
    let previous = decide { $0.beginShutdown() }
    isShuttingDown = machine.isShuttingDown
    withExtendedLifetime(previous) {
      guard isShuttingDown else { return }
      removeRevokedBodies()
      shutdown.limits = machine.completionLimits.map {
        runner.post(.completionLimit($0), after: $0)
      }
      drainUnlessDraining()
    }
  }

  /// Handles the end of the time in which effects can complete.
  func completionLimitReached(_ limit: Duration) {
    machine.completionLimitReached(limit)
    removeRevokedBodies()
  }

  /// Removes the bodies of revoked runs that have not begun; those that work are cancelled at the
  /// stop.
  private func removeRevokedBodies() {
    for run in runner.held where !machine.isCurrent(run) { runner.cancel(run) }
  }

  /// Calls a closure when the effects have completed or the loop is stopped; at once if the loop
  /// does not shut down.
  func whenCompleted(_ body: @escaping @Sendable () -> Void) {
    guard isShuttingDown else { return body() }
    shutdown.whenCompleted.append(body)
  }

  /// Ends the shutdown if all effects have completed.
  func reportCompletion() {
    guard isShuttingDown, machine.isCompleted else { return }
    isShuttingDown = false
    let ended = shutdown
    shutdown = EngineShutdown()
    for limit in ended.limits { limit.cancel() }
    for body in ended.whenCompleted { body() }
  }
}
