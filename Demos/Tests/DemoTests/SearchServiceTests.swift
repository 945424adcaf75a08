import Foundation
import Testing

@testable import SearchDemo

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The service of the search: its protocol, its rate limit, and the built-in server.
@Suite(.timeLimit(.minutes(30))) struct SearchServiceTests {
  private let now = Date(timeIntervalSince1970: 1_000)
  private let body = Data(
    #"{"total_count": 41, "items": [{"id": 7, "full_name": "a/b", "stargazers_count": 3}]}"#.utf8)

  private func answer(
    _ body: Data, status: Int = 200, _ headers: [String: String] = [:]
  ) throws -> SearchAnswer {
    try SearchProtocol.answer(body, status: status, header: { headers[$0] }, at: now)
  }

  @Test func `a request has the words, the page and the token`() throws {
    let url = try #require(URL(string: "https://example.org/search"))
    let request = SearchProtocol.request(
      SearchRequest(query: "swift & c++", page: 2), to: url, token: "secret")
    #expect(request.url?.query() == "q=swift%20%26%20c%2B%2B&page=2&per_page=25")
    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
  }

  @Test func `an answer has repositories, their number and the limit`() throws {
    let headers = [
      "X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "4", "X-RateLimit-Reset": "1030",
    ]
    let repository = Repository(id: 7, name: "a/b", description: nil, language: nil, stars: 3)
    let limit = RateLimit(limit: 10, remaining: 4, seconds: 30)
    #expect(
      try answer(body, headers)
        == SearchAnswer(repositories: [repository], total: 41, rateLimit: limit))
  }

  @Test(arguments: [403, 429])
  func `a refusal because of the rate limit states the seconds until the reset`(status: Int) throws
  {
    let headers = [
      "X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1007",
    ]
    #expect(throws: SearchError.rateLimited(RateLimit(limit: 10, remaining: 0, seconds: 7))) {
      try answer(Data(), status: status, headers)
    }
    #expect(throws: SearchError.rateLimited(RateLimit(limit: 0, remaining: 0, seconds: 9))) {
      try answer(Data(), status: status, ["Retry-After": "9"])
    }
  }

  @Test func `the time until the reset is measured on the clock of the service`() throws {
    let headers = [
      "X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "4", "X-RateLimit-Reset": "784111787",
      "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
    ]
    #expect(try answer(body, headers).rateLimit?.seconds == 10)
  }

  @Test func `refusals for other reasons and malformed answers are errors`() {
    #expect(throws: SearchError.refused(status: 403)) { try answer(Data(), status: 403) }
    #expect(throws: SearchError.refused(status: 500)) { try answer(body, status: 500) }
    #expect(throws: SearchError.malformed) { try answer(Data("{}".utf8)) }
  }

  @Test func `a limiter accepts its number of requests in each window`() {
    var limiter = RateLimiter(limit: 2, window: 60)
    #expect([100, 110, 159].map { limiter.take(at: $0).isAccepted } == [true, true, false])
    let next = limiter.take(at: 160)
    #expect(next.isAccepted)
    #expect((next.remaining, next.reset) == (1, 220))
  }

  @Test func `the demo's own repositories are found by all words, most stars first`() {
    let matches = RepositoryTable.matches(of: "JSON swift")
    #expect(!matches.isEmpty)
    #expect(matches.allSatisfy { $0.name.contains("json") && $0.language == "Swift" })
    #expect(matches.map(\.stars) == matches.map(\.stars).sorted(by: >))
    #expect(Set(RepositoryTable.repositories.map(\.id)).count == 1_200)
  }

  @Test func `the built-in server serves pages of 25`() async throws {
    let service = RepositoryService.own(latency: .zero)
    let first = try await service.answer(SearchRequest(query: "parser", page: 1))
    let second = try await service.answer(SearchRequest(query: "parser", page: 2))
    #expect(first.repositories + second.repositories == RepositoryTable.matches(of: "parser"))
    #expect(first.repositories.count == 25)
    #expect(second.rateLimit?.remaining == 8)
  }

  @Test func `the built-in server refuses requests above its limit`() async throws {
    let service = RepositoryService.own(
      latency: .zero, rateLimit: RateLimiter(limit: 1, window: 3_600))
    let request = SearchRequest(query: "parser", page: 1)
    _ = try await service.answer(request)
    let error = await #expect(throws: SearchError.self) { try await service.answer(request) }
    guard case .rateLimited(let limit) = error else {
      return #expect(error == nil, "refused for another reason")
    }
    #expect(limit.remaining == 0)
  }

  @Test func `the built-in server fails each request at a failure rate of 1`() async {
    let service = RepositoryService.own(latency: .zero, failureRate: 1)
    await #expect(throws: SearchError.self) {
      try await service.answer(SearchRequest(query: "parser", page: 1))
    }
  }
}
