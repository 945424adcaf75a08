import CursesFeedback
import Synchronization

/// A network that a test switches on and off.
final class Source: Sendable {
  private struct Listeners {
    var closures: [Int: @Sendable (Bool) -> Void] = [:]
    var lastID = 0
  }

  private let listeners = Mutex(Listeners())

  /// The number of registered listeners.
  var listenerCount: Int { listeners.withLock(\.closures.count) }

  var watch: NetworkWatch {
    NetworkWatch { [self] onChange in
      let id = listeners.withLock { listeners in
        listeners.lastID += 1
        listeners.closures[listeners.lastID] = onChange
        return listeners.lastID
      }
      return Cancellation { [self] in listeners.withLock { $0.closures[id] = nil } }
    }
  }

  func report(_ isOnline: Bool) {
    for onChange in listeners.withLock(\.closures.values) { onChange(isOnline) }
  }
}
