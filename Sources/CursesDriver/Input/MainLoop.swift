import Dispatch
import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The loop of a program's main thread.
///
/// It waits for the main actor's work (code that Swift runs on the main thread), the terminal and
/// timers at once, so that neither a key nor a frame needs another thread. If the system offers no
/// file descriptor for the queue of this work (macOS), and in programs that do not run this loop, a
/// separate thread waits for the terminal.
@MainActor public enum MainLoop {
  private static var isRunning = false
  /// The terminal that the loop waits for.
  private static weak var input: MainLoopInput?
  /// The files of the last wait: each wait reuses this array, because a new one is an allocation.
  private static var waitedFiles: [pollfd] = []
  private static var timers = LoopTimers<@MainActor () -> Void>()
  /// The thread that runs the loop; 0 before it runs.
  private nonisolated static let thread = Atomic<UInt>(0)

  /// Runs the main actor's work, input and timers until the program exits.
  ///
  /// A program whose `main` is not asynchronous calls it once, on the main thread.
  public static func run() -> Never {
    guard let queue = MainQueue() else { dispatchMain() }
    isRunning = true
    thread.store(currentThread, ordering: .relaxed)
    while true { waitOnce(queue) }
  }

  /// Whether the loop runs on the current thread.
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

  /// Calls the action after the duration and, if it repeats, again after each such duration.
  ///
  /// A late call does not delay the next one, unless it is late by the whole duration: the next
  /// call then follows a duration later, and the missed calls are skipped. Timers need the loop to
  /// run. `poll` does not count the time that the system sleeps. An action that becomes due during
  /// the sleep is therefore called when something else ends the loop's `poll`, at the latest when
  /// the rest of the `poll`'s time has passed after the sleep.
  ///
  /// - Returns: The timer's identifier for ``cancelTimer(_:)``.
  package static func startTimer(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor () -> Void
  ) -> Int {
    timers.add(after: duration, repeats: repeats, now: now, action)
  }

  /// Ends a timer: its action is not called again.
  package static func cancelTimer(_ id: Int) {
    let action = timers.remove(id)
    withExtendedLifetime(action) {}
  }

  /// Makes the input of a terminal: in this loop if it runs, otherwise with a thread of its own.
  static func input(
    _ files: TerminalFiles, deliver: @escaping @MainActor (TerminalReport) -> Void
  ) -> any TerminalInput {
    isRunning
      ? MainLoopInput(files, deliver: deliver) : ThreadInput(files, deliver: deliver)
  }

  fileprivate static func wait(for input: MainLoopInput) { self.input = input }

  /// The time since a fixed moment.
  ///
  /// Like that of a `ContinuousClock` it advances while the system sleeps.
  ///
  /// A `ContinuousClock` would delay the start of a program, because the runtime has to instantiate
  /// its types.
  nonisolated static var now: Duration { .nanoseconds(nanoseconds) }

  /// The time since a fixed moment, in nanoseconds; see ``now``.
  package nonisolated static var nanoseconds: Int {
    #if canImport(Darwin)
      let clock = CLOCK_MONOTONIC
    #else
      let clock = CLOCK_BOOTTIME
    #endif
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func waitOnce(_ queue: MainQueue) {
    let input = input
    var files: [pollfd] = []
    swap(&files, &waitedFiles)
    files.removeAll(keepingCapacity: true)
    files.append(
      pollfd(fd: queue.descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0))
    input?.addPollEntries(to: &files)
    let deadline = timers.nextDeadline
    input?.watchdog?.workEnds()
    let isReady = waitForFiles(&files, atMost: deadline.map { $0 - now })
    input?.watchdog?.workBegins()
    if isReady {
      input?.take(files.dropFirst())
      if files[0].revents != 0 { queue.run() }
    }
    swap(&files, &waitedFiles)
    guard deadline != nil else { return }
    let time = now
    while let action = timers.takeDue(at: time) { action() }
  }
}

/// The input of a terminal that the main loop waits for.
final class MainLoopInput: TerminalInput {
  private struct State {
    var awaitsWritable = false
    var isPaused = false
    var isStopped = false
  }

  /// The maximum number of reads before a frame is drawn.
  ///
  /// On Linux a read returns at most 4 KiB of a terminal's bytes, which is thousands of keys.
  private static let maximumReads = 16
  /// After a read of fewer bytes than this, the loop lets a frame be drawn and waits, instead of
  /// reading again.
  ///
  /// So few bytes are usually a single key, after which another read would be a system call without
  /// a result. If there are more bytes, the wait returns at once.
  private static let fewBytes = 64

  private let files: TerminalFiles
  private let deliver: @MainActor (TerminalReport) -> Void
  private let state = Mutex(State())
  /// Lets Ctrl-C end the program if the main thread does not respond; nil if the system cannot open
  /// a pipe for it.
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

  func pause(_ isPaused: Bool) {
    files.device.isLent = isPaused
    state.withLock { $0.isPaused = isPaused }
  }

  func awaitWritable() { state.withLock { $0.awaitsWritable = true } }

  private var isStopped: Bool { state.withLock(\.isStopped) }

  /// Adds the entries of this terminal for `poll`, unless the input is stopped.
  fileprivate func addPollEntries(to entries: inout [pollfd]) {
    let state = state.withLock(\.self)
    guard !state.isStopped else { return }
    entries.append(
      files.devicePollEntry(
        reading: !state.isPaused, writing: state.awaitsWritable && !state.isPaused))
    entries.append(files.wakeUpPollEntry)
  }

  /// Delivers reports after `poll`; the entries are those of this terminal.
  @MainActor fileprivate func take(_ ready: ArraySlice<pollfd>) {
    for signal in files.signals(ready) { pass(on: signal) }
    guard let terminal = ready.first else { return }
    // The watchdog writes to the pipe after it has read ahead.
    let wasReadAhead = ready.last?.revents != 0 && files.device.wasReadAhead
    guard terminal.revents != 0 || wasReadAhead else { return }
    if terminal.isWritable {
      state.withLock { $0.awaitsWritable = false }
      pass(on: .writable)
    }
    if terminal.isReadable || wasReadAhead { read() }
  }

  /// Reads and delivers bytes until there are no more, or until it is time for a frame.
  @MainActor private func read() {
    for _ in 0..<Self.maximumReads where !isStopped {
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
