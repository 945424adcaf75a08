/// One started instance of an effect, told from every other one of its loop.
///
/// A run belongs to a feedback and a key; the generation tells it from the runs before and after
/// it in the same place.
public struct RunID: Hashable, Sendable {
  /// Its place in the ledger, which later runs may take again.
  package let index: Int
  /// Counts all runs of a loop, from 1.
  package let generation: Int
}

/// Which of the requests of one feedback a run fulfils.
public struct RunKey: Hashable, Sendable {
  private let element: (any Hashable & Sendable)?

  /// The key of a feedback that makes one request at a time.
  public static let only = RunKey(element: nil)

  /// The key of one among many requests.
  public init(_ element: some Hashable & Sendable) {
    self.init(element: element)
  }

  private init(element: (any Hashable & Sendable)?) {
    self.element = element
  }

  /// Whether two keys mean the same request.
  public static func == (left: RunKey, right: RunKey) -> Bool {
    switch (left.element, right.element) {
    case (nil, nil): true
    case (let left?, let right?): AnyHashable(left) == AnyHashable(right)
    case (nil, _), (_, nil): false
    }
  }

  /// Feeds the key into a hasher.
  public func hash(into hasher: inout Hasher) {
    element?.hash(into: &hasher)
  }
}

/// What becomes of the runs of a feedback that are there when it asks for another.
package enum RunPolicy: Hashable, Sendable {
  /// The new run replaces them.
  case latest
  /// They go on beside the new one.
  case merge
}

/// What a feedback wants to be done about its runs after it was told of a state.
package enum RunChange<Event: Sendable>: Sendable {
  /// Start a run.
  case start(RunKey, Effect<Event>)
  /// Hand the run a new value.
  case update(RunKey, @Sendable () -> Void)
  /// Revoke the runs with the key.
  case withdraw(RunKey)
  /// Revoke all runs: the feedback has no place in the state any more.
  case withdrawAll

  /// The same change for a loop of other events, which carry these.
  package func map<Other: Sendable>(
    _ embed: @escaping @Sendable (Event) -> Other
  ) -> RunChange<Other> {
    switch self {
    case .start(let key, let effect): .start(key, effect.map(embed))
    case .update(let key, let deliver): .update(key, deliver)
    case .withdraw(let key): .withdraw(key)
    case .withdrawAll: .withdrawAll
    }
  }
}

/// What the machine asks its shell to do, in this order.
package enum LoopCommand<Event: Sendable>: Sendable {
  /// Start the effect as this run.
  case start(RunID, Effect<Event>)
  /// Hand the run a new value by calling this.
  case update(@Sendable () -> Void)
  /// Cancel what the run has going.
  case cancel(RunID)
}
