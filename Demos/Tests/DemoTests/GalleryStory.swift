import CursesFeedback
import CursesFeedbackTesting
import GalleryDemo
import SignInDemo
import Testing

@testable import MoviesDemo

@MainActor
@Suite struct GalleryStory {
  private let app = TestApp(Gallery(), size: Size(columns: 76, rows: 16))

  @Test func `the menu opens a demo, and Esc returns to the menu`() {
    expectSnapshot(of: app.frame, named: "menu")
    app.press(.enter)
    app.press("+", "+")
    expectSnapshot(of: app.frame, named: "counter")
    app.press(.escape)
    #expect(app.state.screen == .menu)
    app.press(.enter)
    expectSnapshot(of: app.frame, named: "counter again, from zero")
  }

  @Test func `leaving a demo cancels its effects`() {
    app.press(.down, .enter)
    #expect(app.pendingEffects == ["load page"])
    app.press(.escape)
    #expect(app.pendingEffects.isEmpty)
    app.advance(by: .seconds(1))
    #expect(app.clock.nextDeadline == nil, "no spinner runs in the menu")
  }

  @Test func `a demo runs inside the gallery as it does alone`() {
    app.press(.down, .down, .down, .enter)
    app.advance(by: .seconds(3))
    #expect(app.frame.text.contains("● yellow"))
  }

  @Test func `a demo that is opened after the first size fills the screen, too`() {
    app.resize(columns: 76, rows: 60)
    app.press(.down, .enter)
    let page = MoviePage(
      number: 1, movies: Array(FilmTable.films.prefix(20)), pageCount: 26, movieCount: 505)
    app.answer("load page", with: .movies(.pageLoaded(page)))
    #expect(app.pendingEffects == ["load page"])
  }

  @Test func `a click on the selected demo opens it`() {
    app.click("Movies")
    app.click("Movies")
    #expect(app.pendingEffects == ["load page"])
  }

  @Test func `letters go to the field of a demo, and Esc returns to the menu`() {
    app.press(.down, .down, .enter, "q")
    #expect(app.frame.text.contains("›q"))
    app.press(.escape)
    #expect(app.state.screen == .menu)
  }

  @Test func `the end of a demo leaves its welcome in the gallery`() {
    app.press(.down, .down, .enter)
    app.type("mary")
    app.press(.tab)
    app.type("mary@example.org")
    app.press(.tab)
    app.type("correct horse")
    app.press(.tab)
    app.type("correct horse")
    app.press(.tab, "space", .tab)
    app.advance(by: .milliseconds(300))
    app.answer("check name", with: .signIn(.nameChecked(.free)))
    app.press(.tab, .tab, .tab, .enter)
    #expect(!app.hasEnded)
    #expect(app.frame.text.contains("Welcome, mary"))
    app.press(.escape)
    #expect(app.state.screen == .menu)
  }

  @Test func `q quits from within a demo`() {
    app.press(.enter, "q")
    #expect(app.hasEnded)
  }
}
