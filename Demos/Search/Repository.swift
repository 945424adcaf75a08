/// A repository of source code.
package struct Repository: Equatable, Identifiable, Sendable {
  package let id: Int
  /// The owner and the name: "apple/swift-collections".
  package let name: String
  package let description: String?
  package let language: String?
  package let stars: Int
}

extension Repository: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, description, language
    case name = "full_name"
    case stars = "stargazers_count"
  }
}

/// A request for one page of the repositories that match some words.
package struct SearchRequest: Codable, Equatable, Sendable {
  /// The number of repositories on a page.
  package static let pageSize = 25
  /// The largest number of matches that the service lists on its pages, even if there are more.
  package static let maximumCount = 1000

  /// The words, separated by blanks.
  package let query: String
  /// The number of the page, from 1.
  package let page: Int

  package init(query: String, page: Int) {
    self.query = query
    self.page = page
  }
}

/// A page of repositories.
package struct SearchAnswer: Codable, Equatable, Sendable {
  package let repositories: [Repository]
  /// The number of repositories that match.
  package let total: Int
  /// The requests that are left, or nil if the service does not say.
  package let rateLimit: RateLimit?

  package init(repositories: [Repository], total: Int, rateLimit: RateLimit?) {
    self.repositories = repositories
    self.total = total
    self.rateLimit = rateLimit
  }
}

/// The requests that a service accepts until its limit is reset.
package struct RateLimit: Codable, Equatable, Sendable {
  /// The number of requests between two resets.
  package let limit: Int
  package let remaining: Int
  /// The seconds until the reset, rounded up.
  package var seconds: Int

  package init(limit: Int, remaining: Int, seconds: Int) {
    self.limit = limit
    self.remaining = remaining
    self.seconds = seconds
  }
}

/// The reason why a search has no answer.
package enum SearchError: Error, Codable, Equatable, Sendable, CustomStringConvertible {
  /// No more requests are accepted until the reset.
  case rateLimited(RateLimit)
  case connection(String)
  /// The service answered with an HTTP status that is not 200.
  case refused(status: Int)
  case malformed

  package var description: String {
    switch self {
    case .rateLimited(let limit): "The rate limit is reached for \(limit.seconds) seconds."
    case .connection(let sentence): sentence
    case .refused(let status): "The service answered with an error (HTTP \(status))."
    case .malformed: "The service's answer makes no sense."
    }
  }
}

/// A service that searches repositories.
package struct RepositoryService: Sendable {
  /// Throws `SearchError`, or `CancellationError` when its task is cancelled.
  package let answer: @Sendable (SearchRequest) async throws -> SearchAnswer

  package init(_ answer: @escaping @Sendable (SearchRequest) async throws -> SearchAnswer) {
    self.answer = answer
  }
}
