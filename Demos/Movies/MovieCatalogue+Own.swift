extension MovieCatalogue {
  /// The demo's own films, over HTTP from a `CatalogueServer` in this process.
  ///
  /// The first request for a page starts the server, on a free port of the loopback interface. If
  /// the start fails, so does the request, and the next request tries again.
  package static func own(
    latency: Duration = .milliseconds(300), failureRate: Double = 0
  ) -> MovieCatalogue {
    let service = OwnService(latency: latency, failureRate: failureRate)
    return MovieCatalogue { try await service.catalogue().page($0) }
  }
}

/// Starts a server when the first page is requested.
///
/// It is an actor because pages may be requested at the same time.
private actor OwnService {
  private let latency: Duration
  private let failureRate: Double
  private var starting: Task<(CatalogueServer, MovieCatalogue), any Error>?

  init(latency: Duration, failureRate: Double) {
    self.latency = latency
    self.failureRate = failureRate
  }

  func catalogue() async throws -> MovieCatalogue {
    let task = starting ?? start()
    do {
      return try await task.value.1
    } catch {
      starting = nil
      throw error
    }
  }

  private func start() -> Task<(CatalogueServer, MovieCatalogue), any Error> {
    let task = Task { [latency, failureRate] in
      let server = try await CatalogueServer.start(latency: latency, failureRate: failureRate)
      return (server, MovieCatalogue.http(url: server.url))
    }
    starting = task
    return task
  }
}
