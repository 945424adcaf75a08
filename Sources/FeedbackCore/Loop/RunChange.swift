/// What a feedback wants to be done about its runs after it was told of a state.
@usableFromInline
package enum RunChange<Event: Sendable> {
  /// Start a run.
  case start(RunKey, Effect<Event>)
  /// Hand the run a new value by calling this.
  case update(RunKey, () -> Void)
  /// Revoke the runs with the key.
  case withdraw(RunKey)
  /// Revoke the runs that the next start with the key replaces.
  case replace(RunKey)

  /// The same change for a loop of other events, which carry these.
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

  /// The same change of a feedback that belongs to one child among many.
  package func of(_ child: some Hashable & Sendable) -> RunChange {
    switch self {
    case .start(let key, let effect): .start(key.of(child), effect)
    case .update(let key, let deliver): .update(key.of(child), deliver)
    case .withdraw(let key): .withdraw(key.of(child))
    case .replace(let key): .replace(key.of(child))
    }
  }

  /// The same change with another effect, where it starts one.
  package func mapEffect(_ transform: (Effect<Event>) -> Effect<Event>) -> RunChange {
    switch self {
    case .start(let key, let effect): .start(key, transform(effect))
    case .update, .withdraw, .replace: self
    }
  }
}
