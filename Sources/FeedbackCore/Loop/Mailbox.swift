import Synchronization

/// Where events wait that come from other threads, or from inside a drain.
///
/// How no wake-up is ever lost, the lock deciding which line comes first:
///
///     any thread: post                      loop: collect
///     ----------------                      -------------
///     append; was a wake-up asked for?
///       yes: somebody comes                 take all; no wake-up is asked for
///       no: ask for one, after the lock     …and what is posted from here on asks anew
final class Mailbox<Event: Sendable>: Sendable {
  enum Mail: Sendable {
    /// An event from outside, or one of a run.
    case event(Event, from: RunID?)
    /// A run ended by itself.
    case finished(RunID, (any Error)?)
    /// The event that follows was sent by pure code, which should only decide.
    case sentWhileDeciding

    fileprivate var isEvent: Bool {
      switch self {
      case .event: true
      case .finished, .sentWhileDeciding: false
      }
    }
  }

  private struct Contents {
    var mail: [Mail] = []
    var isWakeUpAskedFor = false
    var wakeUp: @Sendable () -> Void = {}
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  private let filled = Atomic(false)
  private let tooLate: @Sendable () -> Void

  /// Makes a mailbox that says so when an event comes after it was closed.
  init(tooLate: @escaping @Sendable () -> Void) {
    self.tooLate = tooLate
  }

  /// Whether there is anything to collect.
  var isFilled: Bool { filled.load(ordering: .acquiring) }

  /// Sets how the loop is woken; it is called on the thread that posts, at most once between two
  /// collections.
  func setWakeUp(_ wakeUp: @escaping @Sendable () -> Void) {
    contents.withLock { $0.wakeUp = wakeUp }
  }

  /// Leaves mail and sees to it that somebody comes for it.
  func post(_ mail: [Mail]) {
    let next = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard !contents.isClosed else { return mail.contains(where: \.isEvent) ? tooLate : nil }
      contents.mail += mail
      filled.store(true, ordering: .releasing)
      guard !contents.isWakeUpAskedFor else { return nil }
      contents.isWakeUpAskedFor = true
      return contents.wakeUp
    }
    next?()
  }

  /// Leaves mail for a loop that is about to look anyway.
  func postWithoutWaking(_ mail: [Mail]) {
    contents.withLock { contents in
      contents.mail += mail
      filled.store(true, ordering: .releasing)
    }
  }

  /// Takes what is there, in the order in which it came.
  func collect() -> [Mail] {
    guard isFilled else { return [] }
    return contents.withLock { contents in
      contents.isWakeUpAskedFor = false
      filled.store(false, ordering: .releasing)
      defer { contents.mail = [] }
      return contents.mail
    }
  }

  /// Takes no more mail from other threads and throws away what is there, after the lock: the
  /// deinit of what an event carries may post.
  func close() {
    _ = contents.withLock { contents in
      contents.isClosed = true
      defer { contents.mail = [] }
      return contents.mail
    }
  }
}
