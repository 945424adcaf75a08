import Foundation
import MoviesDemo
import Testing

@Suite struct CatalogueFilmTests {
  let films = FilmTable.films

  @Test func `every row is a film`() {
    #expect(films.count == FilmTable.rows.count)
    #expect(films.count >= 300)
  }

  @Test func `no film occurs twice`() {
    #expect(Set(films.map(\.id)).count == films.count)
    #expect(Set(films.map { "\($0.title) (\($0.year ?? 0))" }).count == films.count)
    #expect(Set(films.map(\.overview)).count == films.count)
  }

  @Test(arguments: FilmTable.films)
  func `the facts of a film are plausible`(film: Movie) throws {
    #expect((1895...2025).contains(try #require(film.year)))
    #expect((1...460).contains(try #require(film.runtime)))
    #expect((6.0...9.5).contains(try #require(film.rating)))
    #expect(film.director?.isEmpty == false)
    #expect(Self.genres.contains(try #require(film.genre)))
  }

  @Test(arguments: FilmTable.films)
  func `the overview of a film is a short sentence`(film: Movie) {
    #expect((30...160).contains(film.overview.count))
    #expect(film.overview.hasSuffix("."))
  }

  @Test(arguments: FilmTable.films)
  func `the texts of a film are trimmed`(film: Movie) {
    let texts = [film.title, film.director ?? "", film.overview]

    #expect(texts == texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) })
  }

  @Test func `the films are sorted by rating, best first`() {
    let ratings = films.compactMap(\.rating)

    #expect(ratings == ratings.sorted(by: >))
  }

  @Test func `the films cover every decade since the 1890s and several scripts`() {
    #expect(Set(films.compactMap(\.year).map { $0 / 10 }) == Set(189...202))
    #expect(films.contains { $0.title == "Amélie" })
    #expect(films.contains { $0.title == "千と千尋の神隠し (Spirited Away)" })
    #expect(films.contains { $0.title == "기생충 (Parasite)" })
    #expect(films.contains { $0.title == "পথের পাঁচালী (Pather Panchali)" })
  }

  private static let genres: Set = [
    "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama", "Fantasy",
    "History", "Horror", "Musical", "Mystery", "Romance", "Science Fiction", "Thriller", "War",
    "Western",
  ]
}
