import Synchronization

/// A log that any thread can write to.
final class Diary<Entry: Sendable>: Sendable {
  private let written = Mutex<[Entry]>([])

  /// All entries, in order.
  var entries: [Entry] { written.withLock(\.self) }

  func write(_ entry: Entry) {
    written.withLock { $0.append(entry) }
  }
}

extension AsyncStream where Element: Sendable {
  /// The first element, or nil if the stream ends without one.
  var firstElement: Element? {
    get async {
      for await element in self { return element }
      return nil
    }
  }
}
