import Synchronization

/// Carries out effects as runs, and owns their tasks, timers and registrations.
///
/// All calls are made on the loop's actor. A slice is defined at ``DrainPhase``.
@usableFromInline
final class EffectRunner<State: Sendable, Event: Sendable> {
  typealias Mail = Mailbox<State, Event>.Mail

  /// Whether asynchronous bodies wait until a test, or a client of the headless protocol, begins
  /// them or answers in their place.
  var holdsBodies = false
  /// The indices of the feedbacks whose effects start in the replay of a recording; nil without a
  /// replay.
  ///
  /// The effects of other feedbacks do nothing: the recording has their answers.
  var startedInReplay: Set<Int>?
  /// Returns the effect that is carried out in place of another one; nil for no replacement.
  ///
  /// Called again when the wait of a delayed effect is over, with the rest of the effect.
  var replacement: ((RunDescription, Effect<Event>) -> Effect<Event>)?
  /// In a replay, the parts of effects that begin after a delay.
  private var delayedInReplay: [RunID: Effect<Event>.Kind] = [:]
  /// Whether an animation ends in one step, and a decoration, such as a spinner, stands still.
  var reducesMotion = false
  /// The executor of asynchronous bodies, or nil for the global pool.
  var bodyExecutor: (any TaskExecutor)?

  private let mailbox: Mailbox<State, Event>
  /// Makes the context of a run, in code that is compiled for the loop's types.
  private let context: (RunID, RunKey) -> RunContext<Event>
  private let clock: any LoopClock
  private let time: () -> Duration
  /// The bodies that wait for a new value of their request; nil if the clock is no ``VirtualClock``.
  ///
  /// If it is not nil, tasks carry the identity of their body (``EffectBody``).
  let requestWaits: RequestWaits?
  /// Whether the loop runs on the main actor.
  private let isOnMainActor: Bool
  private var activities: [RunID: Activity] = [:]
  /// The bodies that begin when the queue is empty or a slice ends, or that are held.
  private var waiting: [RunID: Job] = [:]
  /// The runs of these bodies in the order of their starts; among them may be runs whose bodies no
  /// longer wait.
  ///
  /// Read each time the queue is empty or a slice ends, without Swift's check for overlapping
  /// access, which took 60 of the 2,300 instructions of a key.
  @exclusivity(unchecked)
  @usableFromInline var waitingOrder: [RunID] = []
  /// The paces that count runs whose effects have not begun: the last begin is taken back if the
  /// run is cancelled.
  private var paces: [RunID: Pace] = [:]
  /// The runs whose bodies have begun and have neither finished nor been cancelled.
  private(set) var working: Set<RunID> = []
  /// The number of bodies that have begun and not ended, including cancelled ones.
  let bodies = LiveBodies()

  /// The current work of a run.
  private enum Activity {
    /// A body works.
    case task(Task<Void, Never>)
    /// The run waits for a time. `due` is the mail that is delivered once when the wait is over; it
    /// is nil for a repeating timer, which delivers its event after each interval.
    case timer(Cancellation, due: DueMail?)
    /// The run is registered with a source.
    case connection(Cancellation)

    func cancel() {
      switch self {
      case .task(let task): task.cancel()
      case .timer(let cancellation, _), .connection(let cancellation): cancellation.cancel()
      }
    }

    var isConnected: Bool {
      switch self {
      case .connection: true
      case .task, .timer: false
      }
    }
  }

  /// The mail of a wait, which is delivered once: by the timer or by ``endWait(of:_:)``, which may
  /// be called on another thread while the timer fires.
  private final class DueMail: Sendable {
    private let mail: Mutex<[Mail]?>

    init(_ mail: [Mail]) { self.mail = Mutex(mail) }

    /// The mail, for the first caller; nil for others.
    func take() -> [Mail]? { mail.withLock { $0.take() } }
  }

