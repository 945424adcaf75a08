import CursesFeedbackTesting
import Testing

@testable import GalleryDemo
@testable import MoviesDemo
@testable import SearchDemo
@testable import TodoDemo

extension DemoExploration {
  /// The explorations of all demos, and one of the gallery.
  static let all: [DemoExploration] =
    local + [
      DemoExploration("movies", { Movies(catalogue: .embedded) }, runsEffects: true),
      DemoExploration("search", { RepositorySearch(service: repositories) }, runsEffects: true),
      DemoExploration(
        "todo", { Todo(store: .example(), remote: SimulatedRemote(latency: .zero)) },
        runsEffects: true),
      DemoExploration("gallery", { Gallery() }),
    ]

  private static let repositories = RepositoryService { request in
    let matches = RepositoryTable.matches(of: request.query)
    let start = (request.page - 1) * SearchRequest.pageSize
    return SearchAnswer(
      repositories: Array(matches.dropFirst(start).prefix(SearchRequest.pageSize)),
      total: matches.count, rateLimit: RateLimit(limit: 10, remaining: 9, seconds: 42))
  }
}
