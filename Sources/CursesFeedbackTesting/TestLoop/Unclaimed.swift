import Testing

/// An event that was reduced, and what it has changed.
struct Happening<State, Event> {
  let event: Event
  let cause: EventCause
  let before: State
  let after: State
  /// The drain in which it was reduced.
  let drain: Int
}

/// What has happened in a test's loop and is not claimed.
///
/// It is a class of its own, apart from the loop and the main actor, because its deinit has to run
/// where the test lets go of it: only there a failure is known to belong to that test.
final class Unclaimed<State: Equatable & Sendable, Event: Sendable> {
  struct Start {
    let run: RunDescription
    let drain: Int
    /// Whether something has begun that a revocation has to end.
    let isConnected: Bool
  }

  var exhaustivity = Exhaustivity.all
  /// The step that led to all of it.
  var step: SourceLocation
  var events: ArraySlice<Happening<State, Event>> = []
  private(set) var starts: [Start] = []
  private(set) var cancels: [RunDescription] = []
  /// What goes on now.
  var running: [(run: RunDescription, isHeld: Bool)] = []
  private var isFinished = false
  private let noticed: Noticed

  init(step: SourceLocation, noticed: Noticed) {
    self.step = step
    self.noticed = noticed
  }

  deinit {
    if !isFinished { finish(running: [], step) }
  }

  /// Takes down what has happened.
  func add(
    _ trace: LoopTrace<State, Event>, isConnected: (RunDescription) -> Bool
  ) {
    guard !isFinished else { return }
    if let event = trace.event, let cause = trace.cause {
      events.append(
        Happening(
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

  /// Lets the test fail where events lead to one another without an end in sight.
  ///
  /// - Returns: whether they do.
  func reportEndlessEvents() -> Bool {
    let recent = events.suffix(10_000)
    guard recent.count == 10_000, recent.first?.drain == recent.last?.drain else { return false }
    let causes = recent.suffix(100).map { "\($0.cause)" }
    let distinct = causes.indices.filter { !causes[..<$0].contains(causes[$0]) }.map { causes[$0] }
    recordFailure(
      """
      This step led to 10,000 events, one at once after the other, and the loop was stopped. \
      The last came \(list(distinct)).
      """, step)
    events = events.prefix(1)
    return true
  }

  /// Takes the first event; where others may be left out, the first that is expected.
  func takeEvent(where isExpected: (Event) -> Bool) -> Happening<State, Event>? {
    if !exhaustivity.contains(.events) {
      events = events.drop { !isExpected($0.event) }
    }
    return events.popFirst()
  }

  /// Takes the first start of a request's run.
  ///
  /// - Returns: whether there was one.
  func takeStart(_ feedback: String, _ key: RunKey) -> Bool {
    let index = starts.firstIndex { $0.run.feedback == feedback && $0.run.key == key }
    if let index { starts.remove(at: index) }
    return index != nil
  }

  /// Takes the first cancel of a request's run.
  ///
  /// - Returns: whether there was one.
  func takeCancel(_ feedback: String, _ key: RunKey) -> Bool {
    let index = cancels.firstIndex { $0.feedback == feedback && $0.key == key }
    if let index { cancels.remove(at: index) }
    return index != nil
  }

  /// Lets the test fail for what should have been claimed, and forgets all.
  func report() {
    if exhaustivity.contains(.events), !events.isEmpty {
      let lines = events.map { "  \($0.event) (\($0.cause))" }.joined(separator: "\n")
      recordFailure("No receive claims what this step has led to:\n\(lines)", step)
    }
    if exhaustivity.contains(.starts), !starts.isEmpty {
      recordFailure(
        "No expectStart claims what this step has started: \(list(starts.map(\.run))).", step)
    }
    if exhaustivity.contains(.cancels), !cancels.isEmpty {
      recordFailure(
        "No expectCancel claims what this step has cancelled: \(list(cancels)).", step)
    }
    let mistakes = noticed.take()
    if exhaustivity.contains(.mistakes), !mistakes.isEmpty {
      let lines = mistakes.map { "  \($0)" }.joined(separator: "\n")
      recordFailure("In this step the loop has noticed what should not be:\n\(lines)", step)
    }
    events = []
    starts = []
    cancels = []
  }

  /// Lets the test fail for what should have been claimed, and for what goes on unexpectedly or
  /// does not go on.
  func finish(running expected: [String], _ sourceLocation: SourceLocation) {
    isFinished = true
    report()
    guard exhaustivity.contains(.running) else { return }
    var missing = expected
    var surplus: [(run: RunDescription, isHeld: Bool)] = []
    for going in running {
      if let index = missing.firstIndex(of: going.run.feedback) {
        missing.remove(at: index)
      } else {
        surplus.append(going)
      }
    }
    if !surplus.isEmpty {
      recordFailure("At the end, this still goes on: \(list(surplus)).", sourceLocation)
    }
    if !missing.isEmpty {
      recordFailure("At the end, this does not go on any more: \(list(missing)).", sourceLocation)
    }
  }

  private func cancel(_ run: RunDescription, in drain: Int) {
    let start = starts.firstIndex { $0.run == run && $0.drain == drain && !$0.isConnected }
    if let start { starts.remove(at: start) } else { cancels.append(run) }
  }
}
