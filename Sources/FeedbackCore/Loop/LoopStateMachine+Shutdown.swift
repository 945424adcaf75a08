/// The end of a loop in which the effects of some feedbacks complete first
/// (``Feedback/completesBeforeExit(within:pending:)``).
///
/// The runs of the other feedbacks are revoked at the beginning, except those of feedbacks that
/// survive a pause. Other revocations also cancel the runs; here, the cancellation follows at the
/// stop: a cancellation that blocks must not delay the effects that complete. Bodies that have not
/// begun do not begin.
extension LoopStateMachine {
  /// The state of a shutdown.
  struct Shutdown {
    /// The sequence number of the first event that was received after the beginning.
    let sequence: Int
    /// The cancellations of the revoked runs, in the order of the revocations.
    var cancellations: [PendingStep] = []
  }

  /// Whether a feedback has effects that complete before the program exits.
  package var completesEffects: Bool { traits.contains { $0.completion != nil } }

  /// Begins the shutdown: revokes the runs of the feedbacks that are not declared to complete their
  /// effects, except those that survive a pause.
  ///
  /// The delayed effects of a feedback that completes its effects begin at once, or are dropped, as
  /// the feedback says (``PendingEffects``). Idempotent; before the start and after the stop, it
  /// does nothing.
  ///
  /// - Returns: The previous attachments, queued events and waiting steps. Those that the shutdown
  ///   discards are destroyed when the caller releases this value.
  package mutating func beginShutdown() -> Contents {
    let previous = contents
    guard phase != .unstarted, phase != .stopped, shutdown == nil else { return previous }
    shutdown = Shutdown(sequence: nextSequence)
    for index in attachments.indices {
      if let completion = traits[index].completion {
        for run in attachments[index].runs.workingRuns() { endWait(of: run, completion) }
      } else if !traits[index].survivesPause {
        abandon(index)
      }
    }
    return previous
  }

  /// Whether all effects that complete before the exit have completed, and all events that were
  /// sent before the shutdown have been reduced; true without a shutdown.
  package var isCompleted: Bool {
    guard let shutdown, phase != .stopped else { return true }
    return phase == .ready && steps.isEmpty && hasTaken(shutdown.sequence - 1)
      && !attachments.contains(where: \.isCompleting)
  }

  /// The time limits of the feedbacks that complete their effects, from the shortest to the
  /// longest, without duplicates.
  package var completionLimits: [Duration] { Set(traits.compactMap(\.completion?.limit)).sorted() }

  /// The names of the feedbacks with effects that must complete and have not, in declaration order.
  package var incompleteFeedbacks: [String] {
    attachments.filter(\.isCompleting).map(\.feedback.name)
  }

  /// Called when the time since the beginning of the shutdown has reached a limit.
  ///
  /// The feedbacks with this limit or a shorter one start no more effects, and their runs are
  /// revoked. Those of these feedbacks whose effects have not all completed are reported.
  package mutating func completionLimitReached(_ limit: Duration) {
    guard shutdown != nil, phase != .stopped else { return }
    for index in attachments.indices {
      guard let completion = traits[index].completion, completion.limit <= limit else { continue }
      if attachments[index].isCompleting {
        report(.incompleteEffect(feedback: attachments[index].feedback.name))
      }
      abandon(index)
    }
  }

  /// Ends the delay of a run that is being started while the loop shuts down: its effect begins at
  /// once or is dropped.
  @usableFromInline
  mutating func endWaitIfShuttingDown(of run: RunID) {
    guard shutdown != nil, let completion = traits[run.feedback].completion else { return }
    endWait(of: run, completion)
  }

  private mutating func endWait(of run: RunID, _ completion: Completion) {
    steps.append(PendingStep(.endWait(run, completion.pending), while: run))
  }

  /// Detaches a feedback and revokes its runs, whose cancellations follow at the stop.
  private mutating func abandon(_ index: Int) {
    let earlier = steps.count
    detach(index)
    let cancellations = steps[earlier...]
    shutdown?.cancellations += cancellations
    steps.removeSubrange(earlier...)
  }
}

extension LoopStateMachine.Attachment {
  /// Whether the feedback has effects that must complete before the exit and have not.
  fileprivate var isCompleting: Bool {
    feedback.traits.completion != nil && runs.isUnfinished
  }
}
