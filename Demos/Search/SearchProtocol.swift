import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests and answers of a service with the format of GitHub's search, without I/O.
///
/// https://docs.github.com/en/rest/search/search#search-repositories
enum SearchProtocol {
  // The names of the headers with the rate limit.
  static let limit = "X-RateLimit-Limit"
  static let remaining = "X-RateLimit-Remaining"
  /// Its value is a time in seconds since 1970.
  static let reset = "X-RateLimit-Reset"

  /// The body of an answer.
  struct Body: Codable {
    let total: Int
    let items: [Repository]

    private enum CodingKeys: String, CodingKey {
      case total = "total_count"
      case items
    }
  }

  static func request(_ request: SearchRequest, to url: URL, token: String?) -> URLRequest {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    components?.queryItems = [
      URLQueryItem(name: "q", value: request.query),
      URLQueryItem(name: "page", value: "\(request.page)"),
      URLQueryItem(name: "per_page", value: "\(SearchRequest.pageSize)"),
    ]
    // Servers read a plus sign as a blank.
    let query = components?.percentEncodedQuery?.replacing("+", with: "%2B")
    components?.percentEncodedQuery = query
    var http = URLRequest(url: components?.url ?? url)
    http.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    if let token { http.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return http
  }

  /// The page in an answer that arrived at the time `now`; throws if the answer contains no page.
  static func answer(
    _ body: Data, status: Int, header: (String) -> String?, at now: Date
  ) throws(SearchError) -> SearchAnswer {
    // The service's own time, if the answer has it: the reset is a time on the service's clock.
    let now = header("Date").flatMap(date) ?? now
    let rateLimit = rateLimit(header, at: now)
    guard status == 200 else {
      if status == 403 || status == 429, let rateLimit, rateLimit.remaining == 0 {
        throw .rateLimited(rateLimit)
      }
      throw .refused(status: status)
    }
    // The decoding error is dropped: it would not help the user.
    guard let body = try? JSONDecoder().decode(Body.self, from: body) else { throw .malformed }
    return SearchAnswer(
      repositories: body.items, total: body.total, rateLimit: rateLimit)
  }

  /// The time in the header `Date` of an answer, such as "Sun, 06 Nov 1994 08:49:37 GMT".
  private static func date(_ text: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.date(from: text)
  }

  /// The rate limit in the headers of an answer, or nil if it has none: with `Retry-After`, which
  /// states only seconds, no request is left; otherwise the three headers of the rate limit count.
  private static func rateLimit(_ header: (String) -> String?, at now: Date) -> RateLimit? {
    if let seconds = header("Retry-After").flatMap(Int.init) {
      return RateLimit(limit: 0, remaining: 0, seconds: max(1, seconds))
    }
    let numbers = [limit, remaining, reset].compactMap { header($0).flatMap(Int.init) }
    guard numbers.count == 3 else { return nil }
    let seconds = (Double(numbers[2]) - now.timeIntervalSince1970).rounded(.up)
    return RateLimit(
      limit: numbers[0], remaining: numbers[1], seconds: Int(min(max(1, seconds), 86_400)))
  }
}
