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
    app.click("+")
    app.click("+")
    app.click("−")
    #expect(app.state.count == 1)
  }

  @Test func `the colour of the number shows the direction of the last change`() {
    let expected: [(keys: [Key], color: Color)] = [
      ([], .accent), (["+"], .success), (["-"], .error), (["r"], .accent),
    ]
    for (keys, color) in expected {
      for key in keys { app.press(key) }
      let block = app.frame.buffer.row(2).first { $0.cluster.description == "█" }
      #expect(block?.style.foreground == color)
    }
  }

  @Test(arguments: [(40, 12, 10), (80, 24, 10), (120, 40, 20), (200, 60, 20)])
  func `the number is the largest element of the screen`(columns: Int, rows: Int, height: Int) {
    app.resize(columns: columns, rows: rows)
    let lines = app.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.filter { $0.contains("█") || $0.contains("▀") || $0.contains("▄") }.count >= height / 2)
    expectSnapshot(of: app.frame, named: "\(columns)x\(rows)")
  }

  @Test(arguments: 4...24) func `the buttons stay if the rows are few`(rows: Int) {
    app.resize(columns: 20, rows: rows)
    #expect(app.frame.text.contains("[›+‹]  [ − ]"))
  }

  @Test(arguments: [(20, 6), (24, 8)])
  func `a small screen has the number above the buttons`(columns: Int, rows: Int) {
    app.resize(columns: columns, rows: rows)
    expectSnapshot(of: app.frame, named: "\(columns)x\(rows)")
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
