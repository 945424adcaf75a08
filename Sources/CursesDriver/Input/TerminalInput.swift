import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for what comes from a terminal, and delivers it on the main actor, in order.
protocol TerminalInput: AnyObject, Sendable {
  /// Begins to wait.
  ///
  /// Called once.
  @MainActor func start()

  /// Ends the waiting: when this returns, no more is read.
  ///
  /// What was not delivered never is.
  func stop()

  /// Asks for ``TerminalReport/writable``, once, when the terminal takes bytes again.
  func awaitWritable()
}

/// What a wait in `poll` is for: a terminal, and the pipe by which signals and the main actor
/// wake it.
struct TerminalFiles: Sendable {
  let device: TerminalDevice
  let wakeUp: WakeUpPipe
  /// Readable after captured text was written; -1 if nothing is captured.
  let capturedChanges: Int32

  /// What to wait for of the terminal.
  func deviceWish(reading: Bool, writing: Bool) -> pollfd {
    let events = (reading ? POLLIN : 0) | (writing ? POLLOUT : 0)
    // Without a wish poll would still report a hang-up, without end: negative ones are skipped.
    return pollfd(
      fd: events == 0 ? -1 : device.descriptor, events: Int16(truncatingIfNeeded: events),
      revents: 0)
  }

  /// What to wait for of the pipe, behind the terminal.
  var wakeUpWish: pollfd {
    pollfd(fd: wakeUp.readingEnd, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
  }

  /// The poll entry of captured text.
  var capturedWish: pollfd {
    pollfd(fd: capturedChanges, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
  }

  /// What the signals say of which poll has reported something.
  func signals(_ files: ArraySlice<pollfd>) -> [TerminalReport] {
    guard let pipe = files.last, pipe.revents != 0 else { return [] }
    let signals = wakeUp.drain()
    return (signals.contains(.resumed) ? [.resumed] : [])
      + (signals.contains(.resized) ? [.resized(device.size)] : [])
  }
}

extension pollfd {
  /// Whether the file takes bytes.
  var isWritable: Bool { Int32(revents) & POLLOUT != 0 }

  /// Whether there is something to read, were it the end.
  var isReadable: Bool { Int32(revents) & ~POLLOUT != 0 }
}
