import DemoHTTP
import FlyingFox
import Foundation
import Synchronization

/// Answers requests for pages of repositories: after the latency, with the page or with a fault.
///
/// A request above the rate limit is refused at once.
///
/// It is a class because simultaneous requests share the rate limit and the sequence of faults.
final class RepositoryHandler: HTTPHandler {
  /// The path of the search, the same as that of GitHub.
  static let path = "/search/repositories"

  private let latency: Duration
  private let faults: Mutex<FaultSequence>
  private let limiter: Mutex<RateLimiter>

  init(latency: Duration, faults: FaultSequence, limiter: RateLimiter) {
    self.latency = latency
    self.faults = Mutex(faults)
    self.limiter = Mutex(limiter)
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let ticket = limiter.withLock { $0.take(at: Int(Date().timeIntervalSince1970)) }
    let headers = [
      HTTPHeader(SearchProtocol.limit): "\(ticket.limit)",
      HTTPHeader(SearchProtocol.remaining): "\(ticket.remaining)",
      HTTPHeader(SearchProtocol.reset): "\(ticket.reset)",
    ]
    guard ticket.isAccepted else { return .json(.forbidden, Data("{}".utf8), headers: headers) }
    let fault = faults.withLock { $0.next() }
    if latency > .zero { try await Task.sleep(for: latency) }
    switch fault {
    case nil: return .json(.ok, try page(of: request), headers: headers)
    case .serverError: return .json(.internalServerError, Data("{}".utf8), headers: headers)
    case .malformedAnswer: return .truncated
    case .brokenConnection: return .broken
    }
  }

  private func page(of request: HTTPRequest) throws -> Data {
    let matches = RepositoryTable.matches(of: request.query["q"] ?? "")
    let page = request.query["page"].flatMap { Int($0) } ?? 1
    let start = min(max(0, page - 1), SearchRequest.maximumCount) * SearchRequest.pageSize
    let items = Array(matches.dropFirst(start).prefix(SearchRequest.pageSize))
    return try JSONEncoder().encode(
      SearchProtocol.Body(total: matches.count, items: items))
  }
}
