import CursesFeedbackTesting
import Foundation
import Testing

/// The speed of tests of an application: `make bench` runs a thousand of them and prints their time.
@MainActor @Suite struct TestSpeedTests {
  private let isMeasured = ProcessInfo.processInfo.environment["TEST_SPEED"] != nil
  private let films = ["Alien", "Dune", "Fargo"].enumerated()
    .map { FilmShelf.Film(id: $0.offset, title: $0.element) }

  @Test func `a thousand tests of an application`() {
    let count = isMeasured ? 1000 : 10
    let time = ContinuousClock().measure {
      for _ in 0..<count { test() }
    }
    if isMeasured {
      let milliseconds = Int((time / .milliseconds(1)).rounded())
      print("\(count) tests of an application, in a debug build: \(milliseconds) ms (aim: 10000)")
    }
  }

  /// A test with an answer, seven keys, a timer and ten screens, which claims each result.
  private func test() {
    let app = TestApp(FilmShelf(), exhaustivity: .all)
    app.expectStart("load")
    app.expectText("Loading")
    app.answer("load", with: .loaded(films))
    app.receive(.loaded(films)) { state in
      (state.films, state.isLoading, state.selection) = (films, false, 0)
    }
    app.expectText("Fargo")
    app.press(.down)
    app.receive(.selected(1)) { $0.selection = 1 }
    app.expectText("Dune")
    for key: Key in ["tab", .end] {
      app.press(key)
      app.expectText("›Dune")
    }
    var title = "Dune"
    for character in " II" {
      title.append(character)
      app.press(Key(.character(character)))
      app.receive(.renamed(title)) { $0.films[1].title = title }
      app.expectText(title)
    }
    app.press("f8")
    app.receive(.deleted) { state in
      (state.notice, state.selection) = ("Deleted \(title)", nil)
      state.films.remove(at: 1)
    }
    app.expectStart("notice")
    app.expectText("Deleted \(title)")
    app.advance(by: .seconds(3))
    app.receive(.noticeEnded) { $0.notice = nil }
    app.expectNoText("Deleted")
    app.finish()
  }
}
