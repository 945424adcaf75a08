import CursesFeedback
import CursesFeedbackTesting
import Testing

/// Tooltips in a running application, with its clock.
@MainActor
@Suite struct TooltipsInAppsTests {
  private let app = TestApp(Buttons(), size: Size(columns: 20, rows: 8))

  private var isShown: Bool { app.frame.text.contains("Copies it") }

  /// Rests with the pointer on the button that has a tooltip.
  private func rest() {
    app.hover(column: 2, row: 0)
    app.advance(by: .milliseconds(500))
  }

  @Test func `a tooltip is shown when the pointer has rested for half a second`() {
    app.hover(column: 2, row: 0)
    app.advance(by: .milliseconds(499))
    #expect(!isShown)
    app.advance(by: .milliseconds(1))
    #expect(isShown)
  }

  @Test func `each movement on the view starts the time again`() {
    app.hover(column: 2, row: 0)
    app.advance(by: .milliseconds(400))
    app.hover(column: 3, row: 0)
    app.advance(by: .milliseconds(499))
    #expect(!isShown)
    app.advance(by: .milliseconds(1))
    #expect(isShown)
  }

  @Test func `a pointer that leaves in time stops the timer`() {
    app.hover(column: 2, row: 0)
    app.hover(column: 2, row: 5)
    app.advance(by: .milliseconds(100))
    #expect(app.clock.nextDeadline == nil)
    app.advance(by: .seconds(5))
    #expect(!isShown)
  }

  @Test func `a key in time stops the timer`() {
    app.hover(column: 2, row: 0)
    app.press("a")
    #expect(app.state.log == ["a"])
    app.advance(by: .milliseconds(100))
    #expect(app.clock.nextDeadline == nil)
    app.advance(by: .seconds(5))
    #expect(!isShown)
  }

  @Test(arguments: ["a", .enter, .tab, .escape] as [Key])
  func `the next key hides a tooltip, and has its usual effect`(key: Key) {
    let other = TestApp(Buttons(), size: Size(columns: 20, rows: 8))
    rest()
    #expect(isShown)
    app.press(key)
    other.press(key)
    #expect(!isShown)
    #expect(app.frame == other.frame)
    #expect(app.state == other.state)
  }

  @Test func `a pointer that leaves and a press hide the tooltip`() {
    rest()
    app.hover(column: 2, row: 5)
    #expect(!isShown)
    rest()
    app.click(column: 2, row: 0)
    #expect(!isShown)
    #expect(app.state.log == ["sync"])
  }

  @Test(arguments: [.ctrl(.function(1)), .alt("h")] as [Key])
  func `a key shows the tooltip of the focused view until the next key`(key: Key) {
    app.press(key)
    #expect(isShown)
    app.advance(by: .seconds(60))
    #expect(isShown)
    app.press("a")
    #expect(!isShown)
    #expect(app.state.log == ["a"])
  }

  @Test func `a shown tooltip has no timer, and a movement does not show a hidden one`() {
    rest()
    let frames = app.terminal.frameCount
    app.advance(by: .seconds(60))
    #expect(app.clock.nextDeadline == nil)
    app.hover(column: 3, row: 0)
    app.advance(by: .seconds(60))
    #expect(app.terminal.frameCount == frames)
    app.press("b")
    let hidden = app.terminal.frameCount
    app.hover(column: 2, row: 0)
    app.advance(by: .seconds(60))
    #expect(app.terminal.frameCount == hidden)
  }

  @Test func `a tooltip goes with its view, and is not shown if the view is removed before`() {
    rest()
    app.send(.syncRemoved)
    #expect(!isShown)
    app.send(.syncAdded)
    #expect(!isShown)
    app.hover(column: 2, row: 5)
    app.hover(column: 2, row: 0)
    app.send(.syncRemoved)
    app.advance(by: .seconds(1))
    #expect(!isShown)
  }

  @Test func `a dialog hides the tooltip`() {
    rest()
    app.send(.asked)
    #expect(!isShown)
  }

  @Test func `pending keys and a tooltip have times of their own`() {
    app.press("x")
    app.advance(by: .milliseconds(300))
    app.hover(column: 2, row: 0)
    app.advance(by: .milliseconds(500))
    #expect(isShown)
    app.advance(by: .milliseconds(200))
    #expect(app.state.log == ["x"])
  }

  @Test func `the screen is drawn with a tooltip at any size`() {
    rest()
    for columns in 0...20 {
      for rows in 0...4 {
        app.resize(columns: columns, rows: rows)
        #expect(app.frame.size == Size(columns: columns, rows: rows))
      }
    }
  }
}

private struct Buttons: Component {
  struct State: Equatable, Sendable {
    var log: [String] = []
    var showsSync = true
    var isAsking = false
  }

  enum Event: Sendable {
    case added(String), syncRemoved, syncAdded, asked
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .added(let entry): state.log.append(entry)
    case .syncRemoved: state.showsSync = false
    case .syncAdded: state.showsSync = true
    case .asked: state.isAsking = true
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("a", "Add", sends: .added("a"))
    KeyBinding("x", "Cut", sends: .added("x"))
    KeyBinding(sequence: "x x", "Cut row", sends: .added("x x"))
  }

  func view(_ state: State) -> Node<Event> {
    Column {
      if state.showsSync {
        Button("Sync", sends: .added("sync")).tooltip("Copies it")
      }
      Button("Quit", sends: .added("quit"))
    }
    .dialog {
      if state.isAsking { Alert("Done", dismisses: .added("dismissed")) }
    }
  }
}
