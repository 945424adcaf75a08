/// Who is told of every state, in the order in which they began.
@MainActor
struct Observers<State> {
  private struct Observer {
    let id: Int
    let body: @MainActor (State) -> Void
    /// The number of the state that it was told of last.
    var toldNumber: Int?
  }

  private var observers: [Observer] = []
  private var lastID = 0

  /// Those who are there now.
  var ids: [Int] { observers.map { $0.id } }

  mutating func add(_ body: @escaping @MainActor (State) -> Void) -> Int {
    lastID += 1
    observers.append(Observer(id: lastID, body: body))
    return lastID
  }

  /// Forgets an observer.
  ///
  /// - Returns: its body, so that what that holds is not let go of in here: a deinit may end
  ///   another observation.
  mutating func remove(_ id: Int) -> (@MainActor (State) -> Void)? {
    let index = observers.firstIndex { $0.id == id }
    return index.map { observers.remove(at: $0).body }
  }

  mutating func removeAll() {
    observers.removeAll()
  }

  /// Marks an observer as told of a state.
  ///
  /// - Returns: what tells it; nil where it is gone or knows the state.
  mutating func next(_ id: Int, number: Int) -> (@MainActor (State) -> Void)? {
    guard let index = observers.firstIndex(where: { $0.id == id }),
      observers[index].toldNumber != number
    else { return nil }
    observers[index].toldNumber = number
    return observers[index].body
  }
}

/// Somebody's wish to be told of states; it ends when it is cancelled or nobody holds it.
@MainActor
public final class Observation {
  private var end: (@MainActor () -> Void)?

  init(end: @escaping @MainActor () -> Void) {
    self.end = end
  }

  isolated deinit {
    end?()
  }

  /// Ends it; idempotent.
  public func cancel() {
    end?()
    end = nil
  }
}
