import FeedbackCore

/// The shared state of a scripted loop's closures: the log, and the steps that wait for them.
@MainActor
final class Stage {
  private(set) var log: [[String]] = []
  private var diagnostics: [LoopDiagnostic] = []
  var armed: [(place: Place, step: Step)] = []
  /// Takes a step; set by the loop's owner.
  var take: (Step) -> Void = { _ in }
  var observations: [Cancellation?] = []
  var isStopped = false
  /// The codes for a body that begins now, or nil if it has to wait for them.
  var codesOfBody: [Int]?
  /// Whether each post of a body wakes the loop at once.
  var wakesAtOnce = false
  /// Whether the loop does not collect its mail before the step ends.
  var isUnseen = false
  /// The suspended bodies, in the order of their starts.
  private var waitingBodies: [CheckedContinuation<[Int], Never>] = []
  /// The starts and cancellations of runs since the step began.
  var activity: [String] = []
  /// A sender for each run that registered.
  private var senders: [RunSender] = []

  /// Sends events as a run.
  struct RunSender {
    /// Sends a code, at once or through the mailbox.
    let send: (_ code: Int, _ isAtOnce: Bool) -> Void
    /// Ends the run with these codes.
    let finish: (_ codes: [Int]) -> Void
  }

  /// Starts the log of the next step.
  func begin() {
    log.append([])
  }

  func write(_ line: String) {
    log[log.count - 1].append(line)
  }

  func notice(_ diagnostic: LoopDiagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Writes the diagnostics of this step, sorted by name.
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
      case .unlistedChild: "unlisted child"
      case .incompleteEffect: "incomplete effect"
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

  /// Called by a body when it starts.
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

  /// Continues the nth of the waiting bodies, modulo their number, with these codes.
  func reply(_ number: Int, _ codes: [Int]) {
    guard !waitingBodies.isEmpty else { return }
    waitingBodies.remove(at: number % waitingBodies.count).resume(returning: codes)
  }

  /// Ends the suspended bodies.
  func endBodies() {
    while !waitingBodies.isEmpty { reply(0, []) }
  }

  /// The sender of the nth run that registered, modulo their number.
  func sender(_ number: Int) -> RunSender? {
    senders.isEmpty ? nil : senders[number % senders.count]
  }

  /// Registers a run.
  ///
  /// It sends the codes now, and later the codes that the script fires.
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
