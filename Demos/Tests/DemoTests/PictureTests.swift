import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import MoviesDemo

/// Compares the README's picture with a frame of the movies demo, or writes the picture.
@MainActor
@Suite struct PictureTests {
  @Test func `the README shows a frame of the movies`() {
    let app = TestApp(Movies(catalogue: .embedded), size: Size(columns: 84, rows: 22))
    app.answer("load page", with: .pageLoaded(MoviePage(number: 1, of: FilmTable.films)))
    app.press("f", .down, .down, "f", .down, .down, .down, .down, "f", .enter)
    expectPicture(
      of: app.frame, title: "movies",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/movies.svg")
  }
}
