import CursesFeedback
import Synchronization

/// A network that a test switches on and off.
final class Source: Sendable {
  private let listeners = Mutex<[Int: @Sendable (Bool) -> Void]>([:])

  /// How many listen now.
  var listenerCount: Int { listeners.withLock(\.count) }

  var watch: NetworkWatch {
    NetworkWatch { [self] told in
      let id = listeners.withLock { listeners in
        listeners[listeners.count] = told
        return listeners.count - 1
      }
      return Cancellation { [self] in listeners.withLock { $0[id] = nil } }
    }
  }

  func tell(_ isOnline: Bool) {
    for told in listeners.withLock(\.values) { told(isOnline) }
  }
}
