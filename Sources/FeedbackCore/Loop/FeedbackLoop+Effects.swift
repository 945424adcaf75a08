/// Access of tests and headless applications to the effects: to list them, to hold them, so that
/// their bodies do not begin, and to answer in their place.
extension FeedbackLoop {
  /// Whether the bodies of asynchronous effects wait until they are answered or begun.
  package var holdsEffects: Bool {
    get { engine.runner.holdsBodies }
    set { engine.runner.holdsBodies = newValue }
  }

  /// The number of asynchronous effects that have begun and neither finished nor been cancelled.
  package var workingEffectCount: Int { engine.runner.working.count }

  /// The effects at work that neither sleep on a virtual clock nor wait for a new value of their
  /// request, feedback by feedback.
  package func awakeEffects(on clock: VirtualClock) -> [RunDescription] {
    let awake = engine.runner.awakeBodies(on: clock)
    return runningEffects.filter { awake.contains($0.run) }
  }

  /// The number of bodies of effects that have begun and not ended, including cancelled ones.
  package var liveBodyCount: Int { engine.runner.bodies.count }

  /// Whether each working effect sleeps on a virtual clock or waits for a new value of its request.
  ///
  /// - Parameter countsLimits: Whether an effect with a time limit counts as asleep while it works.
  package func isAsleep(on clock: VirtualClock, countsLimits: Bool) -> Bool {
    engine.runner.isAsleep(on: clock, countsLimits: countsLimits)
  }

  /// The effects that are held, in the order of their starts.
  package var heldEffects: [RunDescription] {
    engine.runner.held.compactMap { run in engine.machine.description(of: run) }
  }

  /// All active effects: held, at work, waiting for a time, or registered with a source.
  package var runningEffects: [RunDescription] { engine.machine.workingRuns }

  /// Whether an effect is registered with a source; false for asynchronous work that registers.
  package func isConnected(_ effect: RunDescription) -> Bool {
    engine.runner.isConnected(effect.run)
  }

  /// Begins a held effect.
  package func begin(_ effect: RunDescription) {
    engine.runner.begin(effect.run)
  }

  /// Answers a held effect with events, as if it had worked and finished.
  package func answer(_ effect: RunDescription, with events: [Event]) {
    engine.runner.cancel(effect.run)
    engine.receive(
      events.map { .event(.event($0), from: .run(effect.run), nil) } + [
        .finished(effect.run, nil), .released(effect.run),
      ])
  }

  /// Sends an event in place of a held effect, which stays held.
  package func send(_ event: Event, from effect: RunDescription) {
    engine.receive([.event(.event(event), from: .run(effect.run), nil)])
  }

  /// Whether a held effect turns errors into events.
  package func recovers(_ effect: RunDescription) -> Bool { engine.runner.recovers(effect.run) }

  /// Ends a held effect with an error, as if its body had thrown it.
  package func fail(_ effect: RunDescription, with error: any Error) {
    engine.runner.fail(effect.run, with: error)
    engine.receiveNow()
  }

  /// Carries out the effects that the closure returns in place of those that start from now on.
  ///
  /// The closure is not called for effects that answer at once. It is called again when the wait of
  /// a delayed effect is over, with the rest of the effect and without its request.
  package func replaceEffects(
    _ body: @escaping @MainActor (RunDescription, Effect<Event>) -> Effect<Event>
  ) {
    engine.runner.replacement = { run, effect in MainActor.assumeIsolated { body(run, effect) } }
  }

  /// Whether a run belongs to a feedback that is connected once and gets all states, such as a raw
  /// feedback, a binding or a sequence: its events answer no request.
  package func isConnectedOnce(_ run: RunDescription) -> Bool {
    engine.machine.traits[run.run.feedback].sendsFacts
  }

  /// Reduces the events of other threads now, instead of when the loop is woken.
  package func receiveNow() {
    engine.receiveNow()
  }
}
