import CounterDemo
import CursesFeedback
import CursesFeedbackTesting
import Testing

@MainActor
@Suite struct CounterStory {
  private let app = TestApp(Counter(), size: Size(columns: 44, rows: 10))

  @Test func `keys count up and down, and reset`() {
    expectSnapshot(of: app.frame, named: "at first")
    app.press("+", "=", "k", .up)
    #expect(app.state.count == 4)
    app.press("-", "j", .down)
    #expect(app.state.count == 1)
    expectSnapshot(of: app.frame, named: "after keys")
    app.press("r")
    #expect(app.state.count == 0)
  }

  @Test func `the number goes below zero`() {
    app.press("-", "-")
    expectSnapshot(of: app.frame)
  }

  @Test func `Tab and Enter press the buttons`() {
    app.press(.enter, .tab, .enter, .enter)
    #expect(app.state.count == -1)
    expectSnapshot(of: app.frame)
  }

  @Test func `the mouse presses the buttons`() {
    app.click("One more")
    app.click("One more")
    app.click("One less")
    #expect(app.state.count == 1)
  }

  @Test func `a key redraws only the cells of the digit that change`() {
    app.press("+", "+")
    app.press("+")
    // The lower left pixel of the large digit, and the digit in the header bar.
    #expect(app.terminal.lastChanges?.cellCount == 5)
  }

  @Test(arguments: [Key("q"), .ctrl("c")])
  func `q and Ctrl-C quit, and the farewell shows the count`(key: Key) {
    app.press("+", key)
    #expect(app.hasEnded)
    #expect(Counter().farewell(app.state) == "Count: 1")
  }

  @Test func `a screen that is too small shows a part of the view`() {
    app.resize(columns: 12, rows: 4)
    expectSnapshot(of: app.frame, named: "12x4")
    app.resize(columns: 1, rows: 1)
    app.press("+")
    #expect(app.state.count == 1)
  }
}
