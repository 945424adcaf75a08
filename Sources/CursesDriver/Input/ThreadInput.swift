import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for a terminal in a thread of its own, and delivers reports on the main actor with one
/// task for each batch.
///
/// It uses no dispatch source: those never fire for some files, and the cancellation of one races
/// with its handler. It uses no thread of libdispatch's pool: after the first one has run,
/// libdispatch checks the pool once a second, which would wake an idle program each time.
final class ThreadInput: TerminalInput {
  private struct Shared {
    var arrivals = Arrivals()
    var interrupts = InterruptStateMachine()
    var awaitsWritable = false
    var isPaused = false
    var isStopped = false
  }

  private let files: TerminalFiles
  private let deliver: @MainActor (TerminalReport) -> Void
  private let shared = Mutex(Shared())
  private let thread = Mutex<pthread_t?>(nil)

  /// Makes the input; `start` starts the thread.
  init(_ files: TerminalFiles, deliver: @escaping @MainActor (TerminalReport) -> Void) {
    self.files = files
    self.deliver = deliver
  }

  func start() {
    let started = startThread { while self.waitOnce() {} }
    precondition(started != nil, "The system refuses the thread that reads the terminal.")
    thread.withLock { $0 = started }
  }

  func stop() {
    shared.withLock { $0.isStopped = true }
    files.wakeUp.wakeUp()
    guard let thread = thread.withLock({ $0.take() }) else { return }
    pthread_join(thread, nil)
  }

  func pause(_ isPaused: Bool) {
    files.device.isLent = isPaused
    shared.withLock { $0.isPaused = isPaused }
    files.wakeUp.wakeUp()
  }

  func awaitWritable() {
    shared.withLock { $0.awaitsWritable = true }
    files.wakeUp.wakeUp()
  }

  /// Waits once and adds the reports; returns false if this was the last time.
  private func waitOnce() -> Bool {
    let (isStopped, reads, awaitsWritable, end) = shared.withLock {
      (
        $0.isStopped, $0.arrivals.hasRoom && !$0.isPaused, $0.awaitsWritable && !$0.isPaused,
        $0.interrupts.end
      )
    }
    guard !isStopped else { return false }
    if let end, MainLoop.now >= end { endHungProcess(inMainLoop: false) }
    var polled = [
      files.devicePollEntry(reading: reads, writing: awaitsWritable), files.wakeUpPollEntry,
      files.capturedPollEntry,
    ]
    let limit = end.map { $0 - MainLoop.now }
    guard waitForFiles(&polled, atMost: limit) else { return limit != nil || errno == EINTR }
    if polled[2].revents != 0 { releaseCapturedText() }
    for signal in files.signals(polled[..<2]) { add(signal) }
    if polled[0].isWritable { add(.writable) }
    return polled[0].isReadable ? read() : true
  }

  /// Reads once; returns false if the terminal is gone.
  private func read() -> Bool {
    switch files.device.receive() {
    case .bytes(let bytes):
      add(.bytes(bytes))
      return true
    case .nothing:
      return true
    case .ended:
      add(.ended)
      return false
    }
  }

  private func add(_ report: TerminalReport) {
    let isFirst = shared.withLock {
      if report == .writable { $0.awaitsWritable = false }
      if case .bytes(let bytes) = report { $0.interrupts.typed(bytes, at: MainLoop.now) }
      return $0.arrivals.add(report)
    }
    guard isFirst else { return }
    Task { @MainActor in self.deliverAll() }
  }

  @MainActor private func deliverAll() {
    let (reports, wasFull) = shared.withLock { shared in
      guard !shared.isStopped else { return ([TerminalReport](), false) }
      let wasFull = !shared.arrivals.hasRoom
      shared.interrupts.answered()
      return (shared.arrivals.takeAll(), wasFull)
    }
    if wasFull { files.wakeUp.wakeUp() }
    let (others, end) = (reports.filter { $0 != .ended }, reports.filter { $0 == .ended })
    for report in others { deliver(report) }
    if others.contains(where: \.isBytes) { deliver(.caughtUp) }
    for report in end { deliver(report) }
  }
}
