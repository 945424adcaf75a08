import CursesFeedback
import TerminalModel
import Testing

@testable import CursesFeedbackTesting

/// The choice of the next step.
@Suite struct StepChooserTests {
  /// The kind of a step.
  private enum Kind: CaseIterable {
    case press, hold, type, paste, click, drag, mouse, resize, focus, advance, nextTimer, fail,
      answer

    init(_ step: ExplorationStep) {
      self =
        switch step {
        case .press: .press
        case .hold: .hold
        case .type: .type
        case .paste: .paste
        case .click: .click
        case .drag: .drag
        case .mouse: .mouse
        case .resize: .resize
        case .focus: .focus
        case .advance: .advance
        case .nextTimer: .nextTimer
        case .fail: .fail
        case .answer: .answer
        }
    }
  }

  private var situation: Situation {
    var situation = Situation()
    situation.commands = [(name: "Add", keys: ["f2"]), (name: "Remove", keys: ["f3"])]
    situation.quitKeys = ["f10"]
    situation.targets = [
      Rect(origin: Position(column: 3, row: 4), size: Size(columns: 5, rows: 1))
    ]
    situation.mouse = .everything
    situation.takesText = true
    situation.hasTimer = true
    situation.effectEnds = [
      .answer("load", number: 1, answer: 1), .fail("load", number: 1),
    ]
    return situation
  }

  private func steps(_ count: Int, in situation: Situation) -> [ExplorationStep] {
    var chooser = StepChooser(seed: 1)
    chooser.beginRun()
    return (0..<count).map { _ in chooser.next(in: situation, state: "state") }
  }

  @Test func `steps of each kind are chosen`() {
    let kinds = Set(steps(2_000, in: situation).map(Kind.init))
    #expect(kinds == Set(Kind.allCases))
  }

  @Test func `the end of the session is chosen rarely`() {
    let count = steps(2_000, in: situation).count { $0 == .press("f10") }
    #expect((1...60).contains(count))
  }

  @Test func `without a mouse, a timer and effects, none of their steps is chosen`() {
    var situation = situation
    (situation.mouse, situation.hasTimer, situation.effectEnds) = (.none, false, [])
    let kinds = Set(steps(2_000, in: situation).map(Kind.init))
    #expect(kinds.isDisjoint(with: [.click, .drag, .mouse, .nextTimer, .fail, .answer]))
  }

  @Test func `drags need a terminal that reports them`() {
    var situation = situation
    situation.mouse = .buttons
    let kinds = Set(steps(2_000, in: situation).map(Kind.init))
    #expect(kinds.contains(.click))
    #expect(!kinds.contains(.drag))
  }

  @Test func `most clicks are over controls`() {
    let clicks = steps(2_000, in: situation).compactMap { step in
      if case .click(_, let cell) = step { cell } else { nil }
    }
    let hits = clicks.count { situation.targets[0].contains($0) }
    #expect(hits * 4 > clicks.count * 3)
  }
}
