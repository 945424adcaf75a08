import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for what comes from a terminal: a thread in `poll`, which brings it to the main actor
/// with one hop a batch.
///
/// A thread and not a dispatch source: those never fire on some files, and race when cancelled.
final class StandardInput: Sendable {
  private struct Shared {
    var arrivals = Arrivals()
    var awaitsWritable = false
    var isStopped = false
  }

  private let device: TerminalDevice
  private let wakeUp: WakeUpPipe
  private let deliver: @MainActor (Arrivals.Arrival) -> Void
  private let shared = Mutex(Shared())
  private let thread = DispatchGroup()

  /// Prepares to wait; what arrives will be delivered on the main actor, in order.
  init(
    _ device: TerminalDevice, wakeUp: WakeUpPipe,
    deliver: @escaping @MainActor (Arrivals.Arrival) -> Void
  ) {
    self.device = device
    self.wakeUp = wakeUp
    self.deliver = deliver
  }

  /// Begins to wait.
  ///
  /// Called once.
  func start() {
    DispatchQueue(label: "terminal input", qos: .userInteractive).async(group: thread) {
      while self.waitOnce() {}
    }
  }

  /// Ends the waiting: when this returns, no more is read.
  ///
  /// What was not delivered never is.
  func stop() {
    shared.withLock { $0.isStopped = true }
    wakeUp.wakeUp()
    thread.wait()
  }

  /// Asks for ``Arrivals/Arrival/writable``, once, when the terminal takes bytes again.
  func awaitWritable() {
    shared.withLock { $0.awaitsWritable = true }
    wakeUp.wakeUp()
  }

  /// One wait and what came of it; false when it was the last.
  private func waitOnce() -> Bool {
    let (isStopped, hasRoom, awaitsWritable) = shared.withLock {
      ($0.isStopped, $0.arrivals.hasRoom, $0.awaitsWritable)
    }
    guard !isStopped else { return false }
    let events = (hasRoom ? POLLIN : 0) | (awaitsWritable ? POLLOUT : 0)
    var files = [
      // Without a wish poll would still report a hang-up, without end: negative ones are skipped.
      pollfd(
        fd: events == 0 ? -1 : device.descriptor, events: Int16(truncatingIfNeeded: events),
        revents: 0),
      pollfd(fd: wakeUp.readingEnd, events: Int16(truncatingIfNeeded: POLLIN), revents: 0),
    ]
    guard unsafe poll(&files, nfds_t(files.count), -1) > 0 else { return errno == EINTR }
    if files[1].revents != 0 { reportSignals() }
    let terminal = Int32(files[0].revents)
    if terminal & POLLOUT != 0, awaitsWritable {
      shared.withLock { $0.awaitsWritable = false }
      report(.writable)
    }
    guard terminal & ~POLLOUT != 0 else { return true }
    return receive()
  }

  private func receive() -> Bool {
    switch device.receive() {
    case .bytes(let bytes):
      report(.bytes(bytes))
    case .nothing:
      break
    case .ended:
      report(.ended)
      return false
    }
    return true
  }

  private func reportSignals() {
    let signals = wakeUp.drain()
    if signals.contains(.resumed) { report(.resumed) }
    if signals.contains(.resized) { report(.resized) }
  }

  private func report(_ arrival: Arrivals.Arrival) {
    guard shared.withLock({ $0.arrivals.add(arrival) }) else { return }
    Task { @MainActor in self.deliverAll() }
  }

  @MainActor private func deliverAll() {
    let (arrivals, wasFull) = shared.withLock { shared in
      guard !shared.isStopped else { return ([Arrivals.Arrival](), false) }
      let wasFull = !shared.arrivals.hasRoom
      return (shared.arrivals.takeAll(), wasFull)
    }
    if wasFull { wakeUp.wakeUp() }
    for arrival in arrivals { deliver(arrival) }
  }
}
