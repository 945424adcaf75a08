import DemoHTTP

extension MovieCatalogue {
  /// The demo's own films, over HTTP from a `CatalogueServer` in this process.
  ///
  /// The first request for a page or a film starts the server, on a free port of the loopback
  /// interface. If the start fails, so does the request, and the next request tries again.
  package static func own(
    latency: Duration = .milliseconds(300), failureRate: Double = 0
  ) -> MovieCatalogue {
    let service = OnDemand {
      let server = try await CatalogueServer.start(latency: latency, failureRate: failureRate)
      return (server: server, catalogue: MovieCatalogue.http(url: server.url))
    }
    return MovieCatalogue {
      try await service.value.catalogue.page($0)
    } film: {
      try await service.value.catalogue.film($0)
    }
  }
}
