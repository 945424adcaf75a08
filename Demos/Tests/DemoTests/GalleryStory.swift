import CursesFeedback
import CursesFeedbackTesting
import DemoFileSystem
import DemoWidgetPages
import PickerDemo
import SignInDemo
import Testing
import WidgetsDemo

@testable import FilesDemo
@testable import GalleryDemo
@testable import MoviesDemo

@MainActor
@Suite struct GalleryStory {
  private let app = TestApp(Gallery(), size: Size(columns: 76, rows: 20))

  /// Moves to a demo in the menu.
  private func select(_ demo: Demo) {
    app.press(.home)
    for _ in Demo.allCases.prefix(while: { $0 != demo }) { app.press(.down) }
  }

  /// Opens a demo from the menu by two clicks on its title.
  private func open(_ title: String) {
    app.click(title)
    app.click(title)
  }

  @Test func `the menu opens a demo, and Esc returns to the menu`() {
    expectSnapshot(of: app.frame, named: "menu")
    select(.counter)
    app.press(.enter)
    app.press("+", "+")
    expectSnapshot(of: app.frame, named: "counter")
    app.press(.escape)
    #expect(!app.state.isOpen)
    app.press(.enter)
    expectSnapshot(of: app.frame, named: "counter again, from zero")
  }

  @Test(arguments: Size.terminals) func `the menu fits on the screen`(size: Size) {
    app.resize(columns: size.columns, rows: size.rows)
    select(.todo)
    app.advance(by: .milliseconds(250))
    expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows)")
  }

  @Test func `a path opens a demo, and Esc leads to its row of the menu`() throws {
    try app.open("counter")
    app.press("+")
    #expect(app.frame.text.contains("Count: 1"))
    app.press(.escape)
    #expect(!app.state.isOpen)
    #expect(app.state.selected == .counter)
  }

  @Test func `each demo has a path`() throws {
    for demo in Demo.allCases {
      try app.open(demo.rawValue)
      #expect(app.state.isOpen)
    }
  }

  @Test func `a path leads into a demo`() throws {
    try app.open("widgets/tables")
    #expect(app.state.screen.widgets?.page == .tables)
    try app.open("movies/42")
    #expect(app.pendingEffects == ["load page", "load film"])
    app.press(.escape)
    #expect(app.pendingEffects == ["load page"])
    app.press(.escape)
    #expect(app.state.selected == .movies)
  }

  @Test(arguments: [
    ("movies/x", "movies or movies/NUMBER"), ("movies/4/2", "movies or movies/NUMBER"),
    ("counter/1", "counter"),
  ])
  func `an unknown place in a demo is refused with the places of the demo`(
    path: String, forms: String
  ) {
    let error = #expect(throws: PathError.self) { try app.open(path) }
    #expect(error?.description == "There is no \"\(path)\": a path is \(forms).")
  }

  @Test func `another gallery that opens the path of shown details draws the same frame`() throws {
    open("Movies")
    let page = MoviePage(number: 1, of: FilmTable.films)
    app.answer("load page", with: .movies(.pageLoaded(page)))
    app.press(.down, .down, .enter)
    let path = try #require(app.state.place.flatMap(Place.paths.path))

    let again = TestApp(Gallery(), size: Size(columns: 76, rows: 20))
    try again.open(path)
    again.answer("load page", with: .movies(.pageLoaded(page)))
    #expect(again.pendingEffects.isEmpty)
    #expect(again.frame == app.frame)
  }

  @Test(arguments: ["counter", "movies/7", "records", "widgets/bars"])
  func `the place that a path opens has that path`(path: String) throws {
    try app.open(path)
    #expect(app.state.place.flatMap(Place.paths.path) == path)
    app.press(.escape, .escape)
    #expect(app.state.place == nil)
  }

  @Test(arguments: Demo.allCases)
  func `--help after the name of a demo begins with USAGE, demo and this name`(demo: Demo) {
    let help = GalleryCommand.help([demo.rawValue])
    #expect(help.hasPrefix("USAGE: demo \(demo.rawValue) ["))
    #expect(help.contains("--advance SECONDS"))
  }

  @Test func `q during a copy stops the copy, and then quits`() throws {
    try startCopy()
    app.press("q")
    #expect(!app.hasEnded)
    app.answer("transfer", with: .files(.transferred(nil)))
    #expect(app.hasEnded)
  }

  @Test func `opening another demo cancels a copy in the file manager`() throws {
    try startCopy()
    try app.open("counter")
    #expect(app.pendingEffects.isEmpty)
  }

  /// Copies a file in the demo files.
  private func startCopy() throws {
    try app.open("files")
    let request = try #require(app.state.screen.files?.requestedFolders.first)
    let item = FileItem("\(request.id.path)/letter.txt")
    app.answer("folder", with: .files(.folderRead(request, .success([item]))))
    app.press("c", "v")
    #expect(app.pendingEffects.contains("transfer"))
  }

  @Test func `leaving a demo cancels its effects`() {
    open("Movies")
    #expect(app.pendingEffects == ["load page"])
    app.press(.escape)
    #expect(app.pendingEffects.isEmpty)
    app.advance(by: .seconds(1))
    #expect(app.clock.nextDeadline == nil, "no spinner runs in the menu")
  }

  @Test func `the timer of a demo runs inside the gallery`() throws {
    try app.open("traffic-light")
    app.advance(by: .seconds(3))
    #expect(app.frame.text.contains("yellow 1.0 s"))
  }

  @Test func `a demo that is opened after a resize loads pages for the new size`() {
    app.resize(columns: 76, rows: 60)
    open("Movies")
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
    open("Sign in")
    app.press("q")
    #expect(app.frame.text.contains("›q"))
    app.press(.escape)
    #expect(!app.state.isOpen)
  }

  @Test func `a demo that ends leaves its farewell on the screen of the gallery`() {
    open("Sign in")
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
    #expect(!app.state.isOpen)
  }

  @Test func `the gallery gives the picker numbers as lines, and then shows the picked number`() {
    open("Picker")
    #expect(app.pendingEffects == ["numbers"])
    app.send(.picker(.linesRead(["1", "2", "3"])))
    app.press(.down, .enter)
    #expect(!app.hasEnded)
    #expect(app.frame.text.contains("Picked: 2"))
    app.press(.escape)
    #expect(!app.state.isOpen)
  }

  @Test func `a search shows the demos whose title or description has all words`() {
    app.press("/")
    app.type("http LOADS")
    #expect(app.state.found == [.movies])
    app.press(.enter)
    #expect(!app.state.isOpen)
    app.press(.down, .enter)
    #expect(app.pendingEffects == ["load page"])
    app.press(.escape)
    #expect(app.state.found == [.movies])
    app.press(.escape)
    #expect(app.state.found == Demo.allCases)
  }

  @Test func `a search that finds nothing says so`() {
    app.press("/")
    app.type("xyz")
    expectSnapshot(of: app.frame)
  }

  @Test func `a wide screen shows a living preview of the selected demo, without its keys`() {
    app.resize(columns: 120, rows: 40)
    select(.trafficLight)
    app.advance(by: .milliseconds(250))
    expectSnapshot(of: app.frame, named: "preview")
    app.advance(by: .seconds(3))
    #expect(app.frame.text.contains("yellow 1.0 s"))
    app.press("space")
    app.advance(by: .seconds(1))
    #expect(app.frame.text.contains("green 2.0 s"))
  }

  @Test func `moving through the menu starts no effects`() {
    app.resize(columns: 120, rows: 40)
    app.press(.down)
    select(.movies)
    #expect(app.pendingEffects.isEmpty)
    app.advance(by: .milliseconds(250))
    #expect(app.pendingEffects == ["load page"])
    app.press(.down)
    #expect(app.pendingEffects.isEmpty)
  }

  @Test func `the preview stays if a search leaves the same demo selected`() {
    app.resize(columns: 120, rows: 40)
    app.advance(by: .milliseconds(250))
    #expect(app.frame.text.contains("loading page 1"))
    app.press("/")
    app.type("m")
    #expect(app.frame.text.contains("loading page 1"))
  }

  @Test func `a resize starts the preview again in the new size`() {
    app.resize(columns: 120, rows: 40)
    app.advance(by: .milliseconds(250))
    app.resize(columns: 140, rows: 50)
    app.advance(by: .milliseconds(250))
    #expect(app.frame.text.contains("loading page 1"))
  }

  @Test func `a narrow screen has no preview`() {
    app.resize(columns: 120, rows: 40)
    select(.trafficLight)
    app.advance(by: .milliseconds(250))
    app.resize(columns: 99, rows: 40)
    #expect(!app.frame.text.contains("● red"))
    app.advance(by: .seconds(60))
    #expect(app.clock.nextDeadline == nil)
  }

  @Test func `q quits from within a demo`() {
    app.press(.enter, "q")
    #expect(app.hasEnded)
  }
}
