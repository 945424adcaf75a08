import CursesFeedbackTesting
import Testing

/// A test with a missing or a false claim fails, and the failure names the reason.
///
/// A drain is the handling of one event and of all events that it causes. R34 is a rule in
/// Tests/FeedbackCoreTests/Conformance.md.
@MainActor
@Suite struct TestLoopFailureTests {
  @Test func `a false claim of a change fails with the difference`() {
    let loop = testLoop()
    expectFailure(
      """
      The state after searched("swift") differs from the claimed one.

      - query: "swim"
      + query: "swift"

      (claimed: -, actual: +)
      """
    ) {
      loop.send(.searched("swift")) { $0.query = "swim" }
    }
    #expect(loop.state.query == "swift")
  }

  @Test func `R34 an unclaimed change fails`() {
    let loop = TestLoop(initial: 1, reduce: Reducer { $0 += $1 }, feedbacks: [])
    expectFailure(
      """
      The state after 2 differs from the claimed one.

      - 1
      + 3

      (claimed: -, actual: +)
      """
    ) {
      loop.send(2)
    }
  }

  @Test func `an event that is unclaimed at the next step fails`() {
    let loop = testLoop(Shop.echo)
    let line = #line + 1
    loop.send(.called)
    loop.expectStart("echo")
    expectFailure(
      """
      This step led to unclaimed events (claim them with receive):
        echoed (from echo)
      """, line: line
    ) {
      loop.send(.closed) { _ in }
    }
    #expect(loop.state.echoes == 1)
  }

  @Test func `receiving another event than the next one fails with the difference`() {
    let loop = testLoop(Shop.clock)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.advance(by: .seconds(1))
    expectFailure(
      """
      The next event differs from the claimed one.

      - echoed
      + ticked

      (claimed: -, actual: +)
      """
    ) {
      loop.receive(.echoed) { $0.echoes = 1 }
    }
    #expect(loop.state.seconds == 1)
    loop.finish(running: "clock")
  }

  @Test func `receiving an event that was not sent fails and lists the active runs`() {
    let loop = testLoop(Shop.search, Shop.clock)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    expectFailure(
      "There is no event to receive; ticked was claimed. Active runs: search (waits for an answer), clock."
    ) {
      loop.receive(.ticked)
    }
    loop.finish(running: "clock", "search")
  }

  @Test func `receiving an event that does not meet the condition fails`() {
    let loop = testLoop(Shop.echo)
    loop.send(.called)
    loop.expectStart("echo")
    expectFailure("The next event does not meet the condition: echoed.") {
      loop.receive(where: { $0 == .ticked })
    }
    expectFailure("There is no event to receive. Active runs: none.") {
      loop.receive(where: { $0 == .ticked })
    }
  }

  @Test func `R34 an unclaimed start fails`() {
    let loop = testLoop(Shop.downloads)
    let line = #line + 1
    loop.send(.ordered(7)) { $0.downloads[7] = 0 }
    expectFailure(
      "This step started unclaimed runs (claim them with expectStart): download[7].", line: line
    ) {
      loop.send(.searched("swift")) { $0.query = "swift" }
    }
    loop.finish(running: "download")
  }

  @Test func `an unclaimed start by the first state fails`() {
    let line = #line + 1
    let loop = testLoop(.after({ _ in .seconds(1) }, "timer", sends: .ticked))
    expectFailure(
      "This step started unclaimed runs (claim them with expectStart): timer.", line: line
    ) {
      loop.finish(running: "timer")
    }
  }

  @Test func `claiming a start that did not happen fails`() {
    let loop = testLoop(Shop.downloads)
    loop.send(.ordered(7)) { $0.downloads[7] = 0 }
    expectFailure("download[8] was not started. Unclaimed starts: download[7].") {
      loop.expectStart("download", key: 8)
    }
    loop.expectStart("download", key: 7)
    expectFailure("download was not started. Unclaimed starts: none.") {
      loop.expectStart("download")
    }
    loop.finish(running: "download")
  }

