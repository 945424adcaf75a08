/// Keeps a run for each of many requests.
@usableFromInline
final class KeyedFeedback<Event: Sendable, Key: Hashable & Sendable, Request: Equatable & Sendable>
{
  @usableFromInline typealias Changes = [RunChange<Event>]
  /// Makes the effect for a request that starts a run.
  ///
  /// Returns the effect, and the closure that passes a changed request to its run, or nil if a
  /// changed request starts another run.
  @usableFromInline
  typealias Start =
    @Sendable (Request) -> (effect: Effect<Event>, update: (@Sendable (Request) -> Void)?)

  @usableFromInline
  struct Entry {
    @usableFromInline var request: Request
    @usableFromInline let update: (@Sendable (Request) -> Void)?

    @inlinable
    init(request: Request, update: (@Sendable (Request) -> Void)?) {
      self.request = request
      self.update = update
    }
  }

  @usableFromInline let key: @Sendable (Request) -> Key
  @usableFromInline let start: Start
  /// Whether changed requests are passed to their runs.
  @usableFromInline let updatesRuns: Bool
  @usableFromInline var requests: [Request] = []
  @usableFromInline var entries: [Key: Entry] = [:]

  @inlinable
  init(
    key: @escaping @Sendable (Request) -> Key, updatesRuns: Bool, start: @escaping Start
  ) {
    self.key = key
    self.updatesRuns = updatesRuns
    self.start = start
  }

  /// Cancels the runs of requests that are gone, in the order of the previous collection, and then
  /// starts and updates runs in the order of the new one.
  ///
  /// If changed requests are not passed to their runs, new runs start for them, and cancel the
  /// previous ones if the policy is ``RunPolicy/latest``.
  ///
  /// The equal requests with which both collections begin, and those with which both end, are
  /// skipped. If a key occurs twice, none is skipped: the first request with the key counts, and it
  /// may be one of these.
  @inlinable
  func publish(_ collection: some Collection<Request>, _ changes: inout Changes) {
    let old = requests
    let new = Array(collection)
    guard new != old else { return }
    requests = new
    let shorter = min(old.count, new.count)
    let head = (0..<shorter).prefix { old[$0] == new[$0] }.count
    let tail = (1..<shorter - head + 1).prefix { old[old.count - $0] == new[new.count - $0] }.count
    let removed = old[head..<old.count - tail].map(key)
    let inserted = new[head..<new.count - tail]
    let keys = inserted.map(key)
    if entries.count == old.count, areNew(keys, besides: removed) {
      replace(removed, with: inserted, keys, &changes)
    } else {
      replace(old.map(key), with: new[...], new.map(key), &changes)
    }
  }

  @inlinable
  func detach(_ changes: inout Changes) {
    for request in requests { changes.append(.withdraw(RunKey(key(request)))) }
  }

  /// Whether the keys are distinct, and each of them has no run or is one of the removed keys.
  @inlinable
  func areNew(_ keys: [Key], besides removed: [Key]) -> Bool {
    let distinct = Set(keys)
    return distinct.count == keys.count
      && distinct.subtracting(removed).allSatisfy { entries[$0] == nil }
  }

  @inlinable
  func replace(
    _ removed: [Key], with inserted: ArraySlice<Request>, _ keys: [Key], _ changes: inout Changes
  ) {
    var left = Dictionary(zip(keys, inserted), uniquingKeysWith: { first, _ in first })
    for key in removed {
      if let request = left[key] {
        if !updatesRuns { cancelRun(replacedBy: request, key, &changes) }
      } else if entries.removeValue(forKey: key) != nil {
        changes.append(.withdraw(RunKey(key)))
      }
    }
    for key in keys {
      if let request = left.removeValue(forKey: key) { startOrUpdate(request, key, &changes) }
    }
  }

  /// Requests that the next start with the key cancels the run of the changed request, if the
  /// policy is ``RunPolicy/latest``.
  @inlinable
  func cancelRun(replacedBy request: Request, _ key: Key, _ changes: inout Changes) {
    guard let entry = entries[key], entry.request != request else { return }
    entries[key] = nil
    changes.append(.replace(RunKey(key)))
  }

  @inlinable
  func startOrUpdate(_ request: Request, _ key: Key, _ changes: inout Changes) {
    guard let index = entries.index(forKey: key) else { return startRun(request, key, &changes) }
    guard entries.values[index].request != request else { return }
    entries.values[index].request = request
    if let update = entries.values[index].update {
      changes.append(.update(RunKey(key)) { update(request) })
    }
  }

  @inlinable
  func startRun(_ request: Request, _ key: Key, _ changes: inout Changes) {
    let (effect, update) = start(request)
    entries[key] = Entry(request: request, update: update)
    changes.append(.start(RunKey(key), effect.answering(request)))
  }
}
