import CatchDemo
import CounterDemo
import CursesFeedback
import DemoFileSystem
import Foundation
import MinesDemo
import PickerDemo
import SignInDemo
import StopwatchDemo
import Testing
import TokensDemo
import TrafficLightDemo

@testable import DemoMachine
@testable import FilesDemo
@testable import GalleryDemo
@testable import GittyDemo
@testable import LogViewDemo
@testable import MonitorDemo
@testable import MoviesDemo
@testable import SearchDemo
@testable import TodoDemo

/// The tables of keys in the READMEs of the demos.
@Suite struct KeyTableTests {
  private func readme(of demo: String) throws -> String {
    let demos = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(contentsOf: demos.appending(path: "\(demo)/README.md"), encoding: .utf8)
  }

  @Test func `the README of the catch game has its catalogue of keys`() throws {
    let game = Catch()
    let table = KeyCatalogue(of: game.keys(game.initial)).markdown
    #expect(try readme(of: "Catch").contains(table))
  }

  @Test func `the README of the file manager has its catalogue of keys`() throws {
    let files = Files(folder: "/")
    var state = files.initial
    let request = FilesState.FolderRequest(id: "/", version: 1)
    files.reduce(&state, .folderRead(request, .success([FileItem("/a")])))
    files.reduce(&state, .clipped(isCut: false))
    for cause in [Job.Cause.command, .undo] {
      _ = state.queue.start(Job([Transfer(.create, to: "/b")], cause))
      state.queue.end(.success(Transfer(.create, to: "/b")))
    }
    let table = KeyCatalogue(of: files.keys(state)).markdown
    #expect(try readme(of: "Files").contains(table))
  }

  @Test func `the README of gitty has its catalogue of keys`() throws {
    let gitty = Gitty()
    var state = gitty.initial
    let file = GitStatus(root: "", parsing: "MM a\0")
    gitty.reduce(&state, .statusRead(file))
    let table = KeyCatalogue(of: gitty.keys(state)).markdown
    #expect(try readme(of: "Gitty").contains(table))
  }

  @Test func `the README of the log viewer has its catalogue of keys`() throws {
    let viewer = LogViewer(log: Log(count: 1))
    var state = viewer.initial
    viewer.reduce(&state, .wordsChanged("mail"))
    let table = KeyCatalogue(of: viewer.keys(state)).markdown
    #expect(try readme(of: "LogView").contains(table))
  }

  @Test func `the README of the mines has its catalogue of keys`() throws {
    let mines = Mines()
    let table = KeyCatalogue(of: mines.keys(mines.initial)).markdown
    #expect(try readme(of: "Mines").contains(table))
  }

  @Test func `the README of the monitor has its catalogue of keys`() throws {
    let fixture = MachineFixture()
    fixture.setProcess(1, "init")
    let monitor = Monitor(machine: fixture.machine)
    var state = monitor.initial
    monitor.reduce(&state, .sampled(try Sample(of: fixture.machine)))
    monitor.reduce(&state, .filterChanged("init"))
    monitor.reduce(&state, .filterEntered)
    let table = KeyCatalogue(of: monitor.keys(state)).markdown
    #expect(try readme(of: "Monitor").contains(table))
  }

  @Test func `the README of the picker has its catalogue of keys`() throws {
    let picker = Picker(isMulti: true)
    let table = KeyCatalogue(of: picker.keys(picker.initial)).markdown
    #expect(try readme(of: "Picker").contains(table))
  }

  @Test func `the README of the search has its catalogue of keys`() throws {
    let search = RepositorySearch(service: .own())
    var state = search.initial
    let repository = Repository(id: 1, name: "a/b", description: nil, language: nil, stars: 0)
    let answer = SearchAnswer(repositories: [repository], total: 1, rateLimit: nil)
    search.reduce(&state, .wordsChanged("b"))
    search.reduce(&state, .answered(SearchRequest(query: "b", page: 1), answer))
    search.reduce(&state, .failed(.malformed))
    let table = KeyCatalogue(of: search.keys(state)).markdown
    #expect(try readme(of: "Search").contains(table))
  }

  @Test func `the README of the tokens has its catalogue of keys`() throws {
    let tokens = Tokens()
    let table = KeyCatalogue(of: tokens.keys(tokens.initial)).markdown
    #expect(try readme(of: "Tokens").contains(table))
  }

  @Test func `the README of the stopwatch has its catalogue of keys`() throws {
    let stopwatch = Stopwatch()
    var state = stopwatch.initial
    stopwatch.reduce(&state, .timed(.toggled, at: .zero))
    stopwatch.reduce(&state, .timed(.lapEnded, at: .seconds(1)))
    stopwatch.reduce(&state, .timed(.toggled, at: .seconds(1)))
    let table = KeyCatalogue(of: stopwatch.keys(state)).markdown
    #expect(try readme(of: "Stopwatch").contains(table))
  }

  @Test func `the README of the counter has its catalogue of keys`() throws {
    let counter = Counter()
    let table = KeyCatalogue(of: counter.keys(counter.initial)).markdown
    #expect(try readme(of: "Counter").contains(table))
  }

  @Test func `the README of the traffic light has its catalogue of keys`() throws {
    let light = TrafficLight()
    let table = KeyCatalogue(of: light.keys(light.initial)).markdown
    #expect(try readme(of: "TrafficLight").contains(table))
  }

  @Test func `the README of the gallery has its catalogue of keys`() throws {
    let gallery = Gallery()
    var state = gallery.initial
    state.query = "m"
    let table = KeyCatalogue(of: gallery.keys(state)).markdown
    #expect(try readme(of: "Gallery").contains(table))
  }

  @Test func `the README of the movies has its catalogue of keys`() throws {
    let movies = Movies(catalogue: .embedded)
    var state = movies.initial(on: Size(columns: 72, rows: 20))
    movies.reduce(&state, .pageLoaded(MoviePage(number: 1, of: FilmTable.films)))
    movies.reduce(&state, .pageFailed("no answer"))
    let table = KeyCatalogue(of: movies.keys(state)).markdown
    #expect(try readme(of: "Movies").contains(table))
  }

  @Test func `the README of the sign-in form has its catalogue of keys`() throws {
    let form = SignIn()
    let table = KeyCatalogue(of: form.keys(form.initial)).markdown
    #expect(try readme(of: "SignIn").contains(table))
  }

  @Test func `the README of the to-do list has its catalogue of keys`() throws {
    let todo = Todo(store: .example())
    var state = todo.initial
    (state.selection, state.filter, state.failedTries) = (2, "Call", 1)
    let change = TodoChange(before: nil, after: state.selected)
    (state.undoable, state.redoable) = ([change], [change])
    let table = KeyCatalogue(of: todo.keys(state)).markdown
    #expect(try readme(of: "Todo").contains(table))
  }
}
