@testable import FeedbackCore

/// Runs a script in a real loop, and writes the same log as the model.
@MainActor
final class ScriptedLoop {
  private let script: Script
  private let clock = VirtualClock()
  private let stage: Stage
  private let loop: FeedbackLoop<World, ScriptEvent>
  private let gate: Sender<Int>
  private let bodies = StepExecutor()
  private var tracing: Cancellation?

  init(_ script: Script) {
    self.script = script
    let stage = Stage()
    self.stage = stage
    let rules = script.rules
    loop = FeedbackLoop(
      initial: World(),
      reduce: Self.reducer(of: script, on: stage).then(
        Reducer { world, event in
          world.reduce(event, by: rules)
          MainActor.assumeIsolated { stage.pass(.reducer) }
        }),
      feedbacks: script.feedbacks.enumerated().map { number, plan in
        plan.feedback(number, on: stage)
      },
      clock: clock,
      notice: { diagnostic in MainActor.assumeIsolated { stage.notice(diagnostic) } })
    loop.holdsEffects = true
    loop.engine.runner.bodyExecutor = bodies
    gate = loop.sender { world, code in
      MainActor.assumeIsolated { stage.pass(.gate) }
      return world.gated(code)
    }
    stage.take = { [weak self] step in self?.take(step) }
    connect()
  }

  /// Connects the mailbox: a post wakes the loop at once if the stage says so (while bodies run,
  /// except in an unseen step), and otherwise when the main actor is free.
  ///
  /// Woken at once, the loop collects each event of a body before the next one.
  private func connect() {
    let mailbox = loop.engine.mailbox
    mailbox.connect(
      wakeUp: { [weak loop, stage] in
        MainActor.assumeIsolated {
          guard !stage.wakesAtOnce else { loop?.engine.wake(); return }
          Task { loop?.engine.wake() }
        }
      }, delivery: mailbox.delivery)
  }

  /// Runs the body of a run, which sends the codes, or waits for them if they are nil.
  private func work(_ number: Int, _ codes: [Int]?) {
    runBodies {
      guard let run = held(number) else { return }
      stage.codesOfBody = codes
      loop.begin(run)
    }
  }

  /// Runs the bodies that the closure begins or continues.
  private func runBodies(after begin: () -> Void) {
    let outer = (stage.wakesAtOnce, stage.codesOfBody)
    if !stage.isUnseen { loop.engine.wake() }
    // The loop may have been woken before: without this call, the body's first event would not
    // wake it again.
    loop.engine.mailbox.wakeUpArrived()
    stage.wakesAtOnce = !stage.isUnseen
    begin()
    bodies.run()
    (stage.wakesAtOnce, stage.codesOfBody) = outer
  }

  private func takeUnseen(_ step: Step) {
    let outer = stage.isUnseen
    stage.isUnseen = true
    take(step)
    stage.isUnseen = outer
  }

  private func trace() {
    guard tracing == nil else { return }
    tracing = loop.trace { [stage] trace in
      for activity in trace.activity {
        switch activity {
        case .started(let run): stage.activity.append("+\(run)")
        case .cancelled(let run): stage.activity.append("-\(run)")
        }
      }
    }
  }

  /// Takes all steps, and then a stop.
  ///
  /// - Returns: the log.
  func run() -> [[String]] {
    stage.begin()
    observe()
    closeStep()
    for step in script.steps + [.stop] {
      stage.begin()
      take(step)
      closeStep()
    }
    stage.endBodies()
    bodies.run()
    return stage.log
  }

  private func closeStep() {
    stage.writeDiagnostics(onlyLate: stage.isStopped != loop.isStopped)
    stage.isStopped = loop.isStopped
    if !stage.activity.isEmpty { stage.write("runs \(stage.activity)") }
    stage.activity = []
    stage.write("working \(loop.heldEffects.map(\.feedback))")
    if let deadline = clock.nextDeadline { stage.write("due \(deadline.elapsed.inMilliseconds)") }
  }

  private func take(_ step: Step) {
    switch step {
    case .start: loop.start()
    case .send(let code, let address): loop.send(.outside(code, to: address))
    case .sendGated(let code): gate.now(code)
    case .post(let code): loop.sender(.outside(code))
    case .fire(let number, let code): stage.sender(number)?.send(code, true)
    case .postFrom(let number, let code): stage.sender(number)?.send(code, false)
    case .answer(let number, let codes):
      guard let run = held(number) else { return }
      loop.answer(run, with: codes.map { .outside($0) })
    case .work(let number, let codes): work(number, codes)
    case .begin(let number): work(number, nil)
    case .reply(let number, let codes): runBodies { stage.reply(number, codes) }
    case .finish(let number, let codes):
      stage.sender(number)?.finish(codes)
      if !stage.isUnseen { loop.receiveNow() }
    case .unseen(let step): takeUnseen(step)
    case .fail(let number):
      guard let run = held(number) else { return }
      loop.fail(run, with: Failure())
    case .advance(let time): clock.advance(by: .milliseconds(time))
    case .observe: observe()
    case .endObservation(let number):
      if number < stage.observations.count { stage.observations[number]?.cancel() }
    case .trace: trace()
    case .stop: loop.stop()
    case .pause: loop.pause()
    case .resume: loop.resume()
    case .next(let place, let step): stage.armed.append((place, step))
    }
  }

  /// The nth of the runs that wait for an answer, modulo their number.
  private func held(_ number: Int) -> RunDescription? {
    let held = loop.heldEffects
    return held.isEmpty ? nil : held[number % held.count]
  }

  private func observe() {
    let number = stage.observations.count
    stage.observations.append(nil)
    stage.observations[number] = loop.observe { [stage] world in
      stage.write("observer \(number): \(world)")
      stage.pass(.observer)
    }
  }

  /// The children's reducers, which run before their parent's.
  private static func reducer(
    of script: Script, on stage: Stage
  ) -> Reducer<World, ScriptEvent> {
    let rules = script.rules
    let kid = Reducer<Kid, ScriptEvent> { kid, event in kid.cell.reduce(event, by: rules) }
    return Reducer<World, ScriptEvent> { _, event in
      MainActor.assumeIsolated { stage.write("reduce \(event)") }
    }
    .then(kid.pullback(state: .optional(\World.child), event: .child))
    .then(kid.pullback(each: .identified(\World.items), event: .item))
  }
}

private struct Failure: Error {}
