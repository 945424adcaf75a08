import CursesFeedbackTesting
import Testing

/// A number that the timer of a callback counts up to a limit.
private struct Ticker: Component {
  let limit: Int
  let initial = 0

  func reduce(_ count: inout Int, _ event: Void) { count += 1 }

  var feedbacks: [Feedback<Int, Void>] {
    Feedback.react(to: { [limit] count in count < limit ? true : nil }, "tick") { _ in
      .callback { context in
        context.clock.schedule(after: .seconds(1), repeats: true) { context.send(()) }
      }
    }
  }

  func view(_ count: Int) -> Node<Void> { Text("\(count) ticks") }
}

@MainActor @Suite struct CallbackTimerTests {
  @Test func `the frame after an advance has the events of a callback's timer`() {
    let app = TestApp(Ticker(limit: 9), effects: .live)
    app.advance(by: .seconds(3))
    #expect(app.frame.text.hasPrefix("3 ticks"))
  }

  @Test func `the events of a callback's timer are reduced before later timers fire`() {
    let app = TestApp(Ticker(limit: 2), effects: .live)
    app.advance(by: .seconds(5))
    #expect(app.state == 2, "the second event has cancelled the timer")
  }
}
