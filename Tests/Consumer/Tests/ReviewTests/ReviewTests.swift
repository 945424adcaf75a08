import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import review

/// Controls made with the library's public declarations.
@MainActor
@Suite struct ReviewTests {
  private let app = TestApp(Review(), size: Size(columns: 30, rows: 6))

  @Test func `custom controls and a custom layout are drawn`() {
    expectSnapshot(of: app.frame)
  }

  @Test func `keys and clicks rate the film`() {
    app.press(.right, .right, .right)
    #expect(app.state.stars == 5)
    app.click("★")
    #expect(app.state.stars == 1)
  }

  @Test func `stars up to the pointer are previewed, and a click sets the rating`() {
    app.hover(column: 14, row: 0)
    #expect(app.frame.text.contains("›★★★★★‹"))
    #expect(app.state.stars == 3)
    app.hover(column: 10, row: 1)
    #expect(app.frame.text.contains("›★★★☆☆‹"))
    app.click(column: 13, row: 0)
    #expect(app.state.stars == 4)
  }

  @Test func `keys move the slider, and not beyond its left end`() {
    app.press(.tab, .right)
    #expect(app.state.suspense == 55)
    for _ in 1...20 { app.press(.left) }
    #expect(app.state.suspense == 0)
  }

  @Test func `the slider follows the mouse, also outside its cells`() {
    app.drag(
      from: Position(column: 12, row: 1), to: Position(column: 19, row: 2),
      Position(column: 29, row: 3))
    #expect(app.state.suspense == 100)
  }

  @Test func `the details of a section are shown and hidden`() {
    app.press(.tab, .tab, .enter)
    #expect(app.frame.text.contains("▾ Plot\nA knight plays chess."))
    app.click("Plot")
    #expect(!app.frame.text.contains("knight"))
  }

  @Test func `a flow layout continues in the next row, and controls there can be clicked`() {
    #expect(app.frame.text.contains(" ☐  Drama    ☐  Fantasy\n ☐  Classic"))
    app.click("Classic")
    #expect(app.state.tags == ["Classic"])
    app.resize(columns: 40, rows: 6)
    #expect(app.frame.text.contains(" ☐  Drama    ☐  Fantasy    ☑  Classic"))
  }
}
