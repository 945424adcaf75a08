/// A change that a feedback requests for its runs when it gets a state.
@usableFromInline
package enum RunChange<Event: Sendable> {
  /// Start a run of the effect, with this key.
  case start(RunKey, Effect<Event>)
  /// Call the closure: it passes the changed request to the run, or the new state to the
  /// feedback's connection (``RawConnection``).
  case update(RunKey, () -> Void)
  /// Revoke the runs with the key, and remove the effects that wait for them.
  case withdraw(RunKey)
  /// With the policy ``RunPolicy/latest``, revoke the runs that the next start with the key
  /// replaces.
  case replace(RunKey)

  /// The change with its events embedded in those of another type, such as a parent's.
  package func map<Other: Sendable>(
    _ embed: @escaping @Sendable (Event) -> Other
  ) -> RunChange<Other> {
    switch self {
    case .start(let key, let effect): .start(key, effect.map(embed))
    case .update(let key, let deliver): .update(key, deliver)
    case .withdraw(let key): .withdraw(key)
    case .replace(let key): .replace(key)
    }
  }

  /// The change for the feedback of one child in a collection.
  package func of(_ child: some Hashable & Sendable) -> RunChange {
    switch self {
    case .start(let key, let effect): .start(key.of(child), effect)
    case .update(let key, let deliver): .update(key.of(child), deliver)
    case .withdraw(let key): .withdraw(key.of(child))
    case .replace(let key): .replace(key.of(child))
    }
  }

  /// The change with a transformed effect, if it starts one.
  package func mapEffect(_ transform: (Effect<Event>) -> Effect<Event>) -> RunChange {
    switch self {
    case .start(let key, let effect): .start(key, transform(effect))
    case .update, .withdraw, .replace: self
    }
  }
}