  @Test func `R34 an unclaimed cancellation fails`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    let line = #line + 1
    loop.send(.searched("")) { $0.query = "" }
    expectFailure(
      "This step cancelled unclaimed runs (claim them with expectCancel): search.", line: line
    ) {
      loop.finish()
    }
  }

  @Test func `claiming a cancellation that did not happen fails`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    expectFailure("search was not cancelled. Unclaimed cancellations: none.") {
      loop.expectCancel("search")
    }
    loop.finish(running: "search")
  }

  @Test func `answering an effect that does not run fails`() {
    let loop = testLoop(Shop.search, Shop.downloads)
    loop.send(.ordered(7)) { $0.downloads[7] = 0 }
    loop.expectStart("download", key: 7)
    expectFailure(
      "search does not wait for an answer. Active runs: download[7] (waits for an answer)."
    ) {
      loop.answer("search", with: .found([]))
    }
    expectFailure(
      "download[8] does not wait for an answer. Active runs: download[7] (waits for an answer)."
    ) {
      loop.fail("download", key: 8, with: CancellationError())
    }
    loop.finish(running: "download")
  }

  @Test func `answering an effect during its debounce fails`() {
    let loop = testLoop(Shop.search.debounced(for: .seconds(1)))
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    expectFailure("search does not wait for an answer. Active runs: search.") {
      loop.answer("search", with: .found([]))
    }
    loop.finish(running: "search")
  }

  @Test func `claiming the event of a failure that causes none fails`() {
    let loop = testLoop(.on(.opened, "watch") { _ in .run { _ in } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    expectFailure("This step led to no event.") {
      loop.fail("watch", with: CancellationError()) { $0.message = "failed" }
    }
  }

  @Test func `an unexpected active effect at the end fails`() {
    let loop = testLoop(Shop.search, Shop.clock)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    expectFailure("Unexpected active runs at the end: search (waits for an answer).") {
      loop.finish(running: "clock")
    }
  }

  @Test func `a missing active effect at the end fails`() {
    let loop = testLoop(Shop.clock)
    expectFailure("Expected runs that are not active at the end: clock.") {
      loop.finish(running: "clock")
    }
  }

  @Test func `two active effects of a feedback at the end fail if one is expected`() {
    let loop = testLoop(.on(.opened, "watch") { _ in .run { _ in } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    loop.send(.opened)
    loop.expectStart("watch")
    expectFailure("Unexpected active runs at the end: watch (waits for an answer).") {
      loop.finish(running: "watch")
    }
  }

  @Test func `an unhandled error fails`() {
    let loop = testLoop(.on(.opened, "watch") { _ in .run { _ in } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    loop.fail("watch", with: CancellationError())
    expectFailure(
      """
      The loop reported faults in this step:
        unhandledError(feedback: "watch", description: "broken")
      """
    ) {
      loop.send(.opened)
      loop.expectStart("watch")
      loop.fail("watch", with: Broken())
      loop.finish()
    }
  }

  @Test func `a test without finish is checked when it releases the loop`() {
    let line = #line + 5
    expectFailure(
      "Unexpected active runs at the end: search (waits for an answer).", line: line
    ) {
      let loop = testLoop(Shop.search)
      loop.send(.searched("swift")) { $0.query = "swift" }
      loop.expectStart("search")
    }
  }

  @Test func `10,000 events in one drain fail and stop the loop`() {
    let loop = testLoop(
      .on(.called, "ping") { _ in .send(.echoed) }, .on(.echoed, "pong") { _ in .send(.called) })
    loop.exhaustivity.remove([.starts, .changes])
    expectFailure(
      """
      This step led to 10,000 events, and the loop was stopped. \
      The last events are from pong, from ping.
      """
    ) {
      loop.send(.called)
    }
    expectFailure("This step led to no event.") { loop.send(.called) }
  }
}

private struct Broken: Error, CustomStringConvertible {
  let description = "broken"
}

/// Expects a failure with this text and no other, on this line if one is given.
@MainActor
private func expectFailure(
  _ text: String, line: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  in body: @MainActor () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    issue.comments.map(\.rawValue) == [text]
      && (line == nil || issue.sourceLocation?.line == line)
  }
}