  @usableFromInline
  init(
    mailbox: Mailbox<State, Event>, clock: any LoopClock, isOnMainActor: Bool,
    context: @escaping (RunID, RunKey) -> RunContext<Event>
  ) {
    self.mailbox = mailbox
    self.context = context
    self.clock = clock
    self.isOnMainActor = isOnMainActor
    time = clock.stopwatch()
    // A cast would add 160,000 instructions to the start of a program.
    let isVirtual = ObjectIdentifier(type(of: clock)) == ObjectIdentifier(VirtualClock.self)
    requestWaits = isVirtual ? RequestWaits() : nil
  }

  /// The runs whose bodies have not begun.
  var held: [RunID] { waitingOrder.filter { waiting[$0] != nil } }

  /// Starts an effect; its asynchronous body, if any, begins when the queue is empty or the slice
  /// ends, unless it is held.
  func start(_ run: RunID, _ effect: Effect<Event>.Kind, key: RunKey) {
    if let startedInReplay, !startedInReplay.contains(run.feedback) {
      delayedInReplay[run] = effect.delayedPart
      return
    }
    if effect.beginsAtOnce { paces[run] = nil }
    switch effect {
    case .event(let event):
      mailbox.post([.event(.event(event), from: .run(run), nil)] + end(run))
    case .events(let events):
      mailbox.post(events.map { .event(.event($0), from: .run(run), nil) } + end(run))
    case .timer(let duration, repeats: false, let event):
      wait(run, duration, due: [.event(.event(event), from: .run(run), nil)] + end(run))
    case .timer(let duration, repeats: true, let event):
      let timer = clock.schedule(after: duration, repeats: true) { [mailbox] in
        mailbox.deliver([.event(.event(event), from: .run(run), nil)])
      }
      activities[run] = .timer(timer, due: nil)
    case .animation(let interval, let step, let whole):
      start(run, steps(interval, step, whole), key: key)
    case .first(let events, let effect):
      mailbox.post(events.map { .event(.event($0), from: .run(run), nil) })
      start(run, effect, key: key)
    case .callback(let register):
      activities[run] = .connection(register(context(run, key)))
    case .mainActor(let register):
      startOnMainActor(run, register, context(run, key))
    case .task(let work, let recover):
      waiting[run] = Job(work: work, recover: recover, key: key)
      waitingOrder.append(run)
    case .delayed(let delay, let effect):
      startLater(run, effect, delay, key: key)
    }
  }

  private func steps(_ interval: Duration, _ step: Event, _ whole: Event?) -> Effect<Event>.Kind {
    guard reducesMotion else { return .timer(interval, repeats: true, step) }
    return whole.map { .first([$0], .timer(interval, repeats: true, $0)) } ?? .events([])
  }

  /// Begins the waiting body of a run.
  func begin(_ run: RunID) {
    guard let job = takeWaiting(run) else { return }
    paces[run] = nil
    working.insert(run)
    let body = requestWaits.map { EffectBody(requestWaits: $0, run: run) }
    bodies.bodyBegins()
    let task = Task(executorPreference: bodyExecutor) {
      @concurrent [mailbox, bodies, context = context(run, job.key)] in
      defer { bodies.bodyEnds() }
      guard let body else { return mailbox.post(await job.end(of: run, context)) }
      await EffectBody.$current.withValue(body) {
        mailbox.post(await job.end(of: run, context))
      }
    }
    activities[run] = .task(task)
  }

  /// Whether the waiting body of a run turns errors into events.
  func recovers(_ run: RunID) -> Bool { waiting[run]?.recover != nil }

  /// Ends a waiting body with an error, as if the body had begun and thrown the error.
  func fail(_ run: RunID, with error: any Error) {
    guard let job = takeWaiting(run) else { return }
    paces[run] = nil
    mailbox.postWithoutWaking(job.end(of: run, throwing: error) + [.released(run)])
  }

  /// Cancels the activity of a run; a waiting body is removed.
  @usableFromInline
  func cancel(_ run: RunID) {
    takeWaiting(run)
    // A held body counts as begun for its pace: the test decides when it works.
    if let pace = paces.removeValue(forKey: run), !holdsBodies { pace.takeBack() }
    working.remove(run)
    activities.removeValue(forKey: run)?.cancel()
  }

