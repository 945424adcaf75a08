import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import MoviesDemo

/// Links to films: `movies/42`.
@MainActor @Suite struct MovieLinkStory {
  private let app = TestApp(Movies(catalogue: .embedded), size: Size(columns: 72, rows: 20))

  private func load(_ number: Int) {
    app.answer("load page", with: .pageLoaded(MoviePage(number: number, of: FilmTable.films)))
  }

  /// A film that the first page does not have.
  private let farFilm = FilmTable.films[300]

  @Test func `a link opens the details of a loaded film, and Esc leads to its row`() throws {
    load(1)
    try app.open("movies/\(FilmTable.films[3].id)")
    #expect(app.pendingEffects.isEmpty)
    #expect(app.state.showsDetails)
    #expect(app.frame.text.contains(FilmTable.films[3].overview.prefix(20)))
    app.press(.escape)
    #expect(app.state.selectedMovie == FilmTable.films[3])
  }

  @Test func `a link to a film that is not loaded requests it`() throws {
    load(1)
    try app.open("movies/\(farFilm.id)")
    #expect(app.pendingEffects == ["load film"])
    expectSnapshot(of: app.frame, named: "loading")
    app.answer("load film", with: .linkLoaded(farFilm))
    expectSnapshot(of: app.frame, named: "loaded")
    app.press("f", .escape)
    #expect(app.state.favourites == [farFilm.id])
    #expect(!app.state.showsDetails)
  }

  @Test func `a favourite that no loaded page has is among the favourites`() throws {
    app.resize(columns: 100, rows: 20)
    load(1)
    try app.open("movies/\(farFilm.id)")
    app.answer("load film", with: .linkLoaded(farFilm))
    app.press("f", "F")
    #expect(app.state.listed == [farFilm])
    app.press("f")
    #expect(app.state.listed.isEmpty)
  }

  @Test func `a favourite of a link is listed once when a page has it`() throws {
    app.resize(columns: 100, rows: 20)
    try app.open("movies/\(FilmTable.films[7].id)")
    app.answer("load film", with: .linkLoaded(FilmTable.films[7]))
    app.press("f")
    load(1)
    app.press("F")
    #expect(app.state.listed == [FilmTable.films[7]])
  }

  @Test func `the film of a link is requested together with the first page`() throws {
    try app.open("movies/\(farFilm.id)")
    #expect(app.pendingEffects == ["load page", "load film"])
  }

  @Test(arguments: [true, false])
  func `the film of a link is selected in the list once a page has it`(isLoadedFirst: Bool) throws {
    try app.open("movies/\(FilmTable.films[7].id)")
    if isLoadedFirst { app.answer("load film", with: .linkLoaded(FilmTable.films[7])) }
    load(1)
    #expect(app.pendingEffects.isEmpty)
    #expect(app.state.selectedMovie == FilmTable.films[7])
    #expect(app.state.showsDetails)
  }

  @Test func `a film that the service does not have is a message, and the list stays`() throws {
    load(1)
    try app.open("movies/99999")
    app.answer("load film", with: .linkFailed(99_999, "The film service has no film 99999."))
    expectSnapshot(of: app.frame)
    app.press(.escape)
    #expect(!app.state.showsDetails)
    #expect(app.state.selectedMovie == FilmTable.films[0])
  }

  @Test func `r requests the film of a link again`() throws {
    load(1)
    try app.open("movies/\(farFilm.id)")
    app.answer("load film", with: .linkFailed(farFilm.id, "There is no network."))
    app.press("r")
    #expect(app.pendingEffects == ["load film"])
  }

  @Test func `Esc cancels the request for the film of a link`() throws {
    load(1)
    try app.open("movies/\(farFilm.id)")
    app.press(.escape)
    #expect(app.pendingEffects.isEmpty)
  }

  @Test func `a wide screen shows the film of a link beside the list until another is selected`()
    throws
  {
    app.resize(columns: 100, rows: 20)
    load(1)
    try app.open("movies/\(farFilm.id)")
    app.answer("load film", with: .linkLoaded(farFilm))
    expectSnapshot(of: app.frame)
    app.press(.down)
    #expect(app.frame.text.contains(FilmTable.films[1].overview.prefix(20)))
  }

  @Test(arguments: ["42", "movies", "movies/x", "movies/42/43"])
  func `an invalid path is refused with the form of the valid paths`(path: String) {
    let error = #expect(throws: PathError.self) { try app.open(path) }
    #expect(error?.description == "There is no \"\(path)\": a path is movies/NUMBER.")
  }

  @Test func `the route is that of the film whose details are shown`() throws {
    load(1)
    #expect(app.state.route == nil)
    app.press(.down, .enter)
    #expect(app.state.route == .movie(FilmTable.films[1].id))
    try app.open("movies/\(farFilm.id)")
    #expect(app.state.route == .movie(farFilm.id))
  }

  @Test func `the embedded catalogue has each film`() async throws {
    #expect(try await MovieCatalogue.embedded.film(farFilm.id) == farFilm)
    await #expect(throws: CatalogueError(.filmUnknown(0))) {
      try await MovieCatalogue.embedded.film(0)
    }
  }
}
