import Synchronization

/// The identity of an effect's body, by which a sleeping task is known to work for that body.
package struct EffectBody: Hashable, Sendable {
  /// The body that the current task works for; nil if it works for none, in a detached task, and in
  /// a loop without a virtual clock.
  @TaskLocal static var current: EffectBody?

  /// The identity of the loop's ``EffectRunner``.
  let loop: ObjectIdentifier
  let run: RunID
}

extension EffectRunner {
  /// Whether each working body sleeps on a clock: a body counts once, in however many tasks it
  /// sleeps.
  ///
  /// Each sleeping task that belongs to no working body counts as a sleeping body, too: it can
  /// be a task for which the bodies of several effects wait.
  func isAsleep(on clock: VirtualClock) -> Bool {
    let sleepers = sleepers(on: clock)
    return working.count <= sleepers.bodies.count + sleepers.others
  }

  /// The working bodies that do not sleep on a clock.
  func awakeBodies(on clock: VirtualClock) -> Set<RunID> {
    working.subtracting(sleepers(on: clock).bodies)
  }

  /// The working bodies that sleep on a clock, and the number of other tasks that sleep on it.
  private func sleepers(on clock: VirtualClock) -> (bodies: Set<RunID>, others: Int) {
    let loop = ObjectIdentifier(self)
    var (asleep, others): (Set<RunID>, Int) = ([], 0)
    for sleeper in clock.sleepers {
      if let body = sleeper.effect, body.loop == loop, working.contains(body.run) {
        asleep.insert(body.run)
      } else {
        others += 1
      }
    }
    return (asleep, others)
  }
}

/// The number of the bodies of a loop that have begun and not ended.
///
/// Bodies end on any thread.
final class LiveBodies: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .relaxed) }

  func bodyBegins() { value.add(1, ordering: .relaxed) }

  func bodyEnds() { value.subtract(1, ordering: .relaxed) }
}
