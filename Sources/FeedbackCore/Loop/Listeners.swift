import Synchronization

/// Closures that are called with each value of a series, one closure after the other in the order
/// in which the closures were added.
///
/// A listener can be removed on any thread, also while a listener is called.
@usableFromInline
package final class Listeners<Value>: Sendable {
  private struct Listener {
    let id: Int
    /// The number of the last value that the listener knows; it is called with later ones.
    let knownNumber: Int
    let body: @Sendable (Value) -> Void
    let end: @Sendable () -> Void
  }

  private struct Contents {
    /// In the order of their ids.
    var listeners: [Listener] = []
    var lastID = 0

    func listener(after id: Int, upTo lastID: Int) -> Listener? {
      let index = firstIndex(after: id)
      guard index < listeners.count, listeners[index].id <= lastID else { return nil }
      return listeners[index]
    }

    mutating func remove(_ id: Int) -> Listener? {
      let index = firstIndex(after: id - 1)
      guard index < listeners.count, listeners[index].id == id else { return nil }
      return listeners.remove(at: index)
    }

    /// The index of the first listener with a greater id; the count if there is none.
    private func firstIndex(after id: Int) -> Int {
      var low = 0
      var high = listeners.count
      while low < high {
        let middle = (low + high) / 2
        if listeners[middle].id > id { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private let contents = Mutex(Contents())

  @usableFromInline package init() {}

  /// Whether there are no listeners.
  package var isEmpty: Bool { contents.withLock(\.listeners.isEmpty) }

  /// Adds a listener.
  ///
  /// - Parameters:
  ///   - number: The number of the last value that the listener already knows.
  ///   - body: Called with each later value.
  ///   - end: Called when there will be no more values.
  /// - Returns: the id for ``remove(_:)``.
  package func add(
    knowing number: Int = -1, _ body: @escaping @Sendable (Value) -> Void,
    end: @escaping @Sendable () -> Void = {}
  ) -> Int {
    contents.withLock { contents in
      contents.lastID += 1
      contents.listeners.append(
        Listener(id: contents.lastID, knownNumber: number, body: body, end: end))
      return contents.lastID
    }
  }

  /// Removes a listener without calling its `end`.
  func remove(_ id: Int) {
    // The listener is released after the lock: the deinit of a captured value may remove another
    // listener.
    let removed = contents.withLock { $0.remove(id) }
    withExtendedLifetime(removed) {}
  }

  /// A cancellation that removes a listener.
  package func cancellation(of id: Int) -> Cancellation {
    Cancellation { [weak self] in self?.remove(id) }
  }

  /// Calls the listeners that do not know the value, except those that are added meanwhile, or
  /// removed before their turn.
  ///
  /// - Parameter number: The number of the value in its series.
  package func notify(_ value: Value, number: Int = .max) {
    var (next, lastID) = contents.withLock { ($0.listeners.first, $0.lastID) }
    while let listener = next {
      if listener.knownNumber < number { listener.body(value) }
      next = contents.withLock { $0.listener(after: listener.id, upTo: lastID) }
    }
  }

  /// Removes all listeners.
  ///
  /// - Returns: a closure that calls each `end`. It keeps the bodies, because their release may run
  ///   code of the application.
  func removeAll() -> () -> Void {
    let removed = contents.withLock { contents in
      defer { contents.listeners = [] }
      return contents.listeners
    }
    return { for listener in removed { listener.end() } }
  }
}
