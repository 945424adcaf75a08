import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for a terminal and its signals, and delivers reports on the main actor, in order.
protocol TerminalInput: AnyObject, Sendable {
  /// Starts to wait; called once.
  @MainActor func start()

  /// Stops: when this returns, nothing more is read, and no more reports are delivered, except for
  /// the rest of a batch whose delivery calls this.
  func stop()

  /// Pauses both the reading of the terminal and the wait for the terminal to accept bytes, or
  /// continues both if `isPaused` is false.
  func pause(_ isPaused: Bool)

  /// Requests one ``TerminalReport/writable`` when the terminal accepts bytes again.
  func awaitWritable()
}

/// The files to wait for in `poll`: a terminal, the pipe by which signal handlers and other threads
/// end the wait, and captured text (text that is written to standard output or standard error).
struct TerminalFiles: Sendable {
  let device: TerminalDevice
  let wakeUp: WakeUpPipe
  /// A descriptor that is readable after a write to a captured stream; -1 if there is none.
  let capturedChanges: Int32

  /// The poll entry of the terminal.
  func devicePollEntry(reading: Bool, writing: Bool) -> pollfd {
    let events = (reading ? POLLIN : 0) | (writing ? POLLOUT : 0)
    // Even without events poll would report a hang-up at each call; it skips negative descriptors.
    return pollfd(
      fd: events == 0 ? -1 : device.descriptor, events: Int16(truncatingIfNeeded: events),
      revents: 0)
  }

  /// The poll entry of the pipe.
  var wakeUpPollEntry: pollfd {
    pollfd(fd: wakeUp.readingEnd, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
  }

  /// The poll entry of captured text.
  var capturedPollEntry: pollfd {
    pollfd(fd: capturedChanges, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
  }

  /// The reports of signals after `poll`; the last of the entries `files` is that of the pipe.
  func signals(_ files: ArraySlice<pollfd>) -> [TerminalReport] {
    guard let pipe = files.last, pipe.revents != 0 else { return [] }
    let signals = wakeUp.drain()
    return (signals.contains(.resumed) ? [.resumed] : [])
      + (signals.contains(.resized) ? [.resized(device.size)] : [])
  }
}

extension pollfd {
  /// Whether a write would be accepted.
  var isWritable: Bool { Int32(revents) & POLLOUT != 0 }

  /// Whether a read would return data or the end of the file.
  var isReadable: Bool { Int32(revents) & ~POLLOUT != 0 }
}
