import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import MoviesDemo

@MainActor
@Suite struct MoviesStory {
  private let app = TestApp(
    Movies(catalogue: .embedded), size: Size(columns: 72, rows: 20))

  /// Answers the pending request with a page of the demo's own films.
  private func load(_ number: Int, in app: TestApp<Movies>? = nil) {
    (app ?? self.app).answer(
      "load page", with: .pageLoaded(MoviePage(number: number, of: FilmTable.films)))
  }

  private func start(columns: Int, rows: Int) -> TestApp<Movies> {
    TestApp(Movies(catalogue: .embedded), size: Size(columns: columns, rows: rows))
  }

  @Test func `the first page loads without a key`() {
    #expect(app.pendingEffects == ["load page"])
    expectSnapshot(of: app.frame, named: "loading")
    load(1)
    #expect(app.state.movies.count == 20)
    #expect(app.pendingEffects.isEmpty)
    expectSnapshot(of: app.frame, named: "first page")
  }

  @Test func `the spinner runs only while a page loads`() {
    app.advance(by: .milliseconds(300))
    #expect(app.state.spinnerStep == 3)
    load(1)
    app.advance(by: .seconds(5))
    #expect(app.state.spinnerStep == 3)
  }

  @Test func `the next page loads when the selection reaches the last five rows`() {
    load(1)
    for _ in 0..<14 { app.press(.down) }
    #expect(app.pendingEffects.isEmpty)
    app.press("j")
    #expect(app.pendingEffects == ["load page"])
    expectSnapshot(of: app.frame, named: "loading more")
    load(2)
    #expect(app.state.movies.count == 40)
    #expect(app.pendingEffects.isEmpty)
  }

  @Test func `pages load until a tall screen is full`() {
    let app = start(columns: 200, rows: 60)
    for page in 1...3 { load(page, in: app) }
    #expect(app.pendingEffects.isEmpty)
    #expect(app.state.movies.count == 60)
    expectSnapshot(of: app.frame, named: "200x60")
  }

  @Test func `one page fills a small screen`() {
    let app = start(columns: 80, rows: 24)
    load(1, in: app)
    #expect(app.pendingEffects.isEmpty)
    expectSnapshot(of: app.frame, named: "80x24")
  }

  @Test func `a resize to a taller screen loads the missing pages, one to a smaller screen none`() {
    load(1)
    app.resize(columns: 200, rows: 46)
    for page in 2...3 { load(page) }
    app.resize(columns: 80, rows: 24)
    app.resize(columns: 200, rows: 60)
    #expect(app.pendingEffects.isEmpty)
    app.resize(columns: 200, rows: 66)
    #expect(app.pendingEffects == ["load page"])
    #expect(app.state.requestedPage == 4)
  }

  @Test func `a page without a new film ends the requests for a screen that is not full`() {
    let app = start(columns: 200, rows: 60)
    load(1, in: app)
    let known = MoviePage(number: 2, movies: app.state.movies, pageCount: 100, movieCount: 2_000)
    app.answer("load page", with: .pageLoaded(known))
    app.resize(columns: 200, rows: 70)
    #expect(app.pendingEffects.isEmpty)
  }

  @Test func `the last page ends the requests for a screen that is not full`() {
    let app = start(columns: 200, rows: 60)
    let films = MoviePage(
      number: 1, movies: Array(FilmTable.films.prefix(3)), pageCount: 1, movieCount: 3)
    app.answer("load page", with: .pageLoaded(films))
    #expect(app.pendingEffects.isEmpty)
  }

  @Test func `no page is requested after the last one`() {
    var page = 0
    while !app.pendingEffects.isEmpty {
      page += 1
      load(page)
      app.press(.end)
    }
    #expect(app.state.movies.count == FilmTable.films.count)
    expectSnapshot(of: app.frame)
  }

  @Test func `a failure shows a banner and keeps the list, and r requests the page again`() {
    load(1)
    app.press(.end)
    app.answer("load page", with: .pageFailed("The film service took too long to answer."))
    expectSnapshot(of: app.frame, named: "banner")
    #expect(app.state.movies.count == 20)
    app.advance(by: .seconds(60))
    #expect(app.pendingEffects.isEmpty, "only r requests the page again")
    app.press("r")
    #expect(app.pendingEffects == ["load page"])
    load(2)
    #expect(app.state.movies.count == 40)
    #expect(app.state.failure == nil)
  }

  @Test func `after a page without a new film, r requests the next page`() {
    load(1)
    app.press(.end)
    let known = MoviePage(
      number: 2, movies: app.state.movies, pageCount: 1_000_000, movieCount: 20_000_000)
    app.answer("load page", with: .pageLoaded(known))
    #expect(app.pendingEffects.isEmpty)
    #expect(app.frame.text.contains("✗ Page 2 has no new film."))
    app.press("r")
    #expect(app.pendingEffects == ["load page"])
    #expect(app.state.requestedPage == 3)
    load(3)
    #expect(app.state.movies.count == 40)
    #expect(app.state.failure == nil)
  }

