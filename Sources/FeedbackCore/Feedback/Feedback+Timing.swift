/// How a feedback's effects take their time, on the loop's clock.
extension Feedback {
  /// The same feedback whose effects begin after a time.
  ///
  /// What withdraws the request ends the wait.
  public func delayed(by time: Duration) -> Feedback {
    mapEffects { $0.delayed(by: time) }
  }

  /// The same feedback whose effects begin when the request has stayed as it is for a time: a newer
  /// one takes the place of one that waits or works.
  ///
  /// Its policy is ``RunPolicy/latest``, whatever it was.
  public func debounced(for time: Duration) -> Feedback {
    var debounced = delayed(by: time)
    debounced.traits.policy = .latest
    return debounced
  }

  /// The same feedback whose effects begin at least an interval apart, for each key: the first at
  /// once, and of those that come too early the last.
  ///
  /// Its policy is ``RunPolicy/latest``: what is asked for next cancels what works. A key that was
  /// gone begins at once again.
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

  /// The same feedback whose work is tried again after it threw an error, as long as the back-off
  /// has a delay for another try.
  ///
  /// What handles the error gets the last one.
  public func retrying(_ backoff: Backoff) -> Feedback {
    mapEffects { $0.retrying(backoff) }
  }

  /// The same feedback whose work throws a ``TimeoutError`` where it takes longer.
  public func timeout(after limit: Duration) -> Feedback {
    mapEffects { $0.timeout(after: limit) }
  }

  /// The same feedback as long as a condition on the state holds.
  ///
  /// When it no longer does, all runs are revoked and everything is forgotten, before any feedback
  /// is told of the state. When it holds again, the feedback is attached again and told of that state
  /// without an event.
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
            // The event that enabled the feedback did not happen to it.
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

  /// The same feedback with other effects.
  private func mapEffects(
    _ transform: @escaping @Sendable (Effect<Event>) -> Effect<Event>
  ) -> Feedback {
    mapChanges { { change in change.mapEffect(transform) } }
  }

  /// The same feedback that wants other things; what changes them is made anew for each loop.
  private func mapChanges(
    _ make: @escaping @Sendable () -> (RunChange<Event>) -> RunChange<Event>
  ) -> Feedback {
    var mapped = self
    mapped.attach = { [attach] in
      let memory = attach()
      let transform = make()
      return AttachedFeedback(
        publish: { state, cause, changes in
          let first = changes.count
          memory.publish(state, cause, &changes)
          for index in first..<changes.count { changes[index] = transform(changes[index]) }
        },
        withdrawLost: memory.withdrawLost, detach: memory.detach)
    }
    return mapped
  }
}
