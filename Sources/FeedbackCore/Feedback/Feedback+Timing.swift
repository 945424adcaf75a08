/// Delays, retries and time limits of a feedback's effects, on the loop's clock.
extension Feedback {
  /// The feedback with effects that begin after a delay.
  ///
  /// If the run is revoked during the delay, the effect does not begin.
  public func delayed(by time: Duration) -> Feedback {
    mapEffects { $0.delayed(by: time) }
  }

  /// The feedback with effects that begin when the request has not changed for a time: a newer
  /// request replaces one that waits or works.
  ///
  /// Its policy becomes ``RunPolicy/latest``.
  public func debounced(for time: Duration) -> Feedback {
    var debounced = delayed(by: time)
    debounced.traits.policy = .latest
    return debounced
  }

  /// The feedback with effects that begin at least an interval apart.
  ///
  /// The first begins at once; of several within the interval, only the last begins, at the
  /// interval's end. Its policy becomes ``RunPolicy/latest``: the next request cancels the current
  /// run. In a feedback with many requests at once, such as `react(toEach:)`, each request has an
  /// interval of its own, which ends when the request is withdrawn.
  public func throttled(for interval: Duration) -> Feedback {
    var throttled = mapChanges {
      var paces: [RunKey: Pace] = [:]
      return { change in
        switch change {
        case .start(let key, let effect):
          let pace = paces[key] ?? Pace()
          paces[key] = pace
          return .start(key, effect.paced(pace, interval))
        case .withdraw(let key):
          if key != .only { paces[key] = nil }
          return change
        case .update, .replace:
          return change
        }
      }
    }
    throttled.traits.policy = .latest
    return throttled
  }

  /// The feedback with work that is tried again after an error, as long as the back-off has a delay
  /// for another try.
  ///
  /// If the back-off has none, the effect fails with the last error. A `CancellationError` ends the
  /// work without another try.
  public func retrying(_ backoff: Backoff) -> Feedback {
    mapEffects { $0.retrying(backoff) }
  }

  /// The feedback with work that throws a ``TimeoutError`` if it takes longer than a limit.
  public func timeout(after limit: Duration) -> Feedback {
    mapEffects { $0.timeout(after: limit) }
  }

  /// The feedback, attached only while a condition on the state holds.
  ///
  /// When the condition becomes false, all runs of this feedback are revoked (``Effect``) and its
  /// memory is discarded, before any feedback gets the state. When the condition becomes true
  /// again, the feedback begins with a new memory, and gets that state without the event that led
  /// to it.
  public func enabled(while condition: @escaping @Sendable (State) -> Bool) -> Feedback {
    var enabled = self
    enabled.attach = { [attach] in
      var inner: AttachedFeedback<State, Event>?
      return AttachedFeedback(
        publish: { state, cause, changes in
          guard condition(state) else { return }
          guard let inner else {
            let memory = attach()
            inner = memory
            // The event that enabled the feedback came before it was attached.
            return memory.publish(state, nil, &changes)
          }
          inner.publish(state, cause, &changes)
        },
        withdrawLost: { state, changes in
          guard condition(state) else {
            inner?.detach(&changes)
            return inner = nil
          }
          inner?.withdrawLost?(state, &changes)
        },
        detach: { changes in inner?.detach(&changes) })
    }
    return enabled
  }

  /// The feedback with transformed effects.
  private func mapEffects(
    _ transform: @escaping @Sendable (Effect<Event>) -> Effect<Event>
  ) -> Feedback {
    mapChanges { { change in change.mapEffect(transform) } }
  }

  /// The feedback with transformed changes of its runs; `make` makes the transformation each
  /// time that the feedback is attached.
  private func mapChanges(
    _ make: @escaping @Sendable () -> (RunChange<Event>) -> RunChange<Event>
  ) -> Feedback {
    var mapped = self
    mapped.attach = { [attach] in
      let memory = attach()
      let transform = make()
      func add(
        to changes: inout [RunChange<Event>], _ body: (inout [RunChange<Event>]) -> Void
      ) {
        let first = changes.count
        body(&changes)
        for index in first..<changes.count { changes[index] = transform(changes[index]) }
      }
      return AttachedFeedback(
        publish: { state, cause, changes in
          add(to: &changes) { memory.publish(state, cause, &$0) }
        },
        withdrawLost: memory.withdrawLost.map { withdrawLost in
          { state, changes in add(to: &changes) { withdrawLost(state, &$0) } }
        },
        detach: memory.detach)
    }
    return mapped
  }
}
