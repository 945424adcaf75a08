/// How a feedback's effects take their time, on the loop's clock.
extension Feedback {
  /// The same feedback whose effects begin after a time.
  ///
  /// What withdraws the request ends the wait.
  public func delayed(by time: Duration) -> Feedback {
    mapEffects { { effect, _ in effect.delayed(by: time) } }
  }

  /// The same feedback whose effects begin when the request has stayed as it is for a time: a newer
  /// one takes the place of one that waits or works.
  public func debounced(for time: Duration) -> Feedback {
    var debounced = delayed(by: time)
    debounced.traits.policy = .latest
    return debounced
  }

  /// The same feedback whose effects begin at least an interval apart, for each key: the first at
  /// once, and of those that come too early the last.
  public func throttled(for interval: Duration) -> Feedback {
    var throttled = mapEffects {
      var paces: [RunKey: Pace] = [:]
      return { effect, key in
        let pace = paces[key] ?? Pace()
        paces[key] = pace
        return effect.paced(pace, interval)
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
    mapEffects { { effect, _ in effect.retrying(backoff) } }
  }

  /// The same feedback whose work throws a ``TimeoutError`` where it takes longer.
  public func timeout(after limit: Duration) -> Feedback {
    mapEffects { { effect, _ in effect.timeout(after: limit) } }
  }

  /// The same feedback as long as a condition on the state holds.
  ///
  /// When it no longer does, all runs are revoked and everything is forgotten, before any feedback
  /// is told of the state; when it holds again the feedback begins anew.
  public func enabled(while condition: @escaping @Sendable (State) -> Bool) -> Feedback {
    var enabled = self
    enabled.attach = { [attach] in
      var inner: AttachedFeedback<State, Event>?
      return AttachedFeedback(
        publish: { state, cause, changes in
          guard condition(state) else { return }
          let memory = inner ?? attach()
          inner = memory
          memory.publish(state, cause, &changes)
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

  /// The same feedback with other effects; what changes them is made anew for each loop.
  private func mapEffects(
    _ transform: @escaping @Sendable () -> (Effect<Event>, RunKey) -> Effect<Event>
  ) -> Feedback {
    var mapped = self
    mapped.attach = { [attach] in
      let memory = attach()
      let transform = transform()
      return AttachedFeedback(
        publish: { state, cause, changes in
          let first = changes.count
          memory.publish(state, cause, &changes)
          for index in first..<changes.count {
            changes[index] = changes[index].mapEffect(transform)
          }
        },
        withdrawLost: memory.withdrawLost, detach: memory.detach)
    }
    return mapped
  }
}
