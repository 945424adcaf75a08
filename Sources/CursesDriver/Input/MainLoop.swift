import Dispatch
import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The main thread of a program: it waits for the main actor's work, for the terminal and for
/// timers at once, so that neither a key nor a frame needs another thread.
///
/// Where the system lets nobody wait for the main queue (macOS), the main queue has the thread, and
/// the terminal one of its own. So it is in programs that do not run this loop, too.
@MainActor public enum MainLoop {
  private static var isRunning = false
  /// The terminal that is waited for.
  private static weak var input: MainLoopInput?
  private static var timers = LoopTimers<@MainActor () -> Void>()
  /// The thread that runs the loop; 0 before there is one.
  private nonisolated static let thread = Atomic<UInt>(0)

  /// Runs what arrives until the program exits.
  ///
  /// To be called once, on the main thread, by a program whose `main` is not asynchronous.
  public static func run() -> Never {
    guard let queue = MainQueue() else { dispatchMain() }
    isRunning = true
    thread.store(currentThread, ordering: .relaxed)
    while true { waitOnce(queue) }
  }

  /// Whether it runs on the thread that asks.
  package nonisolated static var isHere: Bool {
    thread.load(ordering: .relaxed) == currentThread
  }

  private nonisolated static var currentThread: UInt {
    #if canImport(Darwin)
      unsafe UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// Calls the action when the duration has passed and, where it repeats, again after each such
  /// duration, without drift; ticks that were missed are left out.
  ///
  /// Only where the loop runs. What comes due while the system sleeps is done when something wakes
  /// the loop, at the latest when the rest of its wait is over.
  ///
  /// - Returns: what ``cancelTimer(_:)`` takes.
  package static func startTimer(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor () -> Void
  ) -> Int {
    timers.add(after: duration, repeats: repeats, now: now, action)
  }

  /// Ends a timer; nothing happens any more.
  package static func cancelTimer(_ id: Int) {
    let action = timers.remove(id)
    withExtendedLifetime(action) {}
  }

  /// Makes what waits for a terminal.
  static func input(
    _ files: TerminalFiles, deliver: @escaping @MainActor (TerminalReport) -> Void
  ) -> any TerminalInput {
    isRunning
      ? MainLoopInput(files, deliver: deliver) : ThreadInput(files, deliver: deliver)
  }

  fileprivate static func wait(for input: MainLoopInput) { self.input = input }

  /// The time since some moment, as a `ContinuousClock` counts it: also while the system sleeps.
  ///
  /// A program that begins would wait for the runtime to make the types of that.
  nonisolated static var now: Duration {
    #if canImport(Darwin)
      let clock = CLOCK_MONOTONIC
    #else
      let clock = CLOCK_BOOTTIME
    #endif
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static func waitOnce(_ queue: MainQueue) {
    let input = input
    let queueWish = pollfd(
      fd: queue.descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
    var files = input?.wishes(behind: queueWish) ?? [queueWish]
    let deadline = timers.nextDeadline
    input?.watchdog?.workEnds()
    let isReady = waitForFiles(&files, atMost: deadline.map { $0 - now })
    input?.watchdog?.workBegins()
    if isReady {
      input?.take(files.dropFirst())
      if files[0].revents != 0 { queue.run() }
    }
    guard deadline != nil else { return }
    let time = now
    while let action = timers.takeDue(at: time) { action() }
  }
}

/// A terminal that the main loop waits for.
final class MainLoopInput: TerminalInput {
  private struct Wishes {
    var awaitsWritable = false
    var isStopped = false
  }

  /// How often what has come in is read before it is time to show what has come of it.
  ///
  /// Linux gives 4 KiB of a terminal's bytes at a time: thousands of keys.
  private static let readsAFrame = 16
  /// After fewer bytes, which may be all that a person did, nobody asks at once for more.
  ///
  /// That would be a call of the system before each frame. Where there is more, the wait is short.
  private static let fewBytes = 64

  private let files: TerminalFiles
  private let deliver: @MainActor (TerminalReport) -> Void
  private let state = Mutex(Wishes())
  /// Nil if the system has no pipe left for it.
  fileprivate let watchdog: Watchdog?

  fileprivate init(
    _ files: TerminalFiles, deliver: @escaping @MainActor (TerminalReport) -> Void
  ) {
    self.files = files
    self.deliver = deliver
    watchdog = try? Watchdog(files)
  }

  @MainActor func start() {
    MainLoop.wait(for: self)
    watchdog?.start()
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    watchdog?.stop()
  }

  func awaitWritable() { state.withLock { $0.awaitsWritable = true } }

  private var isStopped: Bool { state.withLock(\.isStopped) }

  /// What to wait for, behind something else.
  fileprivate func wishes(behind other: pollfd) -> [pollfd] {
    let state = state.withLock(\.self)
    guard !state.isStopped else { return [other] }
    let device = files.deviceWish(reading: true, writing: state.awaitsWritable)
    return [other, device, files.wakeUpWish]
  }

  /// Delivers what has come, where poll has reported something.
  @MainActor fileprivate func take(_ ready: ArraySlice<pollfd>) {
    for signal in files.signals(ready) { pass(on: signal) }
    guard let terminal = ready.first else { return }
    // The watchdog says through the pipe that it has read ahead.
    let wasReadAhead = ready.last?.revents != 0 && files.device.wasReadAhead
    guard terminal.revents != 0 || wasReadAhead else { return }
    if terminal.isWritable {
      state.withLock { $0.awaitsWritable = false }
      pass(on: .writable)
    }
    if terminal.isReadable || wasReadAhead { read() }
  }

  /// Reads, and delivers what it reads, until nothing more is there or it is time for a frame.
  @MainActor private func read() {
    for _ in 0..<Self.readsAFrame where !isStopped {
      switch files.device.receive() {
      case .bytes(let bytes):
        pass(on: .bytes(bytes))
        if bytes.count < Self.fewBytes { return pass(on: .caughtUp) }
      case .nothing:
        return pass(on: .caughtUp)
      case .ended:
        pass(on: .caughtUp)
        stop()
        return deliver(.ended)
      }
    }
    pass(on: .caughtUp)
  }

  @MainActor private func pass(on report: TerminalReport) {
    if !isStopped { deliver(report) }
  }
}
