import CursesFeedbackTesting
import PickerDemo
import Testing

@testable import GalleryDemo
@testable import MoviesDemo

/// Demos that are opened from their preview.
@MainActor
@Suite struct GalleryPreviewStory {
  private let app = TestApp(Gallery(), size: Size(columns: 120, rows: 40))

  /// Shows the preview of a demo.
  private func preview(_ demo: Demo) {
    for _ in Demo.allCases.prefix(while: { $0 != demo }) { app.press(.down) }
    app.advance(by: .milliseconds(250))
  }

  @Test func `a demo that is opened from its preview has the lines that its effects have sent`() {
    preview(.picker)
    app.send(.picker(.linesRead(["1", "2", "3"])))
    app.press(.enter)
    #expect(app.state.open == .picker)
    #expect(app.state.screen.picker?.lines.count == 3)
    #expect(app.pendingEffects == ["numbers"])
    app.send(.picker(.linesRead(["4"])))
    #expect(app.state.screen.picker?.lines.count == 4)
  }

  @Test func `a demo that is opened from its preview loads pages for the whole screen`() {
    preview(.movies)
    #expect(app.state.screen.movies?.screen.columns == 85)
    app.press(.enter)
    #expect(app.state.screen.movies?.screen == Size(columns: 120, rows: 40))
    #expect(app.pendingEffects == ["load page"])
  }

  @Test func `a place in the previewed demo and another demo begin with their first state`() throws
  {
    preview(.movies)
    app.send(.movies(.helpToggled))
    try app.open("movies/42")
    #expect(app.state.screen.movies?.showsHelp == false)
    #expect(app.pendingEffects == ["load page", "load film"])
    app.press(.escape, .escape)
    app.advance(by: .milliseconds(250))
    try app.open("counter")
    #expect(app.frame.text.contains("Count: 0"))
  }

  @Test func `a demo that is opened again after Escape begins with its first state`() {
    preview(.picker)
    app.send(.picker(.linesRead(["1"])))
    app.press(.enter, .escape)
    #expect(app.pendingEffects.isEmpty)
    app.press(.enter)
    #expect(app.state.screen.picker?.lines.count == 0)
    #expect(app.pendingEffects == ["numbers"])
  }
}
