import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads the terminal while the main thread does not respond, so that Ctrl-C can end the program,
/// and limits the memory of captured text (text that is written to standard output or standard
/// error).
///
/// The turn counts the beginnings and ends of the main thread's work.
///
/// | main thread                                | watchdog's thread                               |
/// | ------------------------------------------ | ----------------------------------------------- |
/// | `workBegins`: makes the turn odd; wakes    | asleep: waits without a limit                   |
/// | the watchdog if it is asleep               | awake: checks the turn twice a second           |
/// | `workEnds`: makes the turn even            | even and unchanged: falls asleep                |
/// |                                            | odd and unchanged: reads ahead, counts Ctrl-C   |
///
/// While the main thread waits, the watchdog falls asleep within a second, so that an idle program
/// has no periodic wake-ups; a key less than half a second after another costs three atomic
/// operations. Bytes that are read ahead stay in the ``TerminalDevice``, in order, until the main
/// thread receives them.
final class Watchdog: Sendable {
  private let files: TerminalFiles
  /// Odd while the main thread works.
  private let turn = Atomic<Int>(1)
  private let isAsleep = Atomic<Bool>(false)
  private let isStopped = Atomic<Bool>(false)
  private let wakeUp: WakeUpPipe
  private let thread = Mutex<pthread_t?>(nil)

  /// Makes a watchdog; called while the main thread works, because the turn begins odd.
  init(_ files: TerminalFiles) throws(TerminalError) {
    self.files = files
    wakeUp = try WakeUpPipe()
  }

  /// The main thread has waited and begins to work.
  func workBegins() {
    turn.add(1, ordering: .sequentiallyConsistent)
    guard isAsleep.load(ordering: .sequentiallyConsistent) else { return }
    if isAsleep.exchange(false, ordering: .sequentiallyConsistent) { wakeUp.wakeUp() }
  }

  /// The main thread is about to wait.
  func workEnds() { turn.add(1, ordering: .releasing) }

  func start() { thread.withLock { $0 = startThread { self.run() } } }

  /// Stops the thread: when this returns, nothing more is read.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    wakeUp.wakeUp()
    guard let thread = thread.withLock({ $0.take() }) else { return }
    pthread_join(thread, nil)
  }

  private func run() {
    while true {
      watch()
      // `watch` may have read the byte by which `stop` wakes the thread.
      if hasStopped { return }
      wait(until: nil)
    }
  }

  private var hasStopped: Bool { isStopped.load(ordering: .acquiring) }

  /// Checks the turn until the main thread has waited for half a second.
  private func watch() {
    var seen = turn.load(ordering: .acquiring)
    while !hasStopped {
      let end = MainLoop.now + InterruptStateMachine.responseTime
      while !hasStopped, MainLoop.now < end { wait(until: end) }
      let now = turn.load(ordering: .acquiring)
      if now != seen {
        seen = now
      } else if now.isMultiple(of: 2) {
        isAsleep.store(true, ordering: .sequentiallyConsistent)
        if turn.load(ordering: .sequentiallyConsistent) == now { return }
        isAsleep.store(false, ordering: .sequentiallyConsistent)
      } else {
        readAhead(while: now)
      }
    }
  }

  /// Reads ahead for the main thread until the turn changes.
  private func readAhead(while turn: Int) {
    var interrupts = InterruptStateMachine()
    while !hasStopped, self.turn.load(ordering: .acquiring) == turn {
      let end = min(MainLoop.now + .milliseconds(100), interrupts.end ?? .seconds(Int64.max / 2))
      guard wait(until: end, reading: true) else { continue }
      guard let bytes = files.device.readAhead() else { return }
      interrupts.typed(bytes, at: MainLoop.now)
      // The main thread may be waiting by now; it does not know of these bytes.
      files.wakeUp.wakeUp()
      guard interrupts.end != nil, self.turn.load(ordering: .acquiring) == turn else { continue }
      endHungProcess(inMainLoop: true)
    }
  }

  /// Waits for the pipe, captured text and, if `reading`, input, until the time `end` (nil: without
  /// a limit); returns whether there is input.
  @discardableResult private func wait(until end: Duration?, reading: Bool = false) -> Bool {
    let events = Int16(truncatingIfNeeded: POLLIN)
    var polled = [
      pollfd(fd: reading ? files.device.descriptor : -1, events: events, revents: 0),
      pollfd(fd: wakeUp.readingEnd, events: events, revents: 0),
      files.capturedPollEntry,
    ]
    guard waitForFiles(&polled, atMost: end.map { $0 - MainLoop.now }) else { return false }
    if polled[1].revents != 0 { _ = wakeUp.drain() }
    if polled[2].revents != 0 { releaseCapturedText() }
    return polled[0].revents != 0
  }
}
