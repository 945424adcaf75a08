/// Who is told of every state, in the order in which they began.
@usableFromInline
struct Observers<State> {
  private struct Observer {
    let id: Int
    let tell: (State) -> Void
    let end: () -> Void
    /// The number of the state that it was told of last.
    var toldNumber: Int?
  }

  private var observers: [Observer] = []
  private var lastID = 0

  @usableFromInline init() {}

  /// Whether nobody is there.
  @usableFromInline private(set) var isEmpty = true

  /// Adds somebody who is told of states, and at the end that there will be no more.
  mutating func add(
    _ tell: @escaping (State) -> Void, end: @escaping () -> Void = {}
  ) -> Int {
    lastID += 1
    observers.append(Observer(id: lastID, tell: tell, end: end))
    isEmpty = false
    return lastID
  }

  /// Forgets an observer.
  ///
  /// - Returns: its body, so that what that holds is not let go of in here: a deinit may end
  ///   another observation.
  mutating func remove(_ id: Int) -> ((State) -> Void)? {
    let index = observers.firstIndex { $0.id == id }
    let removed = index.map { observers.remove(at: $0).tell }
    isEmpty = observers.isEmpty
    return removed
  }

  /// Forgets them all.
  ///
  /// - Returns: them, to be told so with ``end()`` and let go of elsewhere.
  mutating func removeAll() -> Observers {
    defer {
      observers = []
      isEmpty = true
    }
    return self
  }

  /// Tells everybody that there will be no more states.
  func end() {
    for observer in observers { observer.end() }
  }

  /// Marks the first observer after another one as told of a state.
  ///
  /// - Returns: it, with what tells it; nil for the latter where it knows the state.
  mutating func next(after id: Int, number: Int) -> (id: Int, tell: ((State) -> Void)?)? {
    let index = firstIndex(after: id)
    guard index < observers.count else { return nil }
    return (observers[index].id, tellIfNew(index, number))
  }

  /// Marks an observer as told of a state.
  ///
  /// - Returns: what tells it; nil where it is gone or knows the state.
  mutating func one(_ id: Int, number: Int) -> ((State) -> Void)? {
    observers.firstIndex { $0.id == id }.flatMap { tellIfNew($0, number) }
  }

  /// Where those stand who began after another one.
  private func firstIndex(after id: Int) -> Int {
    var low = 0
    var high = observers.count
    while low < high {
      let middle = (low + high) / 2
      if observers[middle].id > id { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func tellIfNew(_ index: Int, _ number: Int) -> ((State) -> Void)? {
    guard observers[index].toldNumber != number else { return nil }
    observers[index].toldNumber = number
    return observers[index].tell
  }
}

/// Somebody's wish to be told of something; it ends when it is cancelled or nobody holds it.
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
