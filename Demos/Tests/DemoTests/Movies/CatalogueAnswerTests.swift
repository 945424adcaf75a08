import Testing

@testable import MoviesDemo

/// Answers that would make a list load for ever are errors.
@Suite struct CatalogueAnswerTests {
  @Test func `a page with another number than requested is malformed`() async {
    let catalogue = MovieCatalogue { _ in MoviePage(number: 1, of: FilmTable.films) }
    await #expect(throws: CatalogueError(.malformed("it is page 1, not 2"))) {
      try await catalogue.page(2)
    }
  }

  @Test func `an empty page before the last is malformed`() async {
    let catalogue = MovieCatalogue { number in
      MoviePage(number: number, movies: [], pageCount: 9, movieCount: 180)
    }
    await #expect(throws: CatalogueError(.malformed("page 3 of 9 is empty"))) {
      try await catalogue.page(3)
    }
  }
}
