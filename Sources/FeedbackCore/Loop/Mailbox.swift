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
///     append; is somebody coming?           from now on nobody is coming
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
    /// Nobody holds the sender of a run any more.
    case released(RunID)
    /// What a run has to do now that it has waited.
    case due(RunID, Effect<Event>.Kind, Effect<Event>.Delay)
    /// The event that follows was sent by pure code, which should only decide.
    case sentWhileDeciding

    fileprivate var isEvent: Bool {
      switch self {
      case .event: true
      case .finished, .released, .due, .sentWhileDeciding: false
      }
    }
  }

  private struct Contents {
    var mail: [Mail] = []
    var isSomebodyComing = false
    var isClosed = false
    var wakeUp: @Sendable () -> Void = {}
    var deliver: (@MainActor @Sendable ([Mail]) -> Void)?
  }

  private let contents = Mutex(Contents())
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

  /// Sets how the loop is woken, which may happen on any thread; and how it takes mail at once
  /// that is brought on the main actor, where it can.
  @usableFromInline
  func connect(
    wakeUp: @escaping @Sendable () -> Void,
    deliver: (@MainActor @Sendable ([Mail]) -> Void)?
  ) {
    contents.withLock { contents in
      contents.wakeUp = wakeUp
      contents.deliver = deliver
    }
  }

  /// Leaves mail and sees to it that somebody comes for it.
  func post(_ mail: [Mail]) {
    let isPure = decidingThread.load(ordering: .relaxed) == Self.currentThread
    let next = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard !contents.isClosed else { return mail.contains(where: \.isEvent) ? tooLate : nil }
      if isPure {
        contents.mail.append(.sentWhileDeciding)
        filledByPureCode.store(true, ordering: .relaxed)
      }
      contents.mail += mail
      filled.store(true, ordering: .releasing)
      guard !contents.isSomebodyComing else { return nil }
      contents.isSomebodyComing = true
      return contents.wakeUp
    }
    next?()
  }

  /// Leaves mail for a loop that will look in any case, or need not know soon.
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

  /// Leaves mail of pure code, which should only decide.
  @usableFromInline
  func postWhileDeciding(_ mail: [Mail]) {
    filledByPureCode.store(true, ordering: .relaxed)
    postWithoutWaking([.sentWhileDeciding] + mail)
  }

  /// Brings mail on the main actor, which the loop takes at once where it lives there.
  @MainActor func deliver(_ mail: [Mail]) {
    let way = contents.withLock { contents in contents.isClosed ? nil : contents.deliver }
    guard let deliver = way else { return post(mail) }
    deliver(mail)
  }

  /// Asks for somebody to come, mail or not.
  func wake() {
    let wakeUp = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard !contents.isSomebodyComing, !contents.isClosed else { return nil }
      contents.isSomebodyComing = true
      return contents.wakeUp
    }
    wakeUp?()
  }

  /// Says that whoever was woken has come and is about to look: mail from now on wakes again.
  @usableFromInline
  func hasCome() {
    contents.withLock { $0.isSomebodyComing = false }
  }

  /// Takes what is there, in the order in which it came.
  @usableFromInline
  func collect() -> [Mail] {
    contents.withLock { contents in
      filled.store(false, ordering: .releasing)
      filledByPureCode.store(false, ordering: .relaxed)
      defer { contents.mail = [] }
      return contents.mail
    }
  }

  /// Takes no more mail from other threads and throws away what is there, after the lock: the
  /// deinit of what an event carries may post.
  func close() {
    _ = contents.withLock { contents in
      contents.isClosed = true
      filled.store(false, ordering: .releasing)
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
