import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe that ends a wait in `poll`: written by signals' handlers and by the main actor.
final class WakeUpPipe: Sendable {
  let readingEnd: Int32
  let writingEnd: Int32

  /// Opens it; neither end ever blocks, no child inherits it.
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
    // A full pipe wakes as well.
    _ = unsafe write(writingEnd, &byte, 1)
  }

  /// Takes out what is in it.
  func drain() -> Set<SignalReport> {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(readingEnd, &bytes, bytes.count)
    return Set(bytes.prefix(max(0, count)).compactMap(SignalReport.init))
  }
}
