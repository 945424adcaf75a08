/// Keeps a run for each of many requests.
final class KeyedFeedback<Event: Sendable, Key: Hashable & Sendable, Request: Equatable & Sendable>
{
  /// Starts a run for a new key.
  ///
  /// Returns what hands it a changed request; nil where a changed request starts another run.
  typealias Start =
    @Sendable (Request) -> (effect: Effect<Event>, update: (@Sendable (Request) -> Void)?)

  private struct Entry {
    var request: Request
    var update: (@Sendable (Request) -> Void)?
  }

  private let key: @Sendable (Request) -> Key
  private let start: Start
  private var requests: [Request] = []
  private var entries: [Key: Entry] = [:]

  init(key: @escaping @Sendable (Request) -> Key, start: @escaping Start) {
    self.key = key
    self.start = start
  }

  /// Cancels what is gone, in the order it had, and then updates and starts in the new order.
  func publish(_ next: some Collection<Request>, _ changes: inout [RunChange<Event>]) {
    guard !next.elementsEqual(requests) else { return }
    let previous = requests
    var keys: Set<Key> = []
    requests = next.filter { keys.insert(key($0)).inserted }
    for gone in previous.map(key) where !keys.contains(gone) {
      entries[gone] = nil
      changes.append(.withdraw(RunKey(gone)))
    }
    for request in requests { admit(request, &changes) }
  }

  func detach(_ changes: inout [RunChange<Event>]) {
    for request in requests { changes.append(.withdraw(RunKey(key(request)))) }
  }

  private func admit(_ request: Request, _ changes: inout [RunChange<Event>]) {
    let key = key(request)
    guard let entry = entries[key] else { return begin(request, key, &changes) }
    guard entry.request != request else { return }
    guard let update = entry.update else { return begin(request, key, &changes) }
    entries[key]?.request = request
    changes.append(.update(RunKey(key)) { update(request) })
  }

  private func begin(_ request: Request, _ key: Key, _ changes: inout [RunChange<Event>]) {
    let (effect, update) = start(request)
    entries[key] = Entry(request: request, update: update)
    changes.append(.start(RunKey(key), effect))
  }
}
