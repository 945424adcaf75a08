import CursesFeedbackTesting
import Testing

/// A test can leave kinds of results unclaimed, such as events, changes and starts.
@MainActor
@Suite struct ExhaustivityTests {
  @Test func `with exhaustivity off, all results may stay unclaimed`() {
    let loop = testLoop(Shop.search, Shop.echo, Shop.clock)
    loop.exhaustivity = .off
    loop.send(.called)
    loop.send(.opened)
    loop.send(.searched("s"))
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.advance(by: .seconds(3))
    loop.finish()
  }

  @Test func `if events may stay unclaimed, receive skips to the expected event`() {
    let loop = testLoop(Shop.clock, Shop.echo, .on(.ticked, "call") { _ in .send(.called) })
    loop.exhaustivity = []
    loop.send(.opened)
    loop.advance(by: .seconds(1))
    loop.receive(.echoed) { $0.echoes = 1 }
    #expect(loop.state.seconds == 1)
  }

  @Test func `if changes may stay unclaimed, a false claim still fails`() {
    let loop = testLoop()
    loop.exhaustivity.remove(.changes)
    withKnownIssue {
      loop.send(.searched("swift")) { $0.query = "swim" }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("- query: \"swim\"") }
    }
  }

  @Test func `if changes may stay unclaimed, a claim of the whole change still passes`() {
    let loop = TestLoop<[Int], Int>(
      initial: [], reduce: Reducer { $0.append($1) }, feedbacks: [])
    loop.exhaustivity = .off
    loop.send(1) { $0.append(1) }
    loop.finish()
  }

  @Test func `if starts may stay unclaimed, claiming a start that did not happen still fails`() {
    let loop = testLoop(Shop.search)
    loop.exhaustivity.remove(.starts)
    loop.send(.searched("swift")) { $0.query = "swift" }
    withKnownIssue { loop.expectStart("clock") }
    loop.expectStart("search")
    loop.finish(running: "search")
  }

  @Test func `if active runs may stay unclaimed, claiming one that is not active still fails`() {
    let loop = testLoop(Shop.search, Shop.clock)
    loop.exhaustivity = .off
    loop.send(.searched("swift")) { $0.query = "swift" }
    withKnownIssue {
      loop.finish(running: "clock")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Expected runs that are not active at the end: clock."]
    }
  }

  @Test func `a start cannot be claimed after the next step`() {
    let loop = testLoop(Shop.search)
    loop.exhaustivity.remove(.starts)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.send(.closed)
    withKnownIssue { loop.expectStart("search") }
    loop.finish(running: "search")
  }

  @Test func `if cancellations may stay unclaimed, starts still have to be claimed`() {
    let loop = testLoop(Shop.search)
    loop.exhaustivity.remove(.cancels)
    loop.send(.searched("s")) { $0.query = "s" }
    loop.expectStart("search")
    loop.send(.searched("swift")) { $0.query = "swift" }
    withKnownIssue {
      loop.finish(running: "search")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("This step started unclaimed runs") }
    }
  }
}
