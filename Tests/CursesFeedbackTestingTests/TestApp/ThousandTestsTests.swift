import CursesFeedbackTesting
import Testing

/// The cost of many application tests.
@MainActor @Suite struct ThousandTestsTests {
  @Test func `each of a thousand exhaustive application tests draws four frames`() {
    let frames = (1...1000).map { number in
      let app = TestApp(Kiosk(), size: .standard, exhaustivity: .all)
      app.expectText("Cups: 0")
      app.press("f5")
      app.receive(.ordered) { $0.isBrewing = true }
      app.expectStart("brew")
      app.expectStart("clock")
      app.expectText("Brewing for 0 s")
      app.advance(by: .seconds(1))
      app.receive(.ticked) { $0.seconds = 1 }
      app.expectText("Brewing for 1 s")
      app.answer("brew", with: .brewed(number))
      app.receive(.brewed(number)) { ($0.isBrewing, $0.cups) = (false, number) }
      app.expectCancel("clock")
      app.expectText("Cups: \(number)")
      app.finish()
      return app.terminal.frameCount
    }
    #expect(frames == Array(repeating: 4, count: 1000))
  }
}
