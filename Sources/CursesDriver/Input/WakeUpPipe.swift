import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe by which signal handlers and other threads end a wait in `poll`.
final class WakeUpPipe: Sendable {
  let readingEnd: Int32
  let writingEnd: Int32

  /// Opens the pipe; neither end blocks, and child processes do not inherit them.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw TerminalError(.system(call: "pipe", number: errno)) }
    (readingEnd, writingEnd) = (aboveStandardStreams(ends[0]), aboveStandardStreams(ends[1]))
    guard readingEnd >= 0, writingEnd >= 0 else {
      throw TerminalError(.system(call: "fcntl", number: errno))
    }
    for end in [readingEnd, writingEnd] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(readingEnd)
    close(writingEnd)
  }

  /// Ends the wait.
  func wakeUp() {
    var byte: UInt8 = 0
    // A full pipe is readable anyway.
    _ = unsafe write(writingEnd, &byte, 1)
  }

  /// Takes up to 256 bytes from the pipe; returns the messages of signal handlers among them.
  func drain() -> Set<SignalReport> {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(readingEnd, &bytes, bytes.count)
    return Set(bytes.prefix(max(0, count)).compactMap(SignalReport.init))
  }
}
