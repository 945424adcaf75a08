import Synchronization

/// The identity of an effect's body, by which a waiting task is known to work for that body.
package struct EffectBody: Sendable {
  /// The body that the current task works for; nil if it works for none, in a detached task, and in
  /// a loop without a virtual clock.
  @TaskLocal static var current: EffectBody?

  /// The waits of its loop, which are also the identity of the loop.
  let requestWaits: RequestWaits
  let run: RunID
  /// Whether the current task only waits for the time limit of the body's work.
  private(set) var isTimeLimit = false

  /// The body for a task that waits for the time limit of its work.
  var ofTimeLimit: EffectBody {
    var body = self
    body.isTimeLimit = true
    return body
  }

  /// Records that a task of the body begins to wait for a new value of its request.
  func requestWaitBegins() { requestWaits.waitBegins(in: run) }

  /// Records that a wait is over.
  func requestWaitEnds() { requestWaits.waitEnds(in: run) }
}

extension EffectRunner {
  /// Whether each working body sleeps on a clock or waits for a new value of its request: a body
  /// counts once, in however many tasks it waits.
  ///
  /// Each sleeping task that belongs to no working body counts as a sleeping body, too: it can
  /// be a task for which the bodies of several effects wait. A task of another loop does not count.
  ///
  /// - Parameter countsLimits: Whether a body with a time limit counts as asleep while it works.
  func isAsleep(on clock: VirtualClock, countsLimits: Bool) -> Bool {
    let waits = waits(on: clock, countsLimits: countsLimits)
    return working.count <= waits.bodies.count + waits.others
  }

  /// The working bodies that neither sleep on a clock nor wait for a new value of their request.
  func awakeBodies(on clock: VirtualClock) -> Set<RunID> {
    working.subtracting(waits(on: clock, countsLimits: false).bodies)
  }

  /// The working bodies that sleep on a clock or wait for a new value of their request, and the
  /// number of other tasks, not of another loop, that sleep on the clock.
  private func waits(
    on clock: VirtualClock, countsLimits: Bool
  ) -> (bodies: Set<RunID>, others: Int) {
    var bodies = requestWaits.map { working.intersection($0.bodies) } ?? []
    var others = 0
    for sleeper in clock.sleepers {
      guard countsLimits || sleeper.effect?.isTimeLimit != true else { continue }
      if let body = sleeper.effect, body.requestWaits === requestWaits, working.contains(body.run) {
        bodies.insert(body.run)
      } else if sleeper.effect.map({ $0.requestWaits === requestWaits }) ?? true {
        others += 1
      }
    }
    return (bodies, others)
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
