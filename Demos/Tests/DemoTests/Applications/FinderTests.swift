import CursesFeedbackTesting
import Testing

@testable import SearchDemo

@MainActor
@Suite struct FinderTests {
  private let app = TestApp(
    Finder(service: RepositoryService { _ in throw SearchError.malformed }),
    size: Size(columns: 60, rows: 16))

  /// Answers the waiting request with a page.
  private func answer(_ query: String, page: Int) {
    let all = RepositoryTable.matches(of: query)
    let repositories = Array(all.dropFirst((page - 1) * 25).prefix(25))
    let answer = SearchAnswer(repositories: repositories, total: all.count, rateLimit: nil)
    app.answer("search", with: .answered(SearchRequest(query: query, page: page), answer))
    _ = app.frame  // After it, the list reports its visible rows.
  }

  @Test func `a search starts 0.3 seconds after the last letter, and pages load near the end`() {
    app.type("parse")
    app.advance(by: .milliseconds(299))
    app.type("r")
    app.advance(by: .milliseconds(299))
    #expect(app.pendingEffects == [])
    app.advance(by: .milliseconds(1))
    answer("parser", page: 1)
    for _ in 0..<24 { app.press(.down) }
    #expect(app.pendingEffects == ["search"])
    answer("parser", page: 2)
    #expect(app.frame.text.contains("40 of 40"))
    #expect(app.pendingEffects == [])
  }

  @Test func `letters go to the field, and the list responds to the wheel`() {
    app.type("parser")
    app.advance(by: .milliseconds(300))
    answer("parser", page: 1)
    app.scroll(1, column: 10, row: 5)
    #expect(app.state.selection == 3)
    app.type("jk")
    #expect(app.state.words == "parserjk")
  }

  @Test func `Enter makes a failed request again`() {
    app.type("parser")
    app.advance(by: .milliseconds(300))
    app.answer("search", with: .failed("no network"))
    #expect(app.frame.text.contains("no network"))
    app.press(.enter)
    app.advance(by: .milliseconds(300))
    #expect(app.pendingEffects == ["search"])
  }
}
