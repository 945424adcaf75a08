import CursesFeedbackTesting
import Foundation
import Testing

/// The application on the page "Navigation" works as described.
@MainActor @Suite struct NavigationTests {
  private let app = TestApp(FilmGuide(), size: Size(columns: 56, rows: 10))

  @Test func `a film is pushed, and Escape returns to the list`() {
    app.press(.down, .enter)
    #expect(app.state.stack.routes == [.films, .film(2)])
    #expect(app.frame.text.contains("Films › Film 2"))
    #expect(app.pendingEffects == ["load"])
    app.press(.escape)
    #expect(app.pendingEffects == [])
    #expect(app.frame.text.contains("▌ Film 2"))
  }

  @Test func `a click on the path returns to a screen`() {
    app.press(.enter, .enter)
    #expect(app.state.stack.top.isPresented)
    app.click(column: 2, row: 0)
    #expect(app.state.stack.canPop, "the dialog takes the mouse")
    app.press(.escape)
    app.click("Films")
    #expect(app.state.stack.routes == [.films])
  }

  @Test func `a film is rated in a dialog`() {
    app.press(.enter)
    app.answer(
      "load", with: .screen(app.state.stack.top.id, .film(.storyLoaded("A ship answers a call."))))
    app.press(.enter)
    expectPicture(
      of: app.frame, title: "56 × 10",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/navigation-dialog.svg")
    app.press(.down, .enter)
    #expect(app.state.stars == [1: 2])
    #expect(app.frame.text.contains("[›Rate‹]"))
  }

  @Test func `a path opens a film above the list`() throws {
    let app = TestApp(FilmGuide())
    try app.open("films/42")
    #expect(app.state.stack.routes == [.films, .film(42)])
    #expect(throws: PathError.self) { try app.open("films/x") }
  }

  @Test func `a path below a prefix opens the screens of a child`() throws {
    let house = TestApp(FilmHouse(), size: Size(columns: 56, rows: 10))
    try house.open("guide/films/42")
    #expect(house.state.place == .guide(.film(42)))
    #expect(house.state.guide.stack.routes == [.films, .film(42)])
    #expect(house.frame.text.hasPrefix("Films › Film 42"))
    try house.open("entrance")
    #expect(house.frame.text.hasPrefix("Films are in the guide."))
    let error = #expect(throws: PathError.self) { try house.open("guide/films/x") }
    #expect(
      error?.description == """
        There is no "guide/films/x": a path is guide, guide/films or guide/films/NUMBER.
        """)
  }

  @Test func `a route has the path that is declared for it, or none`() {
    #expect(FilmGuide.Route.paths.path(of: .film(42)) == "films/42")
    #expect(FilmGuide.Route.paths.path(of: .rating(42)) == nil)
  }

  @Test func `a saved application shows the same frame again`() throws {
    app.press(.end, .enter, .enter, .down)
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    let state = try encoder.encode(app.state)
    let interface = try encoder.encode(app.interfaceState)

    let again = TestApp(
      FilmGuide(initial: try decoder.decode(FilmGuide.State.self, from: state)),
      size: Size(columns: 56, rows: 10),
      interface: try decoder.decode(InterfaceState.self, from: interface))
    #expect(again.frame == app.frame)
  }

  @Test func `each tab has a stack of its own`() {
    let app = TestApp(MediaShelf(), size: Size(columns: 40, rows: 8))
    app.press(.tab, .end, .enter)
    #expect(app.frame.text.contains("Film 100"))
    app.press(.ctrl("n"))
    #expect(app.frame.text.contains("Film 1\n"))
    #expect(app.pendingEffects == ["load", "load"])
    app.press(.ctrl("n"))
    #expect(app.frame.text.contains("Film 100"))
  }
}