  /// Ends the wait of a run for a time: delivers its mail now, or ends the run.
  ///
  /// A repeating timer ends in any case.
  @usableFromInline
  func endWait(of run: RunID, _ pending: PendingEffects) {
    guard case .timer(let timer, let due) = activities[run] else { return }
    timer.cancel()
    activities[run] = nil
    guard let due else { return mailbox.postWithoutWaking(end(run)) }
    // Without mail, the timer has fired on another thread.
    guard let mail = due.take() else { return }
    switch pending {
    case .start: mailbox.postWithoutWaking(mail)
    case .drop: mailbox.postWithoutWaking(end(run))
    }
  }

  /// In a replay, removes and returns the part of a run's effect that begins after its delay; nil
  /// if the run does not wait.
  func takeDelayedInReplay(_ run: RunID) -> Effect<Event>.Kind? {
    delayedInReplay.removeValue(forKey: run)
  }

  /// Lets a run wait for a time, after which its mail is delivered.
  private func wait(_ run: RunID, _ time: Duration, due mail: [Mail]) {
    let due = DueMail(mail)
    let timer = clock.schedule(after: time, repeats: false) { [mailbox] in
      if let mail = due.take() { mailbox.deliver(mail) }
    }
    activities[run] = .timer(timer, due: due)
  }

  /// Posts a mail after a time.
  func post(_ mail: Mail, after time: Duration) -> Cancellation {
    clock.schedule(after: time, repeats: false) { [mailbox] in mailbox.deliver([mail]) }
  }

  /// Removes the activity of a run that has ended.
  func remove(_ run: RunID) {
    let ended = activities.removeValue(forKey: run)
    paces[run] = nil
    working.remove(run)
    withExtendedLifetime(ended) {}
  }

  /// The number of runs with an activity.
  var runningCount: Int { activities.count }

  /// Whether the run is registered with a source.
  func isConnected(_ run: RunID) -> Bool { activities[run]?.isConnected ?? false }

  @discardableResult
  private func takeWaiting(_ run: RunID) -> Job? {
    guard let job = waiting.removeValue(forKey: run) else { return nil }
    if waitingOrder.count > 2 * waiting.count {
      waitingOrder.removeAll { waiting[$0] == nil }
    }
    return job
  }

  /// The mail that ends a run without a sender.
  private func end(_ run: RunID) -> [Mail] { [.finished(run, nil), .released(run)] }

  private func startLater(
    _ run: RunID, _ effect: Effect<Event>.Kind, _ delay: Effect<Event>.Delay, key: RunKey
  ) {
    let wait =
      switch delay {
      case .time(let time): time
      case .pace(let pace, let interval): pace.wait(interval, now: time())
      }
    guard wait > .zero else {
      beginPace(of: run, delay)
      return start(run, effect, key: key)
    }
    self.wait(run, wait, due: [.due(run, effect, delay)])
  }

  /// Records that the wait of a run is over, and that its effect begins.
  func waitEnded(of run: RunID, _ delay: Effect<Event>.Delay) {
    activities[run] = nil
    beginPace(of: run, delay)
  }

  /// Records that an effect begins: the interval of its pace, if it has one, starts now.
  private func beginPace(of run: RunID, _ delay: Effect<Event>.Delay) {
    guard case .pace(let pace, _) = delay else { return }
    pace.begin(now: time())
    paces[run] = pace
  }

  private func startOnMainActor(
    _ run: RunID, _ register: @escaping Effect<Event>.MainActorRegistration,
    _ context: RunContext<Event>
  ) {
    if isOnMainActor {
      let end = MainActor.assumeIsolated { register(context) }
      activities[run] = .connection(Cancellation { MainActor.assumeIsolated { end() } })
    } else {
      let connection = MainActorConnection { register(context) }
      activities[run] = .connection(Cancellation { connection.cancel() })
    }
  }
}