  @Test func `a last page without a new film is no failure`() {
    load(1)
    app.press(.end)
    let last = MoviePage(number: 2, movies: app.state.movies, pageCount: 2, movieCount: 40)
    app.answer("load page", with: .pageLoaded(last))
    #expect(app.pendingEffects.isEmpty)
    #expect(app.state.failure == nil)
  }

  @Test func `a failure of the first page shows a banner`() {
    app.answer("load page", with: .pageFailed("There is no network."))
    expectSnapshot(of: app.frame)
  }

  @Test func `Enter opens the details, Esc closes them`() {
    load(1)
    app.press(.down, .down, .enter)
    #expect(app.state.showsDetails)
    expectSnapshot(of: app.frame, named: "details")
    app.press(.escape)
    #expect(!app.state.showsDetails)
    #expect(app.state.selection == 2)
  }

  @Test func `on a small screen, the details leave the help bar free`() {
    let app = start(columns: 40, rows: 12)
    load(1, in: app)
    app.press(.enter)
    #expect(app.frame.text.contains("\n Esc Close"))
    #expect(app.frame.text.hasSuffix("? Help   q Quit"))
    expectSnapshot(of: app.frame, named: "details 40x12")
  }

  @Test func `a wide screen shows the details beside the list`() {
    let app = start(columns: 80, rows: 24)
    load(1, in: app)
    app.press(.down, .down, "f")
    let movie = app.state.movies[2]
    #expect(app.frame.text.contains(movie.overview.prefix(20)))
    #expect(!app.frame.text.contains("Enter Details"))
    app.press(.enter)
    #expect(!app.state.showsDetails)
    expectSnapshot(of: app.frame)
  }

  @Test func `on a screen that becomes wide, details in front of the list move beside it`() {
    load(1)
    app.press(.enter)
    app.resize(columns: 80, rows: 24)
    #expect(!app.state.showsDetails)
    app.press(.down)
    #expect(app.state.selection == 1)
  }

  @Test func `a button requests the first page again after a failure`() {
    app.answer("load page", with: .pageFailed("There is no network."))
    app.click("Try again")
    #expect(app.pendingEffects == ["load page"])
  }

  @Test func `a question mark shows the keys that work`() {
    load(1)
    app.press("?")
    expectSnapshot(of: app.frame, named: "help")
    app.press("f", .escape)
    #expect(app.state.favourites.isEmpty, "no key works behind the help screen")
    #expect(!app.state.showsHelp)
  }

  @Test func `favourites are marked and can be listed alone`() {
    load(1)
    app.press("f", .down, .down, "f")
    expectSnapshot(of: app.frame, named: "marked")
    app.press("F")
    #expect(app.state.listed.count == 2)
    #expect(app.state.selection == 1, "the same film stays selected")
    expectSnapshot(of: app.frame, named: "alone")
    app.press("f", "f")
    #expect(app.state.listed.isEmpty)
    expectSnapshot(of: app.frame, named: "none left")
    app.press("F")
    #expect(app.state.listed.count == 20)
  }

  @Test func `the list of favourites loads no pages`() {
    load(1)
    app.press("f", "F", .end)
    #expect(app.pendingEffects.isEmpty)
  }

  @Test func `keys and the wheel move the selection`() {
    load(1)
    app.press(.end)
    #expect(app.state.selection == 19)
    app.press(.home)
    #expect(app.state.selection == 0)
    app.press(.pageDown)
    #expect(app.state.selection > 5)
    app.press(.pageUp, .pageUp)
    #expect(app.state.selection == 0)
    app.press("j", "j", "k", .up, .up)
    #expect(app.state.selection == 0)
    app.scroll(2, column: 10, row: 5)
    #expect(app.state.selection == 6)
  }

  @Test func `a click selects a film, and a click on the selected one opens its details`() {
    load(1)
    let title = app.state.movies[3].title
    app.click(title)
    #expect(app.state.selection == 3)
    #expect(!app.state.showsDetails)
    app.click(title)
    #expect(app.state.showsDetails)
  }

  @Test(arguments: [
    Size(columns: 120, rows: 40), Size(columns: 100, rows: 30), Size(columns: 40, rows: 12),
    Size(columns: 9, rows: 3),
  ])
  func `a screen of another size shows as much as fits`(size: Size) {
    let app = start(columns: size.columns, rows: size.rows)
    while let page = app.state.requestedPage { load(page, in: app) }
    expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows)")
  }

  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ])
  func `beside a list without films, the details say that none is selected`(size: Size) {
    let app = start(columns: size.columns, rows: size.rows)
    let name = "\(size.columns)x\(size.rows)"
    expectSnapshot(of: app.frame, named: "\(name) loading")
    app.answer("load page", with: .pageFailed("There is no network."))
    expectSnapshot(of: app.frame, named: "\(name) failed")
    app.press("F")
    expectSnapshot(of: app.frame, named: "\(name) no favourites")
  }

  @Test func `quitting ends the application while a page loads`() {
    app.press("q")
    #expect(app.hasEnded)
  }
}
