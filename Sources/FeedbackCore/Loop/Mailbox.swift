public import DequeModule
public import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The mail that waits for a loop: events, most of them from other threads, and notices about runs
/// and senders.
///
/// No wake-up is lost; the lock orders the lines of the two columns:
///
///     any thread: post                      loop, when it was woken
///     ----------------                      -----------------------
///     append; is a wake-up pending?         no wake-up is pending any more
///       yes: do nothing                     collect and reduce until nothing is left, or until
///       no: wake, after the lock            the budget is used up: then wake the loop again
@usableFromInline
final class Mailbox<State: Sendable, Event: Sendable>: Sendable {
  /// An event, or a notice about a run or a sender.
  @usableFromInline
  enum Mail: Sendable {
    /// An event, or a closure that makes one.
    case event(QueuedContent<State, Event>, from: EventSource, Receipt?)
    /// The work of a run is over, with an error or without one.
    case finished(RunID, (any Error)?)
    /// A run declared its end (``RunContext/finish(_:)``); the callback that it registered, or
    /// its asynchronous body, is still to be cancelled.
    case ended(RunID)
    /// The last sender of a run was released.
    case released(RunID)
    /// The effect of a run whose delay has passed.
    case due(RunID, Effect<Event>.Kind, Effect<Event>.Delay)
    /// The time since the beginning of a shutdown has reached a limit.
    case completionLimit(Duration)
    /// The next event was sent by pure code (a reducer or a request), which is a mistake.
    case sentWhileDeciding
    /// An event of a source was dropped for the first time, because too many of its events wait.
    case dropped(from: EventSource)

    var isEvent: Bool {
      switch self {
      case .event: true
      case .finished, .ended, .released, .due, .completionLimit, .sentWhileDeciding, .dropped:
        false
      }
    }
  }

  /// The closures with which a loop on the main actor takes mail synchronously.
  @usableFromInline
  struct Delivery: Sendable {
    /// Takes mail.
    @usableFromInline let take: @MainActor @Sendable ([Mail]) -> Void
    /// Takes an event.
    @usableFromInline
    let send: @MainActor @Sendable (QueuedContent<State, Event>, EventSource, Receipt?) -> Void
    /// Takes events in a batch.
    @usableFromInline
    let batch: @MainActor @Sendable (Sender<Event>.BatchBody, EventSource) -> Void

    @inlinable
    init(
      take: @escaping @MainActor @Sendable ([Mail]) -> Void,
      send:
        @escaping @MainActor @Sendable (QueuedContent<State, Event>, EventSource, Receipt?) -> Void,
      batch: @escaping @MainActor @Sendable (Sender<Event>.BatchBody, EventSource) -> Void
    ) {
      self.take = take
      self.send = send
      self.batch = batch
    }
  }

  @usableFromInline
  struct Contents {
    @usableFromInline var mail: Deque<Mail> = []
    /// The positions of mails that were posted together, such as the answers and the end of a run.
    ///
    /// The first of ``mail`` has the position ``takenCount``.
    @usableFromInline var units: Deque<Range<Int>> = []
    /// The number of mails that have been taken since the mailbox was last emptied.
    @usableFromInline var takenCount = 0
    /// Whether the loop was woken and has not handled this wake-up.
    @usableFromInline var isWakeUpPending = false
    /// The number of times that the mailbox was emptied.
    @usableFromInline var collectionNumber = 0
    @usableFromInline var isClosed = false
    @usableFromInline var wakeUp: @Sendable () -> Void = {}
    @usableFromInline var delivery: Delivery?

    @usableFromInline init() {}
  }

  @usableFromInline let contents = Mutex(Contents())
  /// Whether there is mail to collect, readable without the lock.
  @usableFromInline let filled = Atomic(false)
  /// Whether there is mail of pure code, which is collected before the next decision.
  @usableFromInline let filledByPureCode = Atomic(false)
  /// The thread on which pure code runs, or 0 if none runs.
  @usableFromInline let decidingThread = Atomic<UInt>(0)
  private let tooLate: @Sendable () -> Void

  /// Makes a mailbox.
  ///
  /// - Parameter tooLate: Called when an event is posted after the mailbox was closed.
  @usableFromInline
  init(tooLate: @escaping @Sendable () -> Void) {
    self.tooLate = tooLate
  }

  @inlinable var isFilled: Bool { filled.load(ordering: .acquiring) }

  @inlinable var isFilledByPureCode: Bool { filledByPureCode.load(ordering: .relaxed) }

  /// Connects the mailbox with its loop.
  ///
  /// - Parameters:
  ///   - wakeUp: Wakes the loop; called on any thread.
  ///   - delivery: Takes mail synchronously on the main actor, or nil if the loop runs elsewhere.
  @usableFromInline
  func connect(wakeUp: @escaping @Sendable () -> Void, delivery: Delivery? = nil) {
    contents.withLock { contents in
      contents.wakeUp = wakeUp
      contents.delivery = delivery
    }
  }

