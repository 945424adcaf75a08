import Testing

/// The results of a step that the test has not claimed.
///
/// It is a class apart from the loop, and not isolated to the main actor (the main thread), so that
/// its `deinit` runs in the task that releases it: a failure recorded in another task is not
/// attributed to the test.
final class Unclaimed<State: Equatable & Sendable, Event: Sendable> {
  struct Start {
    let run: RunDescription
    let drain: Int
    /// Whether the effect is connected to an outside source, so that its cancellation also
    /// disconnects that source.
    let isConnected: Bool
  }

  var exhaustivity = Exhaustivity.all
  /// The place of the step in the test.
  var step: SourceLocation
  var events: ArraySlice<ReducedEvent<State, Event>> = []
  private(set) var starts: [Start] = []
  private(set) var cancels: [RunDescription] = []
  /// The active runs, and whether the effect of each waits for an answer.
  var running: [(run: RunDescription, isHeld: Bool)] = []
  /// How many frames the terminal has shown, and how many of them were claimed or discarded.
  var frames = (shown: 0, claimed: 0)
  private var isFinished = false
  private let faults: FaultLog
  private let fail: (String, SourceLocation) -> Void

  /// Makes a record without results.
  ///
  /// - Parameters:
  ///   - step: The place of the first step.
  ///   - faults: Gets the faults that the loop reports.
  ///   - fail: Fails the test.
  init(
    step: SourceLocation, faults: FaultLog = FaultLog(),
    fail: @escaping (String, SourceLocation) -> Void = recordFailure
  ) {
    self.step = step
    self.faults = faults
    self.fail = fail
  }

  deinit {
    if !isFinished { finish(running: [], step) }
  }

  /// Adds the event, the starts and the cancellations of a trace.
  func add(
    _ trace: LoopTrace<State, Event>, isConnected: (RunDescription) -> Bool
  ) {
    guard !isFinished else { return }
    if let event = trace.event, let cause = trace.cause {
      events.append(
        ReducedEvent(
          event: event, cause: cause, before: trace.before, after: trace.state, drain: trace.drain))
    }
    for activity in trace.activity {
      switch activity {
      case .started(let run):
        starts.append(Start(run: run, drain: trace.drain, isConnected: isConnected(run)))
      case .cancelled(let run):
        cancel(run, in: trace.drain)
      }
    }
  }

  /// Fails the test if the last 10,000 unclaimed events are of one drain, and then keeps only the
  /// first unclaimed event.
  ///
  /// - Returns: Whether it failed the test.
  func reportEndlessEvents() -> Bool {
    let recent = events.suffix(10_000)
    guard recent.count == 10_000, recent.first?.drain == recent.last?.drain else { return false }
    let causes = recent.suffix(100).map { "\($0.cause)" }
    let distinct = causes.indices.filter { !causes[..<$0].contains(causes[$0]) }.map { causes[$0] }
    fail(
      """
      This step led to 10,000 events, and the loop was stopped. \
      The last events are \(list(distinct)).
      """, step)
    events = events.prefix(1)
    return true
  }

  /// Removes and returns the first event; without `.events`, the first that is expected,
  /// and those before it are discarded.
  func takeEvent(where isExpected: (Event) -> Bool) -> ReducedEvent<State, Event>? {
    if !exhaustivity.contains(.events) {
      events = events.drop { !isExpected($0.event) }
    }
    return events.popFirst()
  }

  /// Removes the first start of a request's run.
  ///
  /// - Returns: Whether there was one.
  func takeStart(_ feedback: String, _ key: RunKey) -> Bool {
    let index = starts.firstIndex { $0.run.feedback == feedback && $0.run.key == key }
    if let index { starts.remove(at: index) }
    return index != nil
  }

  /// Removes the first cancellation of a request's run.
  ///
  /// - Returns: Whether there was one.
  func takeCancel(_ feedback: String, _ key: RunKey) -> Bool {
    let index = cancels.firstIndex { $0.feedback == feedback && $0.key == key }
    if let index { cancels.remove(at: index) }
    return index != nil
  }

  /// Fails the test for each kind of results that has to be claimed and is not, and discards all.
  func report() {
    if exhaustivity.contains(.events), !events.isEmpty {
      let lines = events.map { "  \($0.event) (\($0.cause))" }.joined(separator: "\n")
      fail("This step led to unclaimed events (claim them with receive):\n\(lines)", step)
    }
    if exhaustivity.contains(.starts), !starts.isEmpty {
      fail(
        "This step started unclaimed runs (claim them with expectStart): \(list(starts.map(\.run))).",
        step)
    }
    if exhaustivity.contains(.cancels), !cancels.isEmpty {
      fail(
        "This step cancelled unclaimed runs (claim them with expectCancel): \(list(cancels)).", step
      )
    }
    let faults = self.faults.take()
    if exhaustivity.contains(.faults), !faults.isEmpty {
      let lines = faults.map { "  \($0)" }.joined(separator: "\n")
      fail("The loop reported faults in this step:\n\(lines)", step)
    }
    if exhaustivity.contains(.frames), frames.shown > frames.claimed {
      let count = frames.shown - frames.claimed
      fail(
        "This step showed \(count == 1 ? "a frame" : "\(count) frames") that the test has not read "
          + "(read frame, or expect a text or a snapshot).", step)
    }
    frames.claimed = frames.shown
    events = []
    starts = []
    cancels = []
  }

  /// Discards the events so far if they need not be claimed and are many.
  func limitEvents() {
    if !exhaustivity.contains(.events), events.count >= 10_000 { events = [] }
  }

  /// Fails the test for unclaimed results, for unexpected active runs and for missing ones.
  func finish(running expected: [String], _ sourceLocation: SourceLocation) {
    isFinished = true
    report()
    var missing = expected
    var surplus: [(run: RunDescription, isHeld: Bool)] = []
    for active in running {
      if let index = missing.firstIndex(of: active.run.feedback) {
        missing.remove(at: index)
      } else {
        surplus.append(active)
      }
    }
    if !surplus.isEmpty, exhaustivity.contains(.running) {
      fail("Unexpected active runs at the end: \(list(surplus)).", sourceLocation)
    }
    if !missing.isEmpty {
      fail(
        "Expected runs that are not active at the end: \(list(missing)).", sourceLocation)
    }
  }

  /// Adds a cancellation, or removes the run's start if that was in the same drain and connected
  /// nothing.
  private func cancel(_ run: RunDescription, in drain: Int) {
    let start = starts.firstIndex { $0.run == run && $0.drain == drain && !$0.isConnected }
    if let start { starts.remove(at: start) } else { cancels.append(run) }
  }
}
