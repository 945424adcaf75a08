public import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where events wait that come from other threads, or from inside a drain.
///
/// How no wake-up is ever lost, the lock deciding which line comes first:
///
///     any thread: post                      loop, when it was woken
///     ----------------                      -----------------------
///     append; is a wake-up pending?         no wake-up is pending any more
///       yes: leave it at that               collect and drain until there is nothing left
///       no: wake, after the lock
@usableFromInline
final class Mailbox<State: Sendable, Event: Sendable>: Sendable {
  @usableFromInline
  enum Mail: Sendable {
    /// An event, or what makes one.
    case event(QueuedContent<State, Event>, from: EventSource, Receipt?)
    /// A run ended by itself.
    case finished(RunID, (any Error)?)
    /// A run ended itself while its registration or its body goes on.
    case ended(RunID)
    /// Nobody holds the sender of a run any more.
    case released(RunID)
    /// What a run has to do now that it has waited.
    case due(RunID, Effect<Event>.Kind, Effect<Event>.Delay)
    /// The event that follows was sent by pure code, which should only decide.
    case sentWhileDeciding
    /// The first event of a source was dropped, because too many of its events wait.
    case dropped(from: EventSource)

    var isEvent: Bool {
      switch self {
      case .event: true
      case .finished, .ended, .released, .due, .sentWhileDeciding, .dropped: false
      }
    }
  }

  /// How a loop on the main actor takes at once what is brought there.
  @usableFromInline
  struct Delivery: Sendable {
    /// Takes mail.
    @usableFromInline let take: @MainActor @Sendable ([Mail]) -> Void
    /// Takes an event, without a detour.
    @usableFromInline
    let send: @MainActor @Sendable (QueuedContent<State, Event>, EventSource, Receipt?) -> Void
    /// Takes events in a batch.
    @usableFromInline let batch: @MainActor @Sendable (Sender<Event>.BatchBody) -> Void

    @inlinable
    init(
      take: @escaping @MainActor @Sendable ([Mail]) -> Void,
      send:
        @escaping @MainActor @Sendable (QueuedContent<State, Event>, EventSource, Receipt?) -> Void,
      batch: @escaping @MainActor @Sendable (Sender<Event>.BatchBody) -> Void
    ) {
      self.take = take
      self.send = send
      self.batch = batch
    }
  }

  @usableFromInline
  struct Contents {
    @usableFromInline var mail: [Mail] = []
    /// Whether the loop was woken and has not looked since.
    @usableFromInline var isWakeUpPending = false
    /// Counts how often the mail was collected.
    var collectionNumber = 0
    @usableFromInline var isClosed = false
    @usableFromInline var wakeUp: @Sendable () -> Void = {}
    @usableFromInline var delivery: Delivery?

    @usableFromInline init() {}
  }

  @usableFromInline let contents = Mutex(Contents())
  @usableFromInline let filled = Atomic(false)
  /// Whether there is mail of pure code, which comes before anything else is decided.
  @usableFromInline let filledByPureCode = Atomic(false)
  /// The thread on which pure code runs now; 0 where none does.
  @usableFromInline let decidingThread = Atomic<UInt>(0)
  private let tooLate: @Sendable () -> Void

  /// Makes a mailbox that says so when an event comes after it was closed.
  @usableFromInline
  init(tooLate: @escaping @Sendable () -> Void) {
    self.tooLate = tooLate
  }

  /// Whether there is anything to collect.
  @inlinable var isFilled: Bool { filled.load(ordering: .acquiring) }

  /// Whether there is mail of pure code to collect.
  @inlinable var isFilledByPureCode: Bool { filledByPureCode.load(ordering: .relaxed) }

  /// Sets how the loop is woken, which may happen on any thread; and how it takes what is brought
  /// on the main actor, where it can.
  @usableFromInline
  func connect(wakeUp: @escaping @Sendable () -> Void, delivery: Delivery? = nil) {
    contents.withLock { contents in
      contents.wakeUp = wakeUp
      contents.delivery = delivery
    }
  }