  /// Adds mail; wakes the loop unless a wake-up is pending.
  ///
  /// - Parameter door: The ``Door`` of the event, whose limit applies: if too many events wait, the
  ///   event is dropped. Nil for mail that is never dropped.
  @usableFromInline
  func post(_ mail: [Mail], through door: Door<State, Event>? = nil) {
    let isPure = decidingThread.load(ordering: .relaxed) == Self.currentThread
    let next = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard !contents.isClosed else { return mail.contains(where: \.isEvent) ? tooLate : nil }
      if let door, !door.admits(inCollection: contents.collectionNumber) {
        guard door.drop() else { return nil }
        contents.mail.append(.dropped(from: door.source))
      } else {
        if isPure {
          contents.mail.append(.sentWhileDeciding)
          filledByPureCode.store(true, ordering: .relaxed)
        }
        if mail.count > 1 { contents.willAppendUnit(of: mail.count) }
        contents.mail += mail
      }
      filled.store(true, ordering: .releasing)
      guard !contents.isWakeUpPending else { return nil }
      contents.isWakeUpPending = true
      return contents.wakeUp
    }
    next?()
  }

  /// Adds mail without waking the loop, which collects it in any case or need not do so soon.
  @usableFromInline
  func postWithoutWaking(_ mail: [Mail]) {
    let isLate = contents.withLock { contents in
      guard !contents.isClosed else { return mail.contains(where: \.isEvent) }
      if mail.count > 1 { contents.willAppendUnit(of: mail.count) }
      contents.mail += mail
      filled.store(true, ordering: .releasing)
      return false
    }
    if isLate { tooLate() }
  }

  /// Adds the release of a run's last sender.
  ///
  /// Not made with ``postWithoutWaking(_:)``, because its array would take a twentieth of the
  /// instructions of a short program.
  @usableFromInline
  func release(_ run: RunID) {
    contents.withLock { contents in
      guard !contents.isClosed else { return }
      contents.mail.append(.released(run))
      filled.store(true, ordering: .releasing)
    }
  }

  /// Adds mail of pure code.
  @usableFromInline
  func postWhileDeciding(_ mail: [Mail]) {
    contents.withLock { contents in
      if !contents.isClosed { filledByPureCode.store(true, ordering: .relaxed) }
    }
    postWithoutWaking([.sentWhileDeciding] + mail)
  }

  /// Delivers mail on the main actor; a loop on the main actor takes it synchronously.
  @MainActor func deliver(_ mail: [Mail]) {
    guard let delivery else { return post(mail) }
    delivery.take(mail)
  }

  /// Delivers an event on the main actor; a loop on the main actor reduces it synchronously.
  @inlinable
  @MainActor func deliver(_ message: Sender<Event>.Message, from source: EventSource) {
    guard let delivery else { return post([message.mail(from: source)]) }
    switch message {
    case .event(let event, let receipt): delivery.send(.event(event), source, receipt)
    case .deferred(let make, let receipt): delivery.send(.deferred { _ in make() }, source, receipt)
    }
  }

  /// Delivers a batch of events of one source.
  @inlinable
  @MainActor func deliverBatch(_ body: Sender<Event>.BatchBody, from source: EventSource) {
    guard let delivery else {
      return body { [self] event in post([.event(.event(event), from: source, nil)]) }
    }
    delivery.batch(body, source)
  }

  /// The closures that take mail synchronously, or nil if the loop was stopped or does not run on
  /// the main actor.
  @inlinable var delivery: Delivery? { contents.withLock(\.delivery) }

  /// Wakes the loop, with or without mail, unless a wake-up is pending.
  @usableFromInline
  func wake() {
    let wakeUp = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard !contents.isWakeUpPending, !contents.isClosed else { return nil }
      contents.isWakeUpPending = true
      return contents.wakeUp
    }
    wakeUp?()
  }

  /// Records that the loop was woken and is about to collect the mail: later mail wakes it again.
  @usableFromInline
  func wakeUpArrived() {
    contents.withLock { $0.isWakeUpPending = false }
  }

  /// Takes mail, in the order of its arrival.
  ///
  /// - Parameter limit: The maximum number of mails, except that mails that were posted together,
  ///   such as the answers and the end of a run, are taken together.
  @inlinable
  func collect(atMost limit: Int = .max) -> Deque<Mail> {
    contents.withLock { contents in
      if limit < contents.mail.count {
        let first = contents.takeFirst(limit)
        if !contents.mail.isEmpty { return first }
        contents.mail = first
      }
      if contents.takenCount > 0 { contents.takenCount = 0 }
      if !contents.units.isEmpty { contents.units = [] }
      filled.store(false, ordering: .releasing)
      filledByPureCode.store(false, ordering: .relaxed)
      contents.collectionNumber += 1
      defer { contents.mail = [] }
      return contents.mail
    }
  }

  /// Closes the mailbox and discards the mail.
  ///
  /// The mail is released after the lock, because a `deinit` in an event may post.
  func close() {
    _ = contents.withLock { contents in
      contents.isClosed = true
      contents.delivery = nil
      filled.store(false, ordering: .releasing)
      filledByPureCode.store(false, ordering: .relaxed)
      contents.units = []
      defer { contents.mail = [] }
      return contents.mail
    }
  }

  /// The calling thread, as a number other than 0.
  @usableFromInline static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
