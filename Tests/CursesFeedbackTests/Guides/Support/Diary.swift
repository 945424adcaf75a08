import Synchronization

/// What was written, from any thread.
final class Diary<Entry: Sendable>: Sendable {
  private let written = Mutex<[Entry]>([])

  /// All of it, in order.
  var entries: [Entry] { written.withLock(\.self) }

  func write(_ entry: Entry) {
    written.withLock { $0.append(entry) }
  }
}

extension AsyncStream where Element: Sendable {
  /// The first element that comes; nil where none ever does.
  var firstElement: Element? {
    get async {
      for await element in self { return element }
      return nil
    }
  }
}
