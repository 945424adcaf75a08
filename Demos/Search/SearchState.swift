/// The state of the search.
package struct SearchState: Equatable, Sendable {
  /// The typed words.
  package var words = ""
  /// The repositories that were found last; nil before the first answer, and without words.
  package var results: Results?
  package var selection = 0
  /// The rows that the list shows.
  package var visibleRows = 0..<0
  /// The reason why the last request has failed; nil as soon as the user tries again.
  package var failure: String?
  /// The requests that are left, or nil while no limit is known.
  package var rateLimit: RateLimit?
  package var spinnerStep = 0

  /// The pages that were loaded for the same query.
  package struct Results: Equatable, Sendable {
    let query: String
    var repositories: [Repository]
    var pageCount = 1
    /// The number of repositories that match, on all pages.
    var total: Int

    /// Whether the service has another page.
    var hasMore: Bool {
      pageCount * SearchRequest.pageSize < min(total, SearchRequest.maximumCount)
    }
  }

  /// The number of rows at the end of the list: when one of them is shown, the next page is
  /// requested.
  static let margin = 5

  /// The words to search for, separated by one blank each, or nil if there are none.
  var query: String? {
    let query = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return query.isEmpty ? nil : query
  }

  /// The repositories in the list.
  var listed: [Repository] { results?.repositories ?? [] }

  /// The first page for the typed words, or nil if it is loaded.
  private var missingSearch: SearchRequest? {
    guard failure == nil, let query, query != results?.query else { return nil }
    return SearchRequest(query: query, page: 1)
  }

  /// The next page, or nil if the end of the list is far away.
  private var missingPage: SearchRequest? {
    guard failure == nil, let results, results.hasMore, results.query == query,
      visibleRows.upperBound > results.repositories.count - Self.margin
    else { return nil }
    return SearchRequest(query: results.query, page: results.pageCount + 1)
  }

  /// Whether the service accepts no request before the reset of its rate limit.
  var isLimited: Bool { rateLimit?.remaining == 0 }

  /// The search to make now, after a pause in typing.
  var requestedSearch: SearchRequest? { isLimited ? nil : missingSearch }

  /// The further page to load now.
  var requestedPage: SearchRequest? { isLimited ? nil : missingPage }

  /// Whether a request waits for the reset of the rate limit.
  var waitsForReset: Bool { isLimited && (missingSearch ?? missingPage) != nil }

  /// Whether a request is in progress, or will be after the pause in typing.
  var isLoading: Bool { (requestedSearch ?? requestedPage) != nil }

  /// Whether the list shows the repositories for other words, because the typed ones cannot be
  /// searched for now.
  var isOutdated: Bool {
    !listed.isEmpty && results?.query != query && (failure != nil || isLimited)
  }

  mutating func changeWords(to words: String) {
    self.words = words
    failure = nil
    if query == nil { results = nil }
  }

  mutating func moveSelection(by rows: Int) {
    selection = max(0, min(selection + rows, listed.count - 1))
  }

  /// Adds a page; the first page for another query replaces all.
  mutating func add(_ answer: SearchAnswer, to request: SearchRequest) {
    rateLimit = answer.rateLimit
    if request.page == 1 {
      results = Results(
        query: request.query, repositories: answer.repositories, total: answer.total)
      selection = 0
      // The next frame shows the rows from row 0, which is selected. The list does not report them if
      // it showed rows with the same numbers before.
      visibleRows = 0..<min(visibleRows.count, answer.repositories.count)
    } else {
      // The results may have changed between two requests, so that a repository is on both pages.
      let known = Set(listed.map(\.id))
      results?.repositories += answer.repositories.filter { !known.contains($0.id) }
      results?.pageCount = request.page
      results?.total = answer.total
    }
  }
}
