import CursesFeedback
import CursesFeedbackTesting
import Testing
import TokensDemo

@MainActor
@Suite struct TokensStory {
  private let app = TestApp(Tokens(), size: Size(columns: 80, rows: 24))

  private var stages: [Tokens.Request.Stage] { app.state.requests.map(\.stage) }

  /// Sends requests with an expired token, and lets the service refuse the first one.
  private func requestWithExpiredToken(count: Int) {
    app.press("e")
    app.send(.requested(count: count))
    app.answer("request", with: .refused(1))
  }

  @Test(arguments: [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24)])
  func `the screen shows each stage of a request`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 no requests")
    app.press("r")
    app.answer("request", with: .answered(1))
    app.press("e", "r", "r", "d")
    snapshot("2 expired")
    app.answer("request", with: .refused(2))
    snapshot("3 refreshing")
    app.answer("request", with: .refused(3))
    app.answer("refresh", with: .refreshed(nil))
    snapshot("4 failed")
  }

  @Test func `a request is answered with a valid token`() {
    app.press("r")
    app.answer("request", with: .answered(1))
    #expect(stages == [.answered(token: 1)])
    #expect(app.state.refreshes == 0)
  }

  @Test func `the first refused request starts the refresh, and the others share it`() {
    requestWithExpiredToken(count: 3)
    app.answer("request", with: .refused(2))
    app.answer("request", with: .refused(3))
    #expect(stages == [.waiting, .waiting, .waiting])
    #expect(app.pendingEffects == ["refresh"])
    app.answer("refresh", with: .refreshed(Token(number: 2)))
    #expect(app.pendingEffects == ["request", "request", "request"])
    for id in 1...3 { app.answer("request", with: .answered(id)) }
    #expect(stages == Array(repeating: .answered(token: 2), count: 3))
    #expect(app.state.refreshes == 1)
  }

  @Test func `requests during a refresh wait for it`() {
    requestWithExpiredToken(count: 1)
    app.press("r", "r")
    #expect(stages == [.waiting, .waiting, .waiting])
    #expect(app.pendingEffects == ["refresh"])
  }

  @Test func `a request that is refused after the refresh is sent with the new token`() {
    requestWithExpiredToken(count: 2)
    app.answer("refresh", with: .refreshed(Token(number: 2)))
    app.send(.refused(2))
    #expect(stages == [.sent(Token(number: 2)), .sent(Token(number: 2))])
    #expect(app.state.refreshes == 1)
  }

  @Test func `a failed refresh fails the waiting requests; the next refusal starts another one`() {
    app.press("d")
    requestWithExpiredToken(count: 2)
    app.answer("refresh", with: .refreshed(nil))
    app.answer("request", with: .refused(2))
    #expect(stages == [.failed, .waiting])
    #expect(app.state.refreshes == 2)
    app.press("d")
    app.answer("refresh", with: .refreshed(Token(number: 2)))
    app.answer("request", with: .answered(2))
    #expect(stages == [.failed, .answered(token: 2)])
  }

  @Test func `a token expires after 30 seconds`() {
    app.advance(by: .milliseconds(29_999))
    #expect(!app.state.token.hasExpired)
    app.advance(by: .milliseconds(1))
    #expect(app.state.token.hasExpired)
    app.press("r")
    app.answer("request", with: .refused(1))
    app.answer("refresh", with: .refreshed(Token(number: 2)))
    app.advance(by: .seconds(30))
    #expect(app.state.token.hasExpired)
  }

  @Test func `the service refuses an expired token, and issues none while it is down`() async throws
  {
    let service = TokenService(latency: .zero)
    var expired = Token()
    expired.hasExpired = true
    #expect(try await service.accepts(Token()))
    #expect(try await service.accepts(expired) == false)
    #expect(try await service.token(after: expired, isDown: false) == Token(number: 2))
    #expect(try await service.token(after: expired, isDown: true) == nil)
  }

  @Test func `the README shows a frame of the requests`() {
    app.resize(columns: 60, rows: 15)
    app.press("r", "r")
    app.answer("request", with: .answered(1))
    app.answer("request", with: .answered(2))
    app.press("e", "f")
    app.answer("request", with: .refused(3))
    app.answer("request", with: .refused(4))
    app.press("r")
    expectPicture(of: app.frame, title: "tokens", at: "../../Tokens/tokens.svg")
  }
}
