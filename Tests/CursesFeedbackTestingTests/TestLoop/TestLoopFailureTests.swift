import CursesFeedbackTesting
import Testing

/// A test that does not claim everything, or claims what is not so, fails and says why.
@MainActor
@Suite struct TestLoopFailureTests {
  @Test func `another state than the one that is claimed`() {
    let loop = testLoop()
    expectFailure(
      """
      The state after searched("swift") is not the one that was claimed.

      - query: "swim"
      + query: "swift"

      (claimed: -, real: +)
      """
    ) {
      loop.send(.searched("swift")) { $0.query = "swim" }
    }
    #expect(loop.state.query == "swift")
  }

  @Test func `R34 a change that is not claimed`() {
    let loop = TestLoop(initial: 1, reduce: Reducer { $0 += $1 }, feedbacks: [])
    expectFailure(
      """
      The state after 2 is not the one that was claimed.

      - 1
      + 3

      (claimed: -, real: +)
      """
    ) {
      loop.send(2)
    }
  }

  @Test func `an event that nobody receives before the next step`() {
    let loop = testLoop(Shop.echo)
    let line = #line + 1
    loop.send(.called)
    loop.expectStart("echo")
    expectFailure(
      """
      No receive claims what this step has led to:
        echoed (from echo)
      """, line: line
    ) {
      loop.send(.closed) { _ in }
    }
    #expect(loop.state.echoes == 1)
  }

  @Test func `another event than the one that is received`() {
    let loop = testLoop(Shop.clock)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.advance(by: .seconds(1))
    expectFailure(
      """
      Another event came than the one that was claimed.

      - echoed
      + ticked

      (claimed: -, real: +)
      """
    ) {
      loop.receive(.echoed) { $0.echoes = 1 }
    }
    #expect(loop.state.seconds == 1)
    loop.finish(running: "clock")
  }

  @Test func `an event that does not come`() {
    let loop = testLoop(Shop.search, Shop.clock)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    expectFailure(
      "No event came; ticked was claimed. What goes on: search (waits for an answer), clock."
    ) {
      loop.receive(.ticked)
    }
    loop.finish(running: "clock", "search")
  }

  @Test func `an event that does not fit the condition`() {
    let loop = testLoop(Shop.echo)
    loop.send(.called)
    loop.expectStart("echo")
    expectFailure("The event that came is not the one that was claimed: echoed.") {
      loop.receive(where: { $0 == .ticked })
    }
    expectFailure("No event came. What goes on: nothing.") {
      loop.receive(where: { $0 == .ticked })
    }
  }

  @Test func `R34 a start that nobody expects`() {
    let loop = testLoop(Shop.downloads)
    let line = #line + 1
    loop.send(.ordered(7)) { $0.downloads[7] = 0 }
    expectFailure("No expectStart claims what this step has started: download[7].", line: line) {
      loop.send(.searched("swift")) { $0.query = "swift" }
    }
    loop.finish(running: "download")
  }

  @Test func `a start of the first state that nobody expects`() {
    let line = #line + 1
    let loop = testLoop(.after({ _ in .seconds(1) }, "timer", sends: .ticked))
    expectFailure("No expectStart claims what this step has started: timer.", line: line) {
      loop.finish(running: "timer")
    }
  }

  @Test func `a start that did not happen`() {
    let loop = testLoop(Shop.downloads)
    loop.send(.ordered(7)) { $0.downloads[7] = 0 }
    expectFailure("download[8] was not started. What was, and is not claimed: download[7].") {
      loop.expectStart("download", key: 8)
    }
    loop.expectStart("download", key: 7)
    expectFailure("download was not started. What was, and is not claimed: nothing.") {
      loop.expectStart("download")
    }
    loop.finish(running: "download")
  }

  @Test func `R34 a cancel that nobody expects`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    let line = #line + 1
    loop.send(.searched("")) { $0.query = "" }
    expectFailure("No expectCancel claims what this step has cancelled: search.", line: line) {
      loop.finish()
    }
  }

  @Test func `a cancel that did not happen`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    expectFailure("search was not cancelled. What was, and is not claimed: nothing.") {
      loop.expectCancel("search")
    }
    loop.finish(running: "search")
  }

  @Test func `an answer that nobody waits for`() {
    let loop = testLoop(Shop.search, Shop.downloads)
    loop.send(.ordered(7)) { $0.downloads[7] = 0 }
    loop.expectStart("download", key: 7)
    expectFailure(
      "search does not wait for an answer. What goes on: download[7] (waits for an answer)."
    ) {
      loop.answer("search", with: .found([]))
    }
    expectFailure(
      "download[8] does not wait for an answer. What goes on: download[7] (waits for an answer)."
    ) {
      loop.fail("download", key: 8, with: CancellationError())
    }
    loop.finish(running: "download")
  }

  @Test func `an answer before its time`() {
    let loop = testLoop(Shop.search.debounced(for: .seconds(1)))
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    expectFailure("search does not wait for an answer. What goes on: search.") {
      loop.answer("search", with: .found([]))
    }
    loop.finish(running: "search")
  }

  @Test func `a failure that becomes no event`() {
    let loop = testLoop(.on(.opened, "watch") { _ in .run { _ in } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    expectFailure("This led to no event.") {
      loop.fail("watch", with: CancellationError()) { $0.message = "failed" }
    }
  }

  @Test func `an effect that goes on at the end`() {
    let loop = testLoop(Shop.search, Shop.clock)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    expectFailure("At the end, this still goes on: search (waits for an answer).") {
      loop.finish(running: "clock")
    }
  }

  @Test func `an effect that should go on at the end, and does not`() {
    let loop = testLoop(Shop.clock)
    expectFailure("At the end, this does not go on any more: clock.") {
      loop.finish(running: "clock")
    }
  }

  @Test func `two of one feedback's effects at the end, where one is expected`() {
    let loop = testLoop(.on(.opened, "watch") { _ in .run { _ in } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    loop.send(.opened)
    loop.expectStart("watch")
    expectFailure("At the end, this still goes on: watch (waits for an answer).") {
      loop.finish(running: "watch")
    }
  }

  @Test func `an error that nobody catches`() {
    let loop = testLoop(.on(.opened, "watch") { _ in .run { _ in } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    loop.fail("watch", with: CancellationError())
    expectFailure(
      """
      In this step the loop has noticed what should not be:
        unhandledError(feedback: "watch", description: "broken")
      """
    ) {
      loop.send(.opened)
      loop.expectStart("watch")
      loop.fail("watch", with: Broken())
      loop.finish()
    }
  }

  @Test func `a test without an end is looked at when it lets go of the loop`() {
    let line = #line + 5
    expectFailure(
      "At the end, this still goes on: search (waits for an answer).", line: line
    ) {
      let loop = testLoop(Shop.search)
      loop.send(.searched("swift")) { $0.query = "swift" }
      loop.expectStart("search")
    }
  }

  @Test func `events that lead to one another for ever`() {
    let loop = testLoop(
      .on(.called, "ping") { _ in .send(.echoed) }, .on(.echoed, "pong") { _ in .send(.called) })
    loop.exhaustivity.remove([.starts, .changes])
    expectFailure(
      """
      This step led to 10,000 events, one at once after the other, and the loop was stopped. \
      The last came from pong, from ping.
      """
    ) {
      loop.send(.called)
    }
    expectFailure("This led to no event.") { loop.send(.called) }
  }
}

private struct Broken: Error, CustomStringConvertible {
  let description = "broken"
}

/// Expects a failure with this text and no other, on this line where one is given.
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
