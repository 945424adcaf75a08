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
  /// The codes that a body sends that begins now; nil if it has to wait for them.
  var codesOfBody: [Int]?
  /// Whether the mail of bodies wakes the loop at once.
  var wakesAtOnce = false
  /// Whether the loop does not look at its mail before the step ends.
  var isUnseen = false
  /// The bodies that wait for their codes, in the order in which they began.
  private var waitingBodies: [CheckedContinuation<[Int], Never>] = []
  /// The starts and cancellations of runs since the step began.
  var activity: [String] = []
  /// What sends in the name of each run that registered.
  private var senders: [RunSender] = []

  /// Sends in the name of a run.
  struct RunSender {
    /// Sends a code, at once or by the mailbox.
    let send: (_ code: Int, _ isAtOnce: Bool) -> Void
    /// Ends the run with these codes.
    let finish: (_ codes: [Int]) -> Void
  }

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
  nonisolated func work(_ name: String, _ value: Int) async -> [ScriptEvent] {
    let codes =
      if let known = beginBody("\(name) works on \(value)") {
        known
      } else {
        await withCheckedContinuation { body in
          MainActor.assumeIsolated { waitingBodies.append(body) }
        }
      }
    return codes.map { .outside($0) }
  }

  private nonisolated func beginBody(_ line: String) -> [Int]? {
    MainActor.assumeIsolated {
      write(line)
      return codesOfBody
    }
  }

  /// Has the nth of the bodies that wait, counted round, continue with these codes.
  func reply(_ number: Int, _ codes: [Int]) {
    guard !waitingBodies.isEmpty else { return }
    waitingBodies.remove(at: number % waitingBodies.count).resume(returning: codes)
  }

  /// Ends the bodies that wait.
  func endBodies() {
    while !waitingBodies.isEmpty { reply(0, []) }
  }

  /// What sends for the run that registered as this one, counted round.
  func sender(_ number: Int) -> RunSender? {
    senders.isEmpty ? nil : senders[number % senders.count]
  }

  /// Registers a run: it sends the codes now, and later what the script fires.
  ///
  /// - Parameter finish: Ends the run with events.
  func register(
    _ name: String, _ value: Int, _ sender: Sender<ScriptEvent>, sending codes: [Int],
    _ values: RequestValues<ItemRequest>? = nil,
    finish: @escaping ([ScriptEvent]) -> Void = { _ in }
  ) -> Cancellation {
    let number = senders.count
    func event(_ code: Int) -> ScriptEvent {
      ScriptEvent(code: code, sender: "\(name) \(value)", refuels: true)
    }
    senders.append(
      RunSender(
        send: { code, isAtOnce in
          if isAtOnce { sender.now(event(code)) } else { sender(event(code)) }
        },
        finish: { codes in finish(codes.map(event)) }))
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
