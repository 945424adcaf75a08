import Synchronization

/// The names of effects without a recorded answer that have begun, on any thread.
final class MissingAnswers: Sendable {
  private let contents = Mutex<[String]>([])

  var names: [String] { contents.withLock { $0 } }

  func add(_ name: String) {
    contents.withLock { if !$0.contains(name) { $0.append(name) } }
  }
}
