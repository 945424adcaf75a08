import Synchronization

/// The bodies of a loop that wait for a new value of their request (``RequestValues``).
///
/// A body waits from the moment that it finds no newer value until a value is delivered, even if it
/// resumes later: a delivered value is work.
final class RequestWaits: Sendable {
  /// The number of the waiting tasks of each body.
  private let counts = Mutex<[RunID: Int]>([:])

  var bodies: Set<RunID> { counts.withLock { Set($0.keys) } }

  func waitBegins(in run: RunID) {
    counts.withLock { $0[run, default: 0] += 1 }
  }

  func waitEnds(in run: RunID) {
    counts.withLock { counts in
      let count = counts[run, default: 0] - 1
      counts[run] = count > 0 ? count : nil
    }
  }
}
