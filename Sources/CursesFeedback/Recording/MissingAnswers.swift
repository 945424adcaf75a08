import Synchronization

/// The names of the effects that have begun without a recorded answer; any thread may add one.
final class MissingAnswers: Sendable {
  private let contents = Mutex<[String]>([])

  var names: [String] { contents.withLock { $0 } }

  func add(_ name: String) {
    contents.withLock { if !$0.contains(name) { $0.append(name) } }
  }
}
