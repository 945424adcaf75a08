import TerminalModel
import TerminalViews
import Testing

@Suite struct SliderTests {
  private func slider(_ value: Int, step: Int = 1) -> Slider<Choice> {
    Slider(value, in: 0...20, step: step, changes: Choice.counted)
  }

  private func slider(_ value: Double, step: Double? = 0.1) -> Slider<Choice> {
    Slider(value, in: 0...1, step: step, changes: Choice.measured)
  }

  @Test func `looks different in each state, also without colour`() {
    // The press moves the knob by an event, so the drawn value stays.
    #expect(
      looks(11, 1, slider(10)) == ["[ ━━━●─── ]", "[›━━━●───‹]", "[»━━━●───«]", "( ╍╍╍●╌╌╌ )"])
  }

  @Test(
    arguments: [
      (14, 0, "[›●─────────‹]"), (14, 20, "[›━━━━━━━━━●‹]"), (14, -5, "[›●─────────‹]"),
      (14, 99, "[›━━━━━━━━━●‹]"), (6, 20, "[›━●‹]"), (5, 20, "[›●‹]"), (4, 20, "[›●‹"),
      (2, 20, "[›"), (1, 20, "["), (0, 20, ""),
    ])
  func `the track fills the columns`(columns: Int, value: Int, expected: String) {
    #expect(choices(columns, 1) { slider(value) }.draw().text == expected)
  }

  @Test(
    arguments: [
      (5, 1, .left, 4), (5, 1, .down, 4), (5, 1, .right, 6), (5, 1, .up, 6), (5, 1, .home, 0),
      (5, 1, .end, 20), (5, 1, .pageUp, 7), (5, 1, .pageDown, 3), (19, 1, .pageUp, 20),
      (6, 6, .right, 12), (7, 6, .right, 12), (7, 6, .left, 6), (0, 6, .end, 18),
      (99, 1, .left, 19), (-9, 1, .right, 1), (5, 0, .right, 6),
    ] as [(Int, Int, Key, Int)])
  func `a key moves the knob`(value: Int, step: Int, key: Key, expected: Int) {
    #expect(events(slider(value, step: step), key) == [.counted(expected)])
  }

  @Test(
    arguments: [
      (0, 1, .left), (0, 1, .home), (0, 1, .pageDown), (20, 1, .right), (20, 1, .end),
      (20, 1, .pageUp), (99, 1, .up), (18, 6, .right), (20, 6, .right),
    ] as [(Int, Int, Key)])
  func `a key at the end sends no event`(value: Int, step: Int, key: Key) {
    #expect(events(slider(value, step: step), key).isEmpty)
    #expect(takes(slider(value, step: step), key))
  }

  @Test(
    arguments: [
      (0.2, 0.1, .right, 0.3), (0.3, 0.1, .left, 0.2), (0.6, 0.1, .right, 0.7),
      (0.25, 0.1, .right, 0.3), (0.25, 0.1, .left, 0.2), (0.5, nil, .right, 0.51),
      (0.5, -1, .right, 0.51), (0.5, 0.25, .end, 1), (.nan, 0.1, .right, 0.1),
    ] as [(Double, Double?, Key, Double)])
  func `steps that divide the range lead to exact parts of it`(
    value: Double, step: Double?, key: Key, expected: Double
  ) {
    #expect(events(slider(value, step: step), key) == [.measured(expected)])
  }

  @Test(arguments: [Key.enter, .space, "5", .ctrl(.left), .shift(.right)])
  func `other keys are left to the bindings`(key: Key) {
    #expect(!takes(slider(5), key))
  }

  @Test(arguments: [(2, 0), (0, 0), (12, 10), (22, 20), (24, 20)])
  func `a press puts the knob under the pointer`(column: Int, expected: Int) {
    let scene = choices(25, 1) { slider(7) }
    #expect(
      scene.mouse(.pressed(.left), column: column, row: 0).events == [.counted(expected)])
  }

  @Test func `a press on the knob sends no event`() {
    #expect(click(slider(7), column: 9, columns: 25).isEmpty)
  }

  @Test func `the knob follows the held mouse, also outside the slider`() {
    let pressed = choices(25, 3) { slider(7) }.mouse(.pressed(.left), column: 5, row: 0).interface
    let held = choices(25, 3, interface: pressed) { slider(3) }
    #expect(held.mouse(.dragged(.left), column: 8, row: 2).events == [.counted(6)])
    #expect(held.mouse(.dragged(.left), column: 0, row: 2).events == [.counted(0)])
    #expect(held.mouse(.dragged(.right), column: 9, row: 0).events.isEmpty)
    #expect(held.mouse(.released(.left), column: 9, row: 0).events.isEmpty)
  }

  @Test(arguments: [(Mouse.Action.scrolledUp, 6), (.scrolledDown, 4), (.scrolledRight, 6)])
  func `the wheel moves the knob by one step`(action: Mouse.Action, expected: Int) {
    let scene = choices(25, 1) { slider(5) }
    #expect(scene.mouse(action, column: 0, row: 0).events == [.counted(expected)])
  }

  @Test(arguments: 0...5)
  func `a press on a slider without a track sends no event`(columns: Int) {
    let scene = choices(columns, 1) { slider(7) }
    #expect(scene.mouse(.pressed(.left), column: 0, row: 0).events.isEmpty)
  }

  @Test func `a range of one number has one stop`() {
    let still = Slider(3, in: 3...3, changes: Choice.counted)
    #expect(choices(9, 1) { still }.draw().text == "[›●────‹]")
    #expect(events(still, .right).isEmpty)
    #expect(click(still, column: 7).isEmpty)
    let infinite = Slider(3, in: 3...(.infinity), changes: Choice.measured)
    #expect(events(infinite, .right).isEmpty)
  }

  @Test func `the largest range does not overflow`() {
    let whole = Slider(0, in: .min ... .max, changes: Choice.counted)
    #expect(events(whole, .home) == [.counted(.min)])
    #expect(events(Slider(.max, in: 0...(.max), changes: Choice.counted), .pageUp).isEmpty)
    #expect(
      click(Slider(0, in: 0...(.max), changes: Choice.counted), column: 27) == [.counted(.max)])
  }

  @Test func `a range without room for steps has one stop`() {
    let still = Slider(0, in: 0...(.leastNonzeroMagnitude), changes: Choice.measured)
    #expect(events(still, .right).isEmpty)
  }

  @Test func `a press on the knob sends no event if its number is between two columns`() {
    let fine = Slider(503, in: 0...1_000, changes: Choice.counted)
    #expect(click(fine, column: 12, columns: 25).isEmpty)
    #expect(click(fine, column: 13, columns: 25) == [.counted(550)])
  }
}
