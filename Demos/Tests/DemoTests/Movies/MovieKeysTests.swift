import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import MoviesDemo

/// The keys that a user of the movies has chosen in a file.
@MainActor @Suite struct MovieKeysTests {
  private func start(_ keys: String) throws -> TestApp<Movies> {
    let keyMap = try Movies.keyMap(parsing: keys)
    let app = TestApp(
      Movies(catalogue: .embedded, keyMap: keyMap), size: Size(columns: 60, rows: 12))
    app.answer("load page", with: .pageLoaded(MoviePage(number: 1, of: FilmTable.films)))
    return app
  }

  @Test func `a command has the keys of the file in place of its own`() throws {
    let app = try start("favourite = v, ctrl+f\nhelp = none")
    app.press("f")
    #expect(app.state.favourites.isEmpty)
    app.press("v")
    #expect(app.state.favourites.count == 1)
    app.press("ctrl+f", "?")
    #expect(app.state.favourites.isEmpty)
    #expect(!app.state.showsHelp)
    #expect(app.frame.text.contains("v Favourite"))
  }

  @Test func `a key of the file opens the help, which lists the keys of the file`() throws {
    let app = try start("help = f1\nfavourite = v")
    app.press("f1")
    #expect(app.frame.text.contains("v      Favourite"))
  }

  @Test(arguments: [
    ("# keys\nfavorite = v", "There is no command \"favorite\"."),
    ("# keys\nquit = f", "\"f\" is also a key of \"favourite\"."),
  ])
  func `an unknown command and a key of two commands are errors with their lines`(
    keys: String, message: String
  ) {
    #expect(throws: KeyMapError(line: 2, message: message)) { try Movies.keyMap(parsing: keys) }
  }
}
