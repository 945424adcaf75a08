import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import SearchDemo

@MainActor
@Suite struct SearchStory {
  private let app = TestApp(
    RepositorySearch(service: RepositoryService { _ in throw SearchError.malformed }),
    size: Size(columns: 80, rows: 24))

  /// Answers the waiting request with a page of the demo's own repositories.
  private func answer(_ feedback: String = "search", page: Int = 1, remaining: Int = 9) {
    let matches = RepositoryTable.matches(of: "parser")
    let start = (page - 1) * SearchRequest.pageSize
    let answer = SearchAnswer(
      repositories: Array(matches.dropFirst(start).prefix(SearchRequest.pageSize)),
      total: matches.count, rateLimit: RateLimit(limit: 10, remaining: remaining, seconds: 42))
    let request = SearchRequest(query: "parser", page: page)
    app.answer(feedback, with: .answered(request, answer))
    showFrame()
  }

  /// Shows the frame, after which the list reports its visible rows.
  private func showFrame() { _ = app.frame }

  /// Types "parser", and waits until the search starts.
  private func search() {
    app.type("parser")
    app.advance(by: .milliseconds(300))
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ])
  func `the search fits on the screen in each of its states`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    let limit = RateLimit(limit: 10, remaining: 0, seconds: 60)
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 no words")
    search()
    snapshot("2 searching")
    app.answer("search", with: .failed(.refused(status: 500)))
    snapshot("3 failed")
    app.press(.enter)
    app.advance(by: .milliseconds(300))
    app.answer("search", with: .failed(.rateLimited(limit)))
    snapshot("4 waiting")
    app.advance(by: .milliseconds(60_300))
    answer()
    snapshot("5 found")
    app.type("s")
    app.advance(by: .milliseconds(300))
    app.answer("search", with: .failed(.connection("There is no network.")))
    snapshot("6 failed with a list")
    app.press(.enter)
    app.advance(by: .milliseconds(300))
    app.answer("search", with: .failed(.rateLimited(limit)))
    snapshot("7 waiting with a list")
    app.advance(by: .milliseconds(60_300))
    let nothing = SearchAnswer(repositories: [], total: 0, rateLimit: limit)
    app.answer("search", with: .answered(SearchRequest(query: "parsers", page: 1), nothing))
    snapshot("8 nothing found")
  }

  @Test func `a search starts when the words have not changed for 0.3 seconds`() {
    app.type("pars")
    app.advance(by: .milliseconds(299))
    app.type("er")
    app.advance(by: .milliseconds(299))
    #expect(app.pendingEffects == [])
    app.advance(by: .milliseconds(1))
    #expect(app.pendingEffects == ["search"])
  }

  @Test func `blanks around the words start no other search`() {
    search()
    answer()
    app.type(" ")
    app.advance(by: .seconds(1))
    #expect(app.pendingEffects == [])
  }

  @Test func `other words cancel a search`() {
    search()
    app.type("s")
    #expect(app.pendingEffects == [])
    app.advance(by: .milliseconds(300))
    #expect(app.pendingEffects == ["search"])
  }

  @Test func `the next page loads without a pause when the list shows one of its last five rows`() {
    search()
    answer()
    for _ in 0..<19 { app.press(.down) }
    #expect(app.pendingEffects == [])
    app.press(.down)
    #expect(app.pendingEffects == ["load page"])
    answer("load page", page: 2)
    #expect(app.frame.text.contains("21 of 40"))
    app.press(.pageDown, .pageDown)
    #expect(app.frame.text.contains("40 of 40"))
    #expect(app.pendingEffects == [], "there is no third page")
  }

  @Test func `the wheel loads the next page, too`() {
    search()
    answer()
    app.scroll(7, column: 10, row: 10)
    #expect(app.pendingEffects == ["load page"])
  }

  @Test func `pages load until the screen is full, also for the next words`() {
    app.resize(columns: 80, rows: 60)
    search()
    answer()
    #expect(app.pendingEffects == ["load page"])
    answer("load page", page: 2)
    #expect(app.pendingEffects == [])
    app.type(" swift")
    app.advance(by: .milliseconds(300))
    let found = Array(RepositoryTable.repositories.prefix(25))
    let answer = SearchAnswer(repositories: found, total: 99, rateLimit: nil)
    app.answer("search", with: .answered(SearchRequest(query: "parser swift", page: 1), answer))
    showFrame()
    #expect(app.pendingEffects == ["load page"])
  }

  @Test func `a further page does not load while other words are typed`() {
    app.resize(columns: 80, rows: 60)
    search()
    answer()
    app.type("s")
    #expect(app.pendingEffects == [])
  }

  @Test func `a search waits until the rate limit is reset`() {
    search()
    answer(remaining: 0)
    #expect(app.frame.text.contains("no requests left, more in 0:42"))
    app.type("s")
    app.advance(by: .seconds(2))
    #expect(app.frame.text.contains("Rate limit reached: continues in 0:40"))
    #expect(app.pendingEffects == [])
    app.advance(by: .seconds(39))
    #expect(app.frame.text.contains("Rate limit reached: continues in 0:01"))
    app.advance(by: .milliseconds(1_300))
    #expect(app.pendingEffects == ["search"])
    #expect(!app.frame.text.contains("Rate limit"))
  }

  @Test func `a refused search is repeated after the time that the refusal states`() {
    search()
    app.advance(by: .milliseconds(900))
    app.answer(
      "search", with: .failed(.rateLimited(RateLimit(limit: 10, remaining: 0, seconds: 5))))
    app.advance(by: .milliseconds(4_999))
    #expect(app.frame.text.contains("The search continues in 0:01."))
    app.advance(by: .milliseconds(301))
    #expect(app.pendingEffects == ["search"])
  }

  @Test func `the next page waits until the rate limit is reset`() {
    search()
    answer(remaining: 0)
    app.press(.pageDown, .pageDown)
    #expect(app.frame.text.contains("Rate limit reached: continues in 0:42"))
    app.advance(by: .seconds(42))
    #expect(app.pendingEffects == ["load page"])
  }

  @Test func `no timer runs after the reset of the rate limit`() {
    search()
    answer()
    #expect(app.frame.text.contains("9 of 10 requests left"))
    app.advance(by: .seconds(43))
    #expect(!app.frame.text.contains("requests left"))
    #expect(app.clock.nextDeadline == nil)
  }

  @Test func `a failure waits for Enter or for other words`() {
    search()
    app.answer("search", with: .failed(.malformed))
    app.advance(by: .seconds(10))
    #expect(app.pendingEffects == [])
    #expect(app.frame.text.contains("The service's answer makes no sense."))
    app.press(.enter)
    app.advance(by: .milliseconds(300))
    #expect(app.pendingEffects == ["search"])
    app.answer("search", with: .failed(.malformed))
    app.type("s")
    app.advance(by: .milliseconds(300))
    #expect(app.pendingEffects == ["search"])
  }

  @Test func `a click selects a repository, and typing goes on`() {
    search()
    answer()
    app.click(column: 10, row: 6)
    #expect(app.state.selection == 3)
    app.type("s")
    #expect(app.state.words == "parsers")
  }

  @Test func `Esc clears the words and the list`() {
    search()
    answer()
    app.press(.escape)
    #expect(app.state.results == nil)
    #expect(app.frame.text.contains("Type what to search for."))
  }

  @Test func `no two bindings share a key`() {
    search()
    app.answer("search", with: .failed(.malformed))
    #expect(app.keyConflicts == [])
  }

  @Test func `the README shows a frame of the search`() {
    app.resize(columns: 84, rows: 16)
    search()
    answer(remaining: 7)
    app.press(.down, .down, .down)
    expectPicture(of: app.frame, title: "search", at: "../../Search/search.svg")
  }
}
