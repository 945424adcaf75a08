/// The body of an effect, for the tasks that work for it.
package struct EffectBody: Hashable, Sendable {
  /// The body that the current task works for; nil for none, in a detached task, and in a loop without
  /// a virtual clock.
  @TaskLocal static var current: EffectBody?

  /// The identity of the loop's ``EffectRunner``.
  let loop: ObjectIdentifier
  let run: RunID
}

extension EffectRunner {
  /// Whether each working body sleeps on a clock, in one task or in several.
  func isAsleep(on clock: VirtualClock) -> Bool {
    let sleepers = clock.sleepers
    let unknown = sleepers.count { $0.effect == nil }
    let loop = ObjectIdentifier(self)
    let asleep = working.count { run in
      sleepers.contains { $0.effect == EffectBody(loop: loop, run: run) }
    }
    return working.count <= asleep + unknown
  }
}
