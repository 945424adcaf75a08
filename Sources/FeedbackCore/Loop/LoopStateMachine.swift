import DequeModule

/// Every decision of a feedback loop, without a thread, a task, a clock or a lock: events go in;
/// states, and commands about runs, come out.
///
/// Its shell asks in this order, again and again:
/// 1. ``reduceNext()``: take the next event from the queue and change the state.
/// 2. ``publishNext()`` until it is nil: tell one feedback after another, and carry out the
///    commands of each before the next is told.
/// 3. Tell its own observers.
///
/// The order in a test thereby equals the order in an application.
package struct LoopStateMachine<State: Sendable, Event: Sendable> {
  private enum Phase: Equatable {
    /// Events queue up; nothing has been published.
    case unstarted
    /// The state was published to everybody.
    case settled
    /// Requests that lost their place in the state are withdrawn next.
    case withdrawing
    /// The feedback with this index is told next.
    case publishing(Int)
    /// Nothing happens any more.
    case stopped
  }

  private struct Envelope {
    let event: Event
    let run: RunID?
  }

  /// A feedback and what it remembers.
  private struct Attachment {
    let name: String
    let policy: RunPolicy
    let sendsFacts: Bool
    let delivery: FeedbackDelivery
    var memory: any AttachedFeedback<State, Event>
  }

  /// The state after the last completed reduce.
  package private(set) var state: State
  /// The event that led to the state; nil for the first.
  package private(set) var cause: Event?
  /// Counts the states, the initial one being 0.
  package private(set) var stateNumber = 0

  private let reduce: Reducer<State, Event>
  private var attachments: [Attachment]
  private var queue: Deque<Envelope> = []
  private var ledger: RunLedger
  private var phase = Phase.unstarted
  private var changes: [RunChange<Event>] = []
  private var diagnostics: [LoopDiagnostic] = []
  /// Whether there is a state that nobody who wants settled ones has been told of.
  private var isUnsettled = false

  package init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>]
  ) {
    state = initial
    self.reduce = reduce
    attachments = feedbacks.map { feedback in
      Attachment(
        name: feedback.name, policy: feedback.policy, sendsFacts: feedback.sendsFacts,
        delivery: feedback.delivery, memory: feedback.attach())
    }
    ledger = RunLedger(feedbackCount: feedbacks.count)
  }

  /// Whether there is something to reduce or to publish.
  package var isBusy: Bool {
    switch phase {
    case .unstarted, .stopped: false
    case .settled: !queue.isEmpty
    case .withdrawing, .publishing: true
    }
  }

  /// Whether what the run sends is still wanted.
  package func isCurrent(_ run: RunID) -> Bool { ledger.isCurrent(run) }

  /// The name of the feedback that a current run belongs to.
  package func feedbackName(of run: RunID) -> String? {
    ledger.feedback(of: run).map { attachments[$0].name }
  }

  /// Begins the publication of the initial state.
  package mutating func start() {
    guard phase == .unstarted else { return }
    phase = .withdrawing
  }

  /// Queues an event: one from outside, or one of a run.
  package mutating func receive(_ event: Event, from run: RunID? = nil) {
    guard phase != .stopped else {
      diagnostics.append(.lateEvent)
      return
    }
    guard let run else { return queue.append(Envelope(event: event, run: nil)) }
    guard let feedback = ledger.feedback(of: run) else {
      diagnostics.append(.staleEvent)
      return
    }
    if attachments[feedback].sendsFacts {
      queue.append(Envelope(event: event, run: nil))
    } else {
      ledger.eventQueued(by: run)
      queue.append(Envelope(event: event, run: run))
    }
  }

  /// The run ended by itself, with an error that nobody caught or without one.
  package mutating func runFinished(_ run: RunID, throwing error: (any Error)? = nil) {
    if let error, !(error is CancellationError), let name = feedbackName(of: run) {
      diagnostics.append(.unhandledError(feedback: name, description: "\(error)"))
    }
    ledger.finish(run)
  }

  /// Takes the next wanted event from the queue, changes the state and begins its publication.
  ///
  /// - Returns: false where there is none, or the publication before is not completed.
  package mutating func reduceNext() -> Bool {
    guard phase == .settled else { return false }
    while let envelope = queue.popFirst() {
      if let run = envelope.run, !ledger.eventDequeued(of: run) {
        diagnostics.append(.staleEvent)
        continue
      }
      reduce(&state, envelope.event)
      cause = envelope.event
      stateNumber += 1
      phase = .withdrawing
      return true
    }
    return false
  }

  /// Tells the next feedbacks of the state until one has something to be done.
  ///
  /// - Returns: what has to be done before the next is told; nil where all have been told.
  package mutating func publishNext() -> [LoopCommand<Event>]? {
    if phase == .withdrawing {
      phase = .publishing(0)
      let commands = withdrawLost()
      if !commands.isEmpty { return commands }
    }
    guard case .publishing(var index) = phase else { return nil }
    while index < attachments.count {
      let commands =
        attachments[index].delivery == .everyState ? tell(attachmentAt: index) : []
      index += 1
      phase = .publishing(index)
      if !commands.isEmpty { return commands }
    }
    phase = .settled
    isUnsettled = true
    return nil
  }

  /// Tells the feedbacks that want only settled states.
  package mutating func publishSettled() -> [LoopCommand<Event>] {
    guard phase == .settled, isUnsettled else { return [] }
    isUnsettled = false
    return attachments.indices.flatMap { index in
      attachments[index].delivery == .settledStates ? tell(attachmentAt: index) : []
    }
  }

  /// Revokes all runs, in declaration order, and clears the queue; nothing is reduced or published
  /// afterwards.
  ///
  /// All but the state is forgotten. Idempotent.
  package mutating func stop() -> [LoopCommand<Event>] {
    guard phase != .stopped else { return [] }
    phase = .stopped
    let commands = attachments.indices.flatMap { index in revokeAll(of: index) }
    queue.removeAll()
    attachments.removeAll()
    cause = nil
    return commands
  }

  /// Hands over what was noticed since the last time.
  package mutating func takeDiagnostics() -> [LoopDiagnostic] {
    defer { diagnostics.removeAll() }
    return diagnostics
  }

  /// The shell noticed something.
  package mutating func noticed(_ diagnostic: LoopDiagnostic) {
    diagnostics.append(diagnostic)
  }

  private mutating func withdrawLost() -> [LoopCommand<Event>] {
    attachments.indices.flatMap { index in
      attachments[index].memory.withdrawLost(in: state, into: &changes)
      return takeCommands(ofAttachmentAt: index)
    }
  }

  private mutating func tell(attachmentAt index: Int) -> [LoopCommand<Event>] {
    attachments[index].memory.publish(state, cause: cause, into: &changes)
    return takeCommands(ofAttachmentAt: index)
  }

  /// Turns what a feedback wants into commands, by its policy.
  private mutating func takeCommands(ofAttachmentAt index: Int) -> [LoopCommand<Event>] {
    guard !changes.isEmpty else { return [] }
    defer { changes.removeAll(keepingCapacity: true) }
    return changes.flatMap { change in commands(for: change, ofAttachmentAt: index) }
  }

  private mutating func commands(
    for change: RunChange<Event>, ofAttachmentAt index: Int
  ) -> [LoopCommand<Event>] {
    switch change {
    case .start(let key, let effect):
      let policy = attachments[index].policy
      let replaced: [LoopCommand<Event>] =
        switch policy {
        case .latest: revoke(ledger.currentRuns(of: index, key: key))
        case .merge: []
        }
      let run = ledger.start(feedback: index, key: key, policy: policy)
      return replaced + [.start(run, effect)]
    case .update(let key, let deliver):
      return ledger.currentRuns(of: index, key: key).isEmpty ? [] : [.update(deliver)]
    case .withdraw(let key):
      return revoke(ledger.currentRuns(of: index, key: key))
    case .withdrawAll:
      return revokeAll(of: index)
    }
  }

  private mutating func revokeAll(of feedback: Int) -> [LoopCommand<Event>] {
    revoke(ledger.currentRuns(of: feedback))
  }

  private mutating func revoke(_ runs: [RunID]) -> [LoopCommand<Event>] {
    runs.map { run in
      ledger.revoke(run)
      return .cancel(run)
    }
  }
}
