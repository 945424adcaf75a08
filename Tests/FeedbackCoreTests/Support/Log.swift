import Synchronization

/// A list that any thread may append to.
final class Log<Entry: Sendable>: Sendable {
  private let contents = Mutex<[Entry]>([])

  var entries: [Entry] { contents.withLock(\.self) }

  func add(_ entry: Entry) {
    contents.withLock { $0.append(entry) }
  }
}
