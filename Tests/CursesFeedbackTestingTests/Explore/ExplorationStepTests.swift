import CursesFeedback
import CursesFeedbackTesting
import Testing

@Suite struct ExplorationStepTests {
  @Test(
    arguments: [
      .press(.ctrl("s")), .press("space"), .hold("f5"), .press(.shift(.tab)), .type("two words"),
      .type("a\\b\tc"), .paste("a\nb"), .paste(""), .paste("a\r"), .paste("a\r\nb\n\r"),
      .type("\u{301}x"),
      .click(.right, Position(column: 3, row: 4)),
      .drag(Position(column: 0, row: 1), Position(column: 20, row: 2)),
      .mouse(.scrolledDown, Position(column: 7, row: 8)), .mouse(.moved, .origin),
      .resize(.zero), .resize(Size(columns: 200, rows: 60)), .focus(true), .focus(false),
      .advance(.milliseconds(100)), .advance(.seconds(3600)), .nextTimer,
      .fail("load page", number: 2), .answer("load page", number: 1, answer: 3),
    ] as [ExplorationStep])
  func `the text of a step can be read again`(step: ExplorationStep) {
    #expect(step.description.allSatisfy { !$0.isNewline })
    #expect(ExplorationStep(step.description) == step)
  }

  @Test(arguments: [
    "", "press", "press xyz", "click left 3", "resize 3", "answer 1 load", "jump 3", "advance",
    "advance inf ms", "advance nan ms", "advance 1e300 ms", "advance -1 ms", "advance 5 s",
    "advance 5", "focus", "focus xyz", "next", "next foo",
    "fail -9223372036854775808 load", "fail 0 load", "answer 0 1 load", "answer 1 0 load",
    "advance 31622400000000 ms", "mouse move -1 3",
  ])
  func `a text that is no step is read as nil`(text: String) {
    #expect(ExplorationStep(text) == nil)
  }
}
