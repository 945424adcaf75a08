import FeedbackCore
import Foundation
import Testing

/// Random scripts, run by the loop and by the model of its rules: both write the same log.
///
/// `make fuzz` runs a million steps. `Conformance.md` explains the terms, and the numbers in the
/// names.
@MainActor
@Suite struct LoopModelTests {
  @Test func `for random scripts the loop and the model of its rules write the same log`() async {
    let environment = ProcessInfo.processInfo.environment
    var seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    var stepsLeft = environment["FUZZ_STEPS"].flatMap(Int.init) ?? 20_000
    while stepsLeft > 0 {
      var generator = ScriptGenerator(seed: seed)
      let script = generator.script()
      if rulesSay(script) != ScriptedLoop(script).run() {
        let smallest = ScriptShrinker { rulesSay($0) != ScriptedLoop($0).run() }.shrink(script)
        Issue.record(
          """
          The loop and the model differ in a script of the seed \(seed): \(smallest)
          \(difference(rulesSay(smallest), ScriptedLoop(smallest).run()))
          """)
        return
      }
      stepsLeft -= script.steps.count
      seed &+= 1
      // Lets the remaining wake-ups of the script run, which have no effect.
      await Task.yield()
    }
  }

  @Test func `R20 facts that were sent before their loop was paused are reduced`() {
    let script = Script(
      rules: [[], []],
      feedbacks: [FeedbackPlan(trigger: .raw(.equals(.a, 0), [1]), effects: [.nothing])],
      steps: [.next(.raw, .pause), .start])
    #expect(ScriptedLoop(script).run() == rulesSay(script))
    #expect(rulesSay(script)[2].contains("reduce 1 of f0 0"))
  }

  @Test func `R17 a run that waits behind an effect that answers at once begins`() {
    let script = Script(
      rules: [[.add(.a, 1)]],
      feedbacks: [
        FeedbackPlan(trigger: .request(.a), policy: .queue, effects: [.nothing, .work])
      ],
      steps: [.start, .send(0), .send(0), .send(0), .answer(0, [])])
    #expect(ScriptedLoop(script).run() == rulesSay(script))
    #expect(rulesSay(script)[5] == ["working [\"f0\"]"])
  }

  @Test func `R25 feedbacks get the state if a pause and a resume interrupt a resumption`() {
    let script = Script(
      rules: [[]],
      feedbacks: [FeedbackPlan(trigger: .raw(.always, []), effects: [.nothing])],
      steps: [
        .start, .pause, .next(.registration, .pause), .next(.cancellation, .resume), .resume,
      ])
    #expect(ScriptedLoop(script).run() == rulesSay(script))
    #expect(rulesSay(script)[5].contains("tell f0 of 0/0~3 after nothing"))
  }

  @Test func `a script in which a wrong model differs from the rules is found and made small`() {
    let fails = { (script: Script) in
      LoopModel(script, inheritsPlaces: false).run() != LoopModel(script).run()
    }
    let failing = (1...2_000 as ClosedRange<UInt64>).lazy.map { seed in
      var generator = ScriptGenerator(seed: seed)
      return generator.script()
    }.first(where: fails)
    let smallest = failing.map { ScriptShrinker(fails: fails).shrink($0) }
    #expect(smallest.map(fails) == true)
    #expect(smallest.map { $0.steps.count <= 6 && $0.feedbacks.count <= 3 } == true)
  }

  @Test func `a script is printed as the expression that makes it`() {
    let script = Script(
      rules: [[.add(.a, 1), .removeChild], []],
      feedbacks: [FeedbackPlan(trigger: .request(.b), effects: [.send([0, 1]), .work])],
      steps: [.start, .next(.observer, .send(0, to: .item(2)))])
    let plan =
      "FeedbackPlan(trigger: .request(.b), policy: .usual, effects: [.send([0, 1]), .work], "
      + "scope: .root, enabled: .always)"
    #expect(
      script.description == """
        Script(
          rules: [
            [.add(.a, 1), .removeChild],
            [],
          ],
          feedbacks: [
            \(plan),
          ],
          steps: [
            .start,
            .next(.observer, .send(0, to: .item(2))),
          ])
        """)
  }

  private func rulesSay(_ script: Script) -> [[String]] {
    LoopModel(script).run()
  }

  /// A text with the lines of both logs at the first step in which they differ.
  private func difference(_ wanted: [[String]], _ found: [[String]]) -> String {
    guard let step = wanted.indices.first(where: { wanted[$0] != found[$0] }) else { return "" }
    return """
      at step \(step), where 0 is the time before the first, the rules say
        \(wanted[step].joined(separator: "\n  "))
      the loop says
        \(found[step].joined(separator: "\n  "))
      """
  }
}
