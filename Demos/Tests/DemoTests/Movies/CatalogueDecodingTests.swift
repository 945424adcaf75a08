import Foundation
import Testing

@testable import MoviesDemo

@Suite struct CatalogueDecodingTests {
  @Test func `reads a page in the format of TMDB and ignores unknown fields`() throws {
    let page = try decode(
      """
      {
        "page": 2,
        "results": [
          {
            "adult": false, "backdrop_path": null, "genre_ids": [18, 80], "id": 278,
            "original_language": "fr", "original_title": "Amélie", "overview": "A waitress.",
            "popularity": 28.09, "poster_path": "/a.jpg", "release_date": "1994-09-23",
            "title": "Amélie", "video": false, "vote_average": 8.7, "vote_count": 26899
          }
        ],
        "total_pages": 515,
        "total_results": 10294
      }
      """)

    let amélie = Movie(
      id: 278, title: "Amélie", year: 1994, rating: 8.7, overview: "A waitress.")
    #expect(page == MoviePage(number: 2, movies: [amélie], pageCount: 515, movieCount: 10294))
  }

  @Test(arguments: [
    #"{"id": 1, "title": "M"}"#,
    #"{"id": 1, "title": "M", "release_date": "", "vote_average": 0, "overview": ""}"#,
    """
    {"id": 1, "title": "M", "release_date": null, "vote_average": null, "overview": null,
     "director": null, "runtime": null, "genre": null}
    """,
    #"{"id": 1, "title": "M", "runtime": 0}"#,
  ])
  func `reads missing, null, empty and zero facts as unknown`(json: String) throws {
    let movie = try JSONDecoder().decode(Movie.self, from: Data(json.utf8))

    #expect(movie == Movie(id: 1, title: "M"))
  }

  @Test func `decoding an encoded film gives the same film`() throws {
    let movie = try #require(FilmTable.films.first)

    let copy = try JSONDecoder().decode(Movie.self, from: JSONEncoder().encode(movie))

    #expect(copy == movie)
  }

  @Test(arguments: [
    ("", "it is not JSON"),
    ("<html>Bad gateway</html>", "it is not JSON"),
    (#"{"page": 1, "results": [{"id""#, "it is not JSON"),
    ("[]", "it has the wrong type"),
    (#"{"page": 1, "total_pages": 1, "total_results": 1}"#, "results is missing"),
    (page(of: #"{"id": 1}"#), "results[0].title is missing"),
    (page(of: #"{"id": 1, "title": "M"}, {"title": "M"}"#), "results[1].id is missing"),
    (page(of: #"{"id": null, "title": "M"}"#), "results[0].id is null"),
    (page(of: #"{"id": "1", "title": "M"}"#), "results[0].id has the wrong type"),
    (page(of: #"{"id": 1, "title": ""}"#), "results[0].title is empty"),
    (
      page(of: #"{"id": 1, "title": "M", "release_date": "soon"}"#),
      "results[0].release_date is “soon”, not a date"
    ),
    (
      page(of: #"{"id": 1, "title": "M", "vote_average": 11}"#),
      "results[0].vote_average is 11.0, not from 0 to 10"
    ),
    (
      #"{"page": 0, "results": [], "total_pages": 1, "total_results": 1}"#,
      "page is 0, which is too small"
    ),
  ])
  func `the error of a malformed answer names the problem`(json: String, problem: String) {
    #expect(throws: CatalogueError(.malformed(problem))) { try decode(json) }
  }
}

private func decode(_ json: String) throws -> MoviePage {
  try CatalogueProtocol.page(1, in: Data(json.utf8), status: 200, hadKey: false)
}

private func page(of results: String) -> String {
  #"{"page": 1, "results": ["# + results + #"], "total_pages": 1, "total_results": 1}"#
}
