import CursesFeedbackTesting
import Foundation
import Testing

/// The components on the page "Recipes" work as described.
@MainActor
@Suite struct RecipesTests {
  private let size = Size(columns: 40, rows: 8)
  private let films = [
    FilmBrowser.Film(id: 1, title: "Alien", plot: "A crew answers a call."),
    FilmBrowser.Film(id: 2, title: "Dune", plot: "A family moves to a desert."),
  ]

  private func browser() -> TestApp<FilmBrowser> {
    let app = TestApp(FilmBrowser(), size: size)
    app.answer("load", with: .loaded(films))
    return app
  }

  @Test func `the films are loaded at the start, and again at a key`() {
    let app = TestApp(FilmBrowser(), size: size)
    #expect(app.pendingEffects == ["load"])
    app.answer("load", with: .loaded(films))
    app.press("r")
    #expect(app.pendingEffects == ["load"])
    app.press("esc")
    #expect(app.pendingEffects == [])
  }

  @Test func `a failure is shown, and r loads again`() {
    let app = TestApp(FilmBrowser())
    app.answer("load", with: .loadingFailed("There is no network."))
    app.expectText("There is no network.")
    app.press("r")
    #expect(app.pendingEffects == ["load"])
  }

  @Test func `the spinner moves while the films are loaded`() {
    let app = TestApp(FilmBrowser(), size: size)
    app.advance(by: .seconds(1))
    #expect(app.state.steps > 0)
    app.answer("load", with: .loaded(films))
    let steps = app.state.steps
    app.advance(by: .seconds(1))
    #expect(app.state.steps == steps)
  }

  @Test func `the pane shows the selected film`() {
    let app = browser()
    app.press("down")
    expectSnapshot(of: app)
  }

  @Test func `a film is deleted after a question`() {
    let app = browser()
    app.press("d")
    app.click("Cancel")
    #expect(app.state.films == films)
    app.press("d")
    app.click("Delete")
    #expect(app.state.films == [films[1]])
  }

  @Test func `a title is copied, and a message says so for four seconds`() {
    let app = browser()
    app.press("c")
    #expect(app.terminal.clipboard == "Alien")
    app.expectText("The title is in the clipboard")
    app.advance(by: .seconds(4))
    #expect(app.state.toasts.isEmpty)
  }

  @Test func `a search begins when the user pauses, and a new one replaces it`() {
    let app = TestApp(FilmSearch(search: { _ in [] }))
    app.type("du")
    app.advance(by: .milliseconds(299))
    app.type("n")
    app.advance(by: .milliseconds(299))
    #expect(app.pendingEffects == [])
    app.advance(by: .milliseconds(1))
    #expect(app.pendingEffects == ["search"])
    app.type("e")
    #expect(app.pendingEffects == [])
  }

  @Test func `an import shows its progress, and Escape stops it`() {
    let app = TestApp(FolderImport(imports: { _ in AsyncStream { $0.finish() } }))
    app.press("i")
    app.send(.progressed(0.5), from: "import")
    #expect(app.state.fraction == 0.5)
    app.press("esc")
    #expect(app.pendingEffects == [])
  }

  @Test func `an import that runs ends`() async {
    let fractions: @Sendable (String) -> AsyncStream<Double> = { _ in
      AsyncStream {
        $0.yield(0.5)
        $0.yield(1)
        $0.finish()
      }
    }
    let app = TestApp(FolderImport(imports: fractions), effects: .live)
    app.press("i")
    await app.settle()
    #expect(app.state == FolderImport.State(folder: nil, fraction: 1))
  }

  @Test func `a command has the key of the user's map`() throws {
    let app = TestApp(Radio(keyMap: try KeyMap(parsing: "switch = o")))
    app.press("space")
    #expect(!app.state.isOn)
    app.press("o")
    #expect(app.state.isOn)
  }
}

/// The recipe that saves a text, with real files.
@MainActor
@Suite struct SavedNoteTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "saved-note-\(UUID().uuidString)")

  private func contents(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `a pause of a second saves the text`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    try Data("Buy".utf8).write(to: file)
    let app = TestApp(SavedNote(text: "Buy", file: file), effects: .live)
    app.press("end")
    app.type(" tea")
    await app.settle(advancingBy: .milliseconds(999))
    #expect(try contents(file) == "Buy")
    await app.settle(advancingBy: .milliseconds(1))
    #expect(try contents(file) == "Buy tea")
    #expect(app.state.unsavedText == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["note.txt"])
  }

  @Test func `a change that is taken back while it is written is taken back in the file, too`() {
    let app = TestApp(SavedNote(text: "Buy", file: folder))
    app.press("end", "s")
    app.advance(by: .seconds(1))
    #expect(app.pendingEffects == ["save"])
    app.press("backspace")
    #expect(app.state.unsavedText == "Buy")
    app.advance(by: .seconds(1))
    app.answer("save", with: .saved)
    #expect(app.state.isSaved)
    #expect(app.pendingEffects == [])
  }

  @Test func `the end of the application saves the last change`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    let app = TestApp(SavedNote(text: "", file: file), effects: .live)
    app.type("tea")
    app.press("ctrl+c")
    await app.settle()
    #expect(app.hasEnded)
    #expect(try contents(file) == "tea")
  }

  @Test func `a failure is shown and told at the end, and the next change is saved`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    let note = SavedNote(text: "", file: file)
    let app = TestApp(note, effects: .live)
    app.type("a")
    await app.settle(advancingBy: .seconds(1))
    app.expectText("The note is not saved: ")
    #expect(note.farewell(app.state)?.hasPrefix("The note is not saved: ") == true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    app.type("b")
    await app.settle(advancingBy: .seconds(1))
    #expect(try contents(file) == "ab")
    #expect(note.farewell(app.state) == nil)
  }
}
