import CursesFeedbackTesting
import Testing

@testable import MoviesDemo

private let catalogue = MovieCatalogue.embedded

/// The last Swift example of the article "A first application".
@MainActor @Test func `a failure can be retried`() {
  let app = TestApp(Movies(catalogue: catalogue))
  #expect(app.pendingEffects == ["load page"])
  app.answer("load page", with: .pageFailed("There is no network."))
  app.press("r")
  #expect(app.pendingEffects == ["load page"])
}
