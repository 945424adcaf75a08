import CursesFeedback
import Synchronization

/// A network that a test switches on and off.
final class Source: Sendable {
  private let listeners = Mutex<[Int: @Sendable (Bool) -> Void]>([:])

  /// The number of registered listeners.
  var listenerCount: Int { listeners.withLock(\.count) }

  var watch: NetworkWatch {
    NetworkWatch { [self] onChange in
      let id = listeners.withLock { listeners in
        listeners[listeners.count] = onChange
        return listeners.count - 1
      }
      return Cancellation { [self] in listeners.withLock { $0[id] = nil } }
    }
  }

  func report(_ isOnline: Bool) {
    for onChange in listeners.withLock(\.values) { onChange(isOnline) }
  }
}
