import TerminalModel
import TerminalViews
import Testing

@Suite struct StepperTests {
  private func stepper(_ value: Int, step: Int = 1) -> Stepper<Choice> {
    Stepper(value, in: 1...12, step: step, changes: Choice.counted)
  }

  @Test func `looks different in each state, also without colour`() {
    #expect(
      looks(12, 1, stepper(5)) == ["[ −  5 + ]", "[›−  5 +‹]", "[»−  5 +«]", "( −  5 + )"])
  }

  @Test(arguments: [(1, "[›   1 +‹]"), (12, "[›− 12  ‹]"), (0, "[›   1 +‹]"), (99, "[›− 12  ‹]")])
  func `at an end of the range the sign is hidden, and the width stays`(
    value: Int, expected: String
  ) {
    #expect(choices(12, 1) { stepper(value) }.draw().text == expected)
  }

  @Test(
    arguments: [
      (30, "[›− 5 人 +‹]"), (10, "[›− 5… +‹]"), (9, "[›− … +‹]"), (8, "[›−  +‹]"), (4, "[›−"),
      (1, "["), (0, ""),
    ])
  func `the text is truncated to fit`(columns: Int, expected: String) {
    let stepper = Stepper(5, in: 1...9, changes: Choice.counted) { "\($0) 人" }
    #expect(choices(columns, 1) { stepper }.draw().text == expected)
  }

  @Test(
    arguments: [
      (5, .left, 4), (5, .down, 4), (5, "-", 4), (5, .right, 6), (5, .up, 6), (5, "+", 6),
      (5, .home, 1), (5, .end, 12), (5, .pageUp, 6), (5, .pageDown, 4), (99, "-", 11),
    ] as [(Int, Key, Int)])
  func `a key changes the number`(value: Int, key: Key, expected: Int) {
    #expect(events(stepper(value), key) == [.counted(expected)])
  }

  @Test(
    arguments: [(1, .left), (1, "-"), (1, .home), (12, .right), (12, "+"), (12, .end)]
      as [(Int, Key)])
  func `a key at the end sends no event`(value: Int, key: Key) {
    #expect(events(stepper(value), key).isEmpty)
    #expect(takes(stepper(value), key))
  }

  @Test(
    arguments: [("-", [9]), (.left, [9]), ("+", []), (.end, []), (.home, [0])] as [(Key, [Int])])
  func `a number above the last step can only become smaller`(key: Key, expected: [Int]) {
    let stepper = Stepper(10, in: 0...10, step: 3, changes: Choice.counted)
    #expect(choices(12, 1) { stepper }.draw().text == "[›− 10  ‹]")
    #expect(events(stepper, key) == expected.map(Choice.counted))
  }

  @Test(arguments: [Key.enter, .space, "5", .ctrl(.left)])
  func `other keys are left to the bindings`(key: Key) {
    #expect(!takes(stepper(5), key))
  }

  @Test(arguments: [(2, [4]), (0, [4]), (4, []), (5, []), (7, [6]), (9, [6])])
  func `a click on a sign changes the number`(column: Int, expected: [Int]) {
    #expect(click(stepper(5), column: column) == expected.map(Choice.counted))
  }

  @Test func `Page Up and Page Down move a stepper by a tenth of its range`() {
    let wide = Stepper(30, in: 0...100, changes: Choice.counted)
    #expect(events(wide, .pageUp) == [.counted(40)])
    #expect(events(wide, .pageDown) == [.counted(20)])
  }

  @Test func `a click on a hidden sign sends no event`() {
    #expect(click(stepper(1), column: 2).isEmpty)
  }

  @Test func `the wheel changes the number`() {
    let scene = choices(20, 1) { stepper(5, step: 3) }
    #expect(scene.mouse(.scrolledUp, column: 1, row: 0).events == [.counted(7)])
    #expect(scene.mouse(.scrolledDown, column: 1, row: 0).events == [.counted(4)])
  }

  @Test func `between two steps, both signs are shown`() {
    let between = Stepper(50, in: 1...100, step: 10, changes: Choice.counted)
    #expect(choices(14, 1) { between }.draw().text == "[›−  50 +‹]")
    #expect(events(between, "-") == [.counted(41)])
  }
}