  /// Adds mail and wakes the loop, unless a wake-up is pending.
  ///
  /// - Parameter door: The door that an event came by, which may have to drop it; nil for mail that
  ///   is never dropped.
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
        contents.mail += mail
      }
      filled.store(true, ordering: .releasing)
      guard !contents.isWakeUpPending else { return nil }
      contents.isWakeUpPending = true
      return contents.wakeUp
    }
    next?()
  }

  /// Adds mail for a loop that looks in any case, or need not know soon.
  @usableFromInline
  func postWithoutWaking(_ mail: [Mail]) {
    let isLate = contents.withLock { contents in
      guard !contents.isClosed else { return mail.contains(where: \.isEvent) }
      contents.mail += mail
      filled.store(true, ordering: .releasing)
      return false
    }
    if isLate { tooLate() }
  }

  /// Notes that no sender of a run is left.
  ///
  /// After the end that costs nothing: an array of mail, made by generic code, would take a
  /// twentieth of the instructions of a short program.
  @usableFromInline
  func release(_ run: RunID) {
    contents.withLock { contents in
      guard !contents.isClosed else { return }
      contents.mail.append(.released(run))
      filled.store(true, ordering: .releasing)
    }
  }

  /// Adds mail of pure code, which should only decide.
  @usableFromInline
  func postWhileDeciding(_ mail: [Mail]) {
    contents.withLock { contents in
      if !contents.isClosed { filledByPureCode.store(true, ordering: .relaxed) }
    }
    postWithoutWaking([.sentWhileDeciding] + mail)
  }

  /// Brings mail on the main actor, which the loop takes at once where it lives there.
  @MainActor func deliver(_ mail: [Mail]) {
    guard let delivery else { return post(mail) }
    delivery.take(mail)
  }

  /// Brings an event on the main actor, which the loop reduces at once where it lives there.
  @inlinable
  @MainActor func deliver(_ letter: Sender<Event>.Letter, from source: EventSource) {
    guard let delivery else { return post([letter.mail(from: source)]) }
    switch letter {
    case .event(let event, let receipt): delivery.send(.event(event), source, receipt)
    case .deferred(let make, let receipt): delivery.send(.deferred { _ in make() }, source, receipt)
    }
  }

  /// Brings events in a batch, which are from outside: of no run that could be revoked.
  @inlinable
  @MainActor func deliverBatch(_ body: Sender<Event>.BatchBody) {
    guard let delivery else {
      return body { [self] event in post([.event(.event(event), from: .outside, nil)]) }
    }
    delivery.batch(body)
  }

  /// How mail is brought; nil where the loop is elsewhere, or over.
  @inlinable var delivery: Delivery? { contents.withLock(\.delivery) }

  /// Wakes the loop, mail or not, unless a wake-up is pending.
  func wake() {
    let wakeUp = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard !contents.isWakeUpPending, !contents.isClosed else { return nil }
      contents.isWakeUpPending = true
      return contents.wakeUp
    }
    wakeUp?()
  }

  /// The loop that was woken is about to look: mail from now on wakes it again.
  @usableFromInline
  func wakeUpArrived() {
    contents.withLock { $0.isWakeUpPending = false }
  }

  /// Takes all mail, in the order in which it came.
  @usableFromInline
  func collect() -> [Mail] {
    contents.withLock { contents in
      filled.store(false, ordering: .releasing)
      filledByPureCode.store(false, ordering: .relaxed)
      contents.collectionNumber += 1
      defer { contents.mail = [] }
      return contents.mail
    }
  }

  /// Takes no more mail from other threads and throws away what is there, after the lock: the
  /// deinit of what an event carries may post.
  func close() {
    _ = contents.withLock { contents in
      contents.isClosed = true
      contents.delivery = nil
      filled.store(false, ordering: .releasing)
      filledByPureCode.store(false, ordering: .relaxed)
      defer { contents.mail = [] }
      return contents.mail
    }
  }

  /// The thread that asks, as a number other than 0.
  @usableFromInline static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
