/// Carries out effects as runs, and owns what they have going.
@MainActor
final class EffectRunner<Event: Sendable> {
  /// Takes mail on the main actor at once; set by the loop.
  var deliver: @MainActor ([Mailbox<Event>.Mail]) -> Void = { _ in }
  /// Whether asynchronous bodies wait until a test releases them.
  var holdsBodies = false

  private let mailbox: Mailbox<Event>
  private let clock: any LoopClock
  /// What ends each thing that goes on.
  private var cancellations: [RunID: Cancellation] = [:]
  /// Bodies that begin after the drain, in the order of their starts.
  private var waiting: [(run: RunID, body: Effect<Event>.Body)] = []
  /// Bodies that have begun and not finished.
  private(set) var working: Set<RunID> = []

  init(mailbox: Mailbox<Event>, clock: any LoopClock) {
    self.mailbox = mailbox
    self.clock = clock
  }

  /// The runs whose bodies have not begun.
  var held: [RunID] { waiting.map { $0.run } }

  /// A way in for a run, or for everybody else.
  func sender(of run: RunID?) -> Sender<Event> {
    Sender(
      post: { [mailbox] event in mailbox.post([.event(event, from: run)]) },
      deliver: { [mailbox, weak self] event in
        guard let self else { return mailbox.post([.event(event, from: run)]) }
        deliver([.event(event, from: run)])
      })
  }

  /// Starts what begins during publication, and notes what begins after the drain.
  func start(_ run: RunID, _ effect: Effect<Event>) {
    switch effect.kind {
    case .events(let events):
      mailbox.postWithoutWaking(events.map { .event($0, from: run) } + [.finished(run, nil)])
    case .timer(let duration, let repeats, let event):
      cancellations[run] = clock.schedule(after: duration, repeats: repeats) { [weak self] in
        self?.deliver([.event(event, from: run)] + (repeats ? [] : [.finished(run, nil)]))
      }
    case .callback(let register):
      cancellations[run] = register(context(of: run))
    case .task(let body):
      waiting.append((run, body))
    }
  }

  /// Begins the bodies that wait.
  func beginBodies() {
    guard !holdsBodies else { return }
    for run in held { begin(run) }
  }

  /// Begins the body of a run that waits.
  func begin(_ run: RunID) {
    guard let body = takeWaiting(run) else { return }
    working.insert(run)
    let task = Task { @concurrent [mailbox, context = context(of: run)] in
      do {
        try Task.checkCancellation()
        try await body(context)
        mailbox.post([.finished(run, nil)])
      } catch {
        mailbox.post([.finished(run, error)])
      }
    }
    cancellations[run] = Cancellation { task.cancel() }
  }

  /// Ends what the run has going; a body that has not begun never will.
  func cancel(_ run: RunID) {
    takeWaiting(run)
    let cancellation = cancellations.removeValue(forKey: run)
    working.remove(run)
    cancellation?()
  }

  /// The run ended by itself.
  func forget(_ run: RunID) {
    let cancellation = cancellations.removeValue(forKey: run)
    working.remove(run)
    withExtendedLifetime(cancellation) {}
  }

  @discardableResult
  private func takeWaiting(_ run: RunID) -> Effect<Event>.Body? {
    let index = waiting.firstIndex { $0.run == run }
    return index.map { waiting.remove(at: $0).body }
  }

  private func context(of run: RunID) -> RunContext<Event> {
    RunContext(send: sender(of: run), clock: clock)
  }
}
