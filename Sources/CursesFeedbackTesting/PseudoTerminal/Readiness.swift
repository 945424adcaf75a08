import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for files on a thread of its own, so that the tests' few threads stay free.
final class Readiness: Sendable {
  private let queue = DispatchQueue(label: "CursesFeedbackTesting.Readiness")

  /// Returns when one of the files can be read (or written, where that is asked), when it has
  /// ended, or after the time, which is rounded up to whole milliseconds.
  func wait(
    toRead reading: [Descriptor], toWrite writing: [Descriptor] = [], within time: Duration
  ) async {
    let milliseconds = Int32((time / .milliseconds(1)).rounded(.up))
    await withCheckedContinuation { continuation in
      queue.async {
        var polled =
          reading.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
          + writing.map { pollfd(fd: $0.number, events: Int16(POLLOUT), revents: 0) }
        poll(&polled, nfds_t(polled.count), milliseconds)
        continuation.resume()
      }
    }
  }
}
