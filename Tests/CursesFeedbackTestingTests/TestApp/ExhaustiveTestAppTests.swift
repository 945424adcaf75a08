import CursesFeedbackTesting
import Testing

/// The claims of a `TestApp`, and the failures of missing claims.
@MainActor @Suite struct ExhaustiveTestAppTests {
  private func kiosk(_ exhaustivity: Exhaustivity = .all) -> TestApp<Kiosk> {
    TestApp(Kiosk(), size: Size(columns: 24, rows: 4), exhaustivity: exhaustivity)
  }

  @Test func `a test that claims everything passes`() {
    let app = kiosk()
    app.expectText("Cups: 0")
    app.press("f5")
    app.receive(.ordered) { $0.isBrewing = true }
    app.expectStart("brew")
    app.expectStart("clock")
    app.expectText("Brewing for 0 s")
    app.advance(by: .seconds(1))
    app.receive(.ticked) { $0.seconds = 1 }
    app.expectText("Brewing for 1 s")
    app.expectRunning("brew", "clock")
    app.answer("brew", with: .brewed(2))
    app.receive(.brewed(2)) { ($0.isBrewing, $0.cups) = (false, 2) }
    app.expectCancel("clock")
    app.expectText("Cups: 2")
    app.finish()
  }

  @Test(arguments: [
    (
      Exhaustivity.events, "This step led to unclaimed events (claim them with receive):\n  ordered"
    ),
    (.starts, "started unclaimed runs (claim them with expectStart): brew, clock."),
    (.frames, "This step showed a frame that the test has not read"),
  ])
  func `each unclaimed result of a key fails the test at the key`(
    kind: Exhaustivity, text: String
  ) {
    let app = kiosk(kind)
    app.expectText("Cups: 0")
    let line = #line + 1
    app.press("f5")
    expectFailure(text, line: line) { app.advance(by: .milliseconds(1)) }
    app.exhaustivity = .off
  }

  @Test func `an unclaimed cancellation and an active run fail the test`() {
    let app = kiosk([.cancels, .running])
    app.press("f5")
    app.answer("brew", with: .brewed(1))
    expectFailure("cancelled unclaimed runs (claim them with expectCancel): clock.") {
      app.press("f5")
    }
    expectFailure("Unexpected active runs at the end: brew (waits for an answer), clock.") {
      app.finish()
    }
  }

  @Test func `unclaimed results at the end fail the test when it releases the application`() {
    expectFailure("This step led to unclaimed events") {
      let app = kiosk(.events)
      app.press("f5")
    }
  }

  @Test func `a wrong change of the state fails the test with the difference and the screen`() {
    let app = kiosk()
    app.exhaustivity = .changes
    app.press("f5")
    expectFailure("- seconds: 7\n+ seconds: 0") {
      app.receive(.ordered) { ($0.isBrewing, $0.seconds) = (true, 7) }
    }
    app.advance(by: .seconds(1))
    expectFailure("│Brewing for 1 s") { app.receive(.ticked) }
  }

  @Test func `without exhaustivity, a claim passes over other events and names only its changes`() {
    let app = kiosk(.off)
    app.press("f5")
    app.receive(.ordered)
    app.type("Ada")
    app.receive(.nameChanged("Ada")) { $0.name = "Ada" }
    expectFailure("There is no event to receive; nameChanged(\"A\") was claimed.") {
      app.receive(.nameChanged("A"))
    }
  }

  @Test func `missing starts, cancellations and runs fail the test`() {
    let app = kiosk(.off)
    expectFailure("brew was not started. Unclaimed starts: none.") { app.expectStart("brew") }
    expectFailure("brew was not cancelled.") { app.expectCancel("brew") }
    expectFailure("The active runs are none, and not brew.") { app.expectRunning("brew") }
  }

  @Test func `an effect can fail, send an event and continue, or end without an event`() {
    let app = kiosk(.off)
    app.press("f5")
    app.fail("brew", with: LaunchError(message: "no water"))
    app.receive(.failed("no water")) { ($0.isBrewing, $0.failure) = (false, "no water") }
    app.press("f5")
    app.send(.ticked, from: "brew")
    app.expectPending("brew")
    app.answer("brew")
    app.expectPending()
    app.expectText("Brewing for 1 s")
  }

  /// Two effects, of which the second starts when the first has ended.
  private struct Chain: Component {
    let first: AsyncStream<Int>
    let initial = 0
    func reduce(_ state: inout Int, _ event: Int) { state = event }
    func view(_ state: Int) -> Node<Int> { Text("\(state)").node() }
    var feedbacks: [Feedback<Int, Int>] {
      Feedback.react(when: { $0 == 0 }, "first") { [first] _ in
        .perform { _ in
          for await value in first { return value }
          return 1
        }
      }
      Feedback.react(when: { $0 == 1 }, "second") { _ in
        .run { _ in try await Task.sleep(for: .seconds(86_400)) }
      }
    }
  }

  @Test func `the active runs are those at the time of the claim`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let app = TestApp(Chain(first: stream), effects: .live, exhaustivity: [])
    app.expectRunning("first")
    continuation.yield(1)
    while app.state == 0 { await Task.yield() }
    app.expectRunning("second")
  }

  @Test func `an application starts in a given state`() {
    var state = Kiosk().initial
    (state.cups, state.isBrewing) = (3, true)
    let app = TestApp(Kiosk(), initial: state, size: Size(columns: 24, rows: 4))
    app.expectText("Brewing")
    app.answer("brew", with: .brewed(1))
    app.expectText("Cups: 4")
  }

  @Test func `a button is pressed, and a field gets the focus, by its label`() {
    let app = kiosk(.off)
    app.press(button: "Order")
    #expect(app.state.isBrewing)
    app.press(button: "Cancel")
    #expect(!app.state.isBrewing)
    app.focus("Name")
    app.type("Ada")
    #expect(app.state.name == "Ada")
    expectFailure(
      "no button \"Buy\" on the screen. Labels of buttons: \"Order\", \"Cancel\"."
    ) { app.press(button: "Buy") }
    expectFailure("There is no control \"Tea\" on the screen.") { app.focus("Tea") }
    expectFailure("A text to the left of a control, or above it, is its label, too.") {
      app.focus("Tea")
    }
  }

  @Test func `a button that is pressed by its label is one step`() {
    let app = kiosk([.events, .frames])
    app.expectText("Cups")
    app.press(button: "Cancel")
    app.receive(.cancelled)
    app.expectText("Cups")
    app.finish()
  }

  private func expectFailure(
    _ text: String, line: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () -> Void
  ) {
    let issues = recordedIssues(sourceLocation, body)
    #expect(issues.count == 1, sourceLocation: sourceLocation)
    #expect(issues.first?.text.contains(text) == true, sourceLocation: sourceLocation)
    if let line {
      #expect(issues.first?.sourceLocation?.line == line, sourceLocation: sourceLocation)
    }
  }
}
