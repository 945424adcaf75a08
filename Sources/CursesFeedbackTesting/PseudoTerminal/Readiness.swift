import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Polls files on a dispatch queue of its own, so that no thread of Swift's thread pool is blocked.
final class Readiness: Sendable {
  private let queue = DispatchQueue(label: "CursesFeedbackTesting.Readiness")

  /// Returns when one of the files can be read or written, when one has ended, or after the time,
  /// which is rounded up to whole milliseconds.
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
