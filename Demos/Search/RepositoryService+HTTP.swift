import DemoHTTP
package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RepositoryService {
  /// A service over HTTP, in the format of GitHub's search.
  ///
  /// - Parameters:
  ///   - url: The address of the search.
  ///   - token: An access token, which raises the rate limit; it never appears in an error.
  package static func http(url: URL, token: String? = nil) -> RepositoryService {
    let client = HTTPClient()
    return RepositoryService { request in
      do {
        let request = SearchProtocol.request(request, to: url, token: token)
        let (body, response) = try await client.answer(to: request)
        return try SearchProtocol.answer(
          body, status: response.statusCode,
          header: { response.value(forHTTPHeaderField: $0) }, at: Date())
      } catch let error as ConnectionError {
        throw SearchError.connection(error.sentence(about: "repository service"))
      }
    }
  }

  /// The search of github.com.
  package static func github(token: String?) -> RepositoryService {
    guard let url = URL(string: "https://api.github.com/search/repositories") else {
      preconditionFailure("The address of GitHub's search is valid.")
    }
    return .http(url: url, token: token)
  }

  /// The demo's own repositories, over HTTP from a server in this process, which the first request
  /// starts.
  package static func own(
    latency: Duration = .milliseconds(300), failureRate: Double = 0,
    rateLimit: RateLimiter = RateLimiter()
  ) -> RepositoryService {
    let service = OnDemand {
      let handler = RepositoryHandler(
        latency: latency, faults: FaultSequence(rate: failureRate, seed: 0), limiter: rateLimit)
      let server = try await LoopbackServer.start(path: RepositoryHandler.path, handler: handler)
      return (server, RepositoryService.http(url: server.url))
    }
    return RepositoryService { request in
      do {
        return try await service.value.1.answer(request)
      } catch let error as ConnectionError {
        throw SearchError.connection(error.sentence(about: "repository service"))
      }
    }
  }
}
