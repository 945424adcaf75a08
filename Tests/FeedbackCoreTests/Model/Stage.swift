import FeedbackCore

/// What the closures of a scripted loop share: the log, and the steps that wait in them.
@MainActor
final class Stage {
  private(set) var log: [[String]] = []
  private var diagnostics: [LoopDiagnostic] = []
  var armed: [(place: Place, step: Step)] = []
  /// Takes a step; set by the loop's owner.
  var take: (Step) -> Void = { _ in }
  var observations: [Cancellation?] = []
  var isStopped = false
  /// The codes that the body which runs now sends.
  var codesOfBody: [Int]?
  /// What sends in the name of each run that registered: a code, at once or by the mailbox.
  private var senders: [(_ code: Int, _ isAtOnce: Bool) -> Void] = []

  /// Begins the log of the next step.
  func begin() {
    log.append([])
  }

  func write(_ line: String) {
    log[log.count - 1].append(line)
  }

  func notice(_ diagnostic: LoopDiagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Writes what was noticed in this step, in an order that does not depend on when.
  func writeDiagnostics(onlyLate: Bool) {
    let names = diagnostics.map { diagnostic in
      switch diagnostic {
      case .staleEvent: "stale"
      case .lateEvent: "late"
      case .sentFromReducer: "sent from reducer"
      case .unhandledError(let feedback, _): "error of \(feedback)"
      case .childEventIgnored: "child event ignored"
      case .budgetOverrun: "budget overrun"
      case .eventsDropped: "events dropped"
      case .cycle: "cycle"
      }
    }
    diagnostics = []
    for name in names.sorted() where !onlyLate || name == "late" { write("noticed \(name)") }
  }

  /// Takes the first step that waits for this place.
  func pass(_ place: Place) {
    guard let index = armed.firstIndex(where: { $0.place == place }) else { return }
    take(armed.remove(at: index).step)
  }

  /// A body begins to work.
  ///
  /// - Returns: the events that it sends.
  nonisolated func work(_ name: String, _ value: Int) -> [ScriptEvent] {
    MainActor.assumeIsolated {
      write("\(name) works on \(value)")
      return (codesOfBody ?? []).map { .outside($0) }
    }
  }

  /// What sends for the run that registered as this one, counted round.
  func sender(_ number: Int) -> ((_ code: Int, _ isAtOnce: Bool) -> Void)? {
    senders.isEmpty ? nil : senders[number % senders.count]
  }

  /// Registers a run: it sends the codes now, and later what the script fires.
  func register(
    _ name: String, _ value: Int, _ sender: Sender<ScriptEvent>, sending codes: [Int],
    _ values: RequestValues<ItemRequest>? = nil
  ) -> Cancellation {
    let number = senders.count
    senders.append { code, isAtOnce in
      let event = ScriptEvent(code: code, sender: "\(name) \(value)", refuels: true)
      if isAtOnce { sender.now(event) } else { sender(event) }
    }
    write("register \(name) \(value) as \(number)")
    for code in codes {
      sender(ScriptEvent(code: code, sender: "\(name) \(value)", refuels: false))
    }
    let observation = values?.observe { [self] request in
      MainActor.assumeIsolated { write("update \(number) to \(request.value)") }
    }
    pass(.registration)
    return Cancellation { [self] in
      MainActor.assumeIsolated {
        observation?.cancel()
        write("cancel \(number)")
        pass(.cancellation)
      }
    }
  }
}

extension Duration {
  var inMilliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
