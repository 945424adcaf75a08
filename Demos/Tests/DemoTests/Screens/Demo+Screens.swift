import CatchDemo
import CounterDemo
import CursesFeedback
import CursesFeedbackTesting
import PickerDemo
import SignInDemo
import Testing
import TokensDemo
import TrafficLightDemo

@testable import DemoFileSystem
@testable import DemoMachine
@testable import FilesDemo
@testable import GalleryDemo
@testable import GittyDemo
@testable import LogViewDemo
@testable import MinesDemo
@testable import MonitorDemo
@testable import MoviesDemo
@testable import RecordsDemo
@testable import SearchDemo
@testable import StopwatchDemo
@testable import ThemeEditorDemo
@testable import TodoDemo
@testable import WidgetsDemo

extension Demo {
  /// The first screens of the demo, with the same data in each run.
  @MainActor func screens(_ size: Size) async throws -> DemoScreens {
    switch self {
    case .catchBall: try await DemoScreens(of: Catch(), size, fill: { $0.press("space") })
    case .counter:
      try await DemoScreens(of: Counter(), size, marks: ["+", "−"], move: { $0.press(.tab) })
    case .files: try await filesScreens(size)
    case .gitty: try await gittyScreens(size)
    case .logView:
      try await DemoScreens(
        of: LogViewer(log: Log(count: 2_000)), size, marks: ["00:00:37", "00:01:53"],
        fill: { app in
          app.letRun("arrange")
          await app.settle()
        }, move: { $0.press(.down) })
    case .mines:
      try await DemoScreens(
        of: Mines(), size, fill: { $0.answer("seed", with: .seeded(7)) },
        move: { $0.press(.right) })
    case .monitor: try await monitorScreens(size)
    case .movies:
      try await DemoScreens(
        of: Movies(catalogue: .embedded), size,
        marks: ["The Godfather", "The Shawshank"],
        fill: {
          $0.answer("load page", with: .pageLoaded(MoviePage(number: 1, of: FilmTable.films)))
        }, move: { $0.press(.down) })
    case .picker:
      try await DemoScreens(
        of: Picker(isMulti: true), size, marks: ["README", "Sources"],
        fill: { app in
          app.send(.linesRead(["README", "Sources", "Tests"]))
          app.advance(by: .seconds(1))
        }, move: { $0.press(.down) })
    case .records:
      try await DemoScreens(
        of: Records.example { time("2026-11-25 14:07:30") }, size, marks: ["9:30", "10:45"],
        move: { $0.press(.down) })
    case .search: try await searchScreens(size)
    case .signIn:
      try await DemoScreens(
        of: form(with: LocalNameService(latency: .zero)), size, marks: ["Name", "E-mail"],
        move: { $0.press(.tab) })
    case .stopwatch:
      try await DemoScreens(
        of: Stopwatch(), size,
        fill: { app in
          app.press("space")
          app.advance(by: .milliseconds(1_230))
          app.press("l")
        })
    case .themeEditor:
      try await DemoScreens(
        of: ThemeEditor(), size, marks: ["accent", "control"], move: { $0.press(.up) })
    case .todo:
      try await DemoScreens(
        of: Todo(store: .example(), remote: Reachable()), size,
        marks: ["Water the plants", "Call Ada"], move: { $0.press(.down) })
    case .tokens: try await DemoScreens(of: Tokens(), size, fill: { $0.press("e", "r") })
    case .trafficLight:
      try await DemoScreens(of: TrafficLight(), size, fill: { $0.advance(by: .seconds(3)) })
    case .widgets:
      try await DemoScreens(
        of: Widgets(), size, marks: ["Dune", "Fargo"],
        fill: { app in
          try app.open("lists")
          // A small screen hides the list of pages, which has the focus on the others.
          if size.columns >= 80 { app.press(.tab) }
        }, move: { $0.press(.down) })
    }
  }

  @MainActor private func filesScreens(_ size: Size) async throws -> DemoScreens {
    let items = ["letter.txt", "notes.txt"].map { FileItem("/home/ada/\($0)", size: 1_834) }
    return try await DemoScreens(
      of: Files(folder: "/home/ada"), size, marks: ["letter.txt", "notes.txt"],
      fill: { app in
        let request = try #require(app.state.requestedFolders.first)
        app.answer("folder", with: .folderRead(request, .success(items)))
      }, move: { $0.press(.down) })
  }

  @MainActor private func gittyScreens(_ size: Size) async throws -> DemoScreens {
    let output = "## main\0 M a.swift\0?? b.swift\0"
    let status = GitStatus(root: "/code", parsing: output, lastCommit: "1a2b3c4 Add a parser")
    return try await DemoScreens(
      of: Gitty(), size, marks: ["a.swift", "b.swift"],
      fill: { $0.answer("status", with: .statusRead(status)) }, move: { $0.press(.down) })
  }

  @MainActor private func monitorScreens(_ size: Size) async throws -> DemoScreens {
    let fixture = MachineFixture()
    fixture.setProcess(612, "sshd", user: 0, command: "sshd -D")
    fixture.setProcess(901, "zsh", command: "-zsh")
    return try await DemoScreens(
      of: Monitor(machine: fixture.machine), size, marks: ["sshd", "zsh"],
      fill: { app in
        app.answer("sample", with: .sampled(try Sample(of: fixture.machine)))
        app.press(.down)
      }, move: { $0.press(.down) })
  }

  @MainActor private func searchScreens(_ size: Size) async throws -> DemoScreens {
    let matches = RepositoryTable.matches(of: "parser")
    let answer = SearchAnswer(
      repositories: Array(matches.prefix(SearchRequest.pageSize)), total: matches.count,
      rateLimit: RateLimit(limit: 10, remaining: 9, seconds: 42))
    return try await DemoScreens(
      of: RepositorySearch(service: RepositoryService { _ in throw SearchError.malformed }), size,
      marks: ["harbor/json-parser", "indigo/random-parser"],
      fill: { app in
        app.type("parser")
        app.advance(by: .milliseconds(300))
        app.answer("search", with: .answered(SearchRequest(query: "parser", page: 1), answer))
      }, move: { $0.press(.down) })
  }
}
