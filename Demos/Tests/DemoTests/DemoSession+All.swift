import CursesFeedbackTesting
import Foundation
import Testing

@testable import CatchDemo
@testable import CounterDemo
@testable import DemoFileSystem
@testable import DemoMachine
@testable import DemoTimeRecords
@testable import FilesDemo
@testable import GalleryDemo
@testable import GittyDemo
@testable import LogViewDemo
@testable import MinesDemo
@testable import MonitorDemo
@testable import MoviesDemo
@testable import PickerDemo
@testable import RecordsDemo
@testable import SearchDemo
@testable import SignInDemo
@testable import StopwatchDemo
@testable import ThemeEditorDemo
@testable import TodoDemo
@testable import TokensDemo
@testable import TrafficLightDemo
@testable import WidgetsDemo

extension DemoSession {
  /// A session of each demo, and one of the gallery.
  static let all: [DemoSession] = [
    DemoSession("catch", { Catch() }) { app in
      app.click("Throw")
      await app.wait(.milliseconds(1_900))
      app.press("space")
      await app.wait(.milliseconds(100))
    },
    DemoSession("counter", { Counter() }) { app in
      app.pressEach("+", .down, .tab, .enter)
      app.click("−")
      app.resize(columns: 120, rows: 40)
      app.pressEach("k", "r", "j")
    },
    DemoSession("files", { Files(folder: "/home/ada") }, effects: .held, playFiles),
    DemoSession("gitty", { Gitty() }, effects: .held, playGitty),
    DemoSession("logview", { LogViewer(log: Log(count: 2_000)) }) { app in
      await app.wait(.milliseconds(200))
      app.click("Error")
      await app.wait(.milliseconds(200))
      app.pressEach(.down, .enter, "s", "/")
      app.type("mail")
      await app.wait(.milliseconds(200))
      app.pressEach(.escape, "g", "5", .enter)
      app.scroll(3, column: 10, row: 15)
    },
    DemoSession("mines", { Mines() }) { app in
      await app.settle()
      _ = app.frame
      app.pressEach("space", .left, "f")
      await app.wait(.seconds(3))
      app.click(column: 30, row: 10)
      app.click(column: 33, row: 12, button: .right)
      app.pressEach("2", "space")
    },
    DemoSession("monitor", { Monitor(machine: machine.machine) }) { app in
      await app.wait(.seconds(1))
      app.pressEach(.down, "t", "s", "/")
      app.type("s")
      await app.wait(.seconds(3))
      app.pressEach(.enter, .enter)
      app.click(column: 10, row: 14)
    },
    DemoSession("movies", { Movies(catalogue: .embedded) }) { app in
      await app.wait(.milliseconds(300))
      app.pressEach(.down, .down, "f", .end)
      await app.wait(.milliseconds(300))
      app.pressEach(.enter, .escape, "?", .escape)
      app.click(column: 8, row: 5)
      app.resize(columns: 120, rows: 30)
    },
    DemoSession("picker", { Picker(isMulti: true, source: .numbers(upTo: 25_000)) }) { app in
      await app.settle()
      app.type("12")
      await app.settle()
      _ = app.frame
      app.pressEach(.down, .tab, .tab, .pageDown)
      app.type("3")
      await app.settle()
      app.click(column: 4, row: 5)
      app.press(.enter)
    },
    DemoSession("records", { Records.example { DemoSession.present } }) { app in
      app.pressEach("s")
      await app.wait(.seconds(2))
      app.pressEach("s", "a")
      app.press(.tab, .tab, .tab)
      app.type("App")
      app.pressEach(.enter, .escape, "d", "u")
      await app.settle()
      app.click("Days")
      app.pressEach("3", "1")
    },
    DemoSession("search", { RepositorySearch(service: repositories) }) { app in
      app.type("parser")
      await app.wait(.milliseconds(350))
      app.pressEach(.down, .end)
      await app.wait(.milliseconds(350))
      app.click(column: 10, row: 6)
      app.type(" x y z")
      await app.wait(.seconds(2))
    },
    DemoSession("sign-in", { quickSignIn }, signIn),
    DemoSession("stopwatch", { Stopwatch() }) { app in
      app.press("space")
      await app.wait(.milliseconds(1_250))
      app.pressEach("l")
      await app.wait(.milliseconds(700))
      app.click("Lap")
      app.click("[ Stop ]")
      app.pressEach("c", "r", "space")
      await app.wait(.milliseconds(100))
    },
    DemoSession("theme-editor", { ThemeEditor() }, effects: .held) { app in
      app.pressEach(.down, .enter)
      app.press(.ctrl("u"))
      app.type("#123456")
      app.pressEach(.enter, "u", "p", .down)
      app.click("Cargo")
      app.pressEach(.escape, "s")
      app.type("my.theme")
      app.press(.enter)
      app.answer("save", with: .written(.failed("The disk is full.")))
    },
    DemoSession("todo", { Todo(store: .example(), remote: Reachable()) }) { app in
      await app.settle()
      app.pressEach("a")
      app.type("Read a book")
      app.press(.enter)
      await app.wait(.seconds(1))
      app.pressEach(.up, "space", "d")
      app.press(.enter)
      await app.wait(.seconds(1))
      app.pressEach("u", "/")
      app.type("re")
      app.pressEach(.enter)
      app.click(column: 6, row: 3)
      await app.wait(.seconds(1))
    },
    DemoSession("tokens", { quickTokens }) { app in
      app.pressEach("r")
      await app.settle()
      app.pressEach("e", "f")
      await app.wait(.seconds(1))
      app.pressEach("d", "e", "r")
      await app.wait(.seconds(1))
    },
    DemoSession("traffic-light", { TrafficLight() }) { app in
      await app.wait(.milliseconds(3_200))
      app.pressEach("n", "space")
      await app.wait(.seconds(2))
      app.pressEach("space")
      await app.wait(.seconds(1))
    },
    DemoSession("widgets", { Widgets() }, playWidgets),
    DemoSession("gallery", { Gallery() }, size: Size(columns: 120, rows: 40), playGallery),
  ]

  /// A time on a Wednesday.
  private static let present = Day(number: 20_782).start.adding(50_850)

  /// A sign-in whose service answers at once.
  static var quickSignIn: SignIn {
    var demo = SignIn()
    demo.names = LocalNameService(latency: .zero)
    return demo
  }

  private static var quickTokens: Tokens {
    var demo = Tokens()
    demo.service = TokenService(latency: .zero)
    return demo
  }

  private static let machine: MachineFixture = {
    let fixture = MachineFixture()
    fixture.setProcess(1, "systemd", parent: 0, user: 0, command: "/sbin/init", memory: 12_600)
    fixture.setProcess(877, "tmux: server", command: "tmux new-session -s work", memory: 5_100)
    fixture.setProcess(901, "zsh", parent: 877, command: "-zsh", memory: 6_800)
    return fixture
  }()

  private static let repositories = RepositoryService { request in
    let matches = RepositoryTable.matches(of: request.query)
    let start = (request.page - 1) * SearchRequest.pageSize
    return SearchAnswer(
      repositories: Array(matches.dropFirst(start).prefix(SearchRequest.pageSize)),
      total: matches.count, rateLimit: RateLimit(limit: 10, remaining: 9, seconds: 42))
  }
}

// MARK: Longer sessions

extension DemoSession {
  /// Fills in the form.
  @MainActor @Sendable static func signIn(_ app: TestApp<SignIn>) async throws {
    _ = app.frame
    app.type("mary")
    await app.wait(.milliseconds(300))
    app.pressEach(.tab)
    app.type("mary@example.org")
    app.pressEach(.tab)
    app.type("correct horse")
    app.pressEach(.tab)
    app.paste("correct horse")
    _ = app.frame
    app.click("I accept the terms")
    app.pressEach(.tab, .enter)
  }

  @MainActor @Sendable private static func playFiles(_ app: TestApp<Files>) async throws {
    let items = [
      FileItem("/home/ada/music", .folder), FileItem("/home/ada/letter.txt", size: 1_834),
    ]
    let request = FilesState.FolderRequest(id: "/home/ada", version: 1)
    app.answer("folder", with: .folderRead(request, .success(items)))
    _ = app.frame
    app.pressEach(.down, "c", "v")
    app.advance(by: .milliseconds(600))
    let copy = Transfer(.copy, "/home/ada/letter.txt", to: "/home/ada/letter 2.txt")
    app.answer("transfer", with: .transferred(.success(copy)))
    _ = app.frame
    app.pressEach("n")
    app.type("new")
    app.pressEach(.enter)
    app.answer(
      "transfer", with: .transferred(.failure(FileProblem("/home/ada/new", EACCES))))
    app.click("Size")
    app.pressEach(.tab, .right)
    app.setTerminalFocus(false)
    app.setTerminalFocus(true)
  }

  @MainActor @Sendable private static func playGitty(_ app: TestApp<Gitty>) async throws {
    let output = ["## main...origin/main", "M  a.swift", " M b.swift", "?? c"]
      .map { $0 + "\0" }.joined()
    let status = GitStatus(root: "/code", parsing: output, lastCommit: "1a2b3c4 Add a parser")
    app.answer("status", with: .statusRead(status))
    _ = app.frame
    if let request = app.state.requestedDifference {
      app.answer("difference", with: .differenceRead(request, ["@@ -1 +1 @@", "-let a = 1"]))
    }
    app.pressEach(.down, "space")
    app.answer("stage", with: .stagingFailed("fatal: the index is locked"))
    app.click("b.swift")
    app.pressEach("c")
    app.answer("program", with: .programEnded(.failed(ProgramFailure(.noTerminal, program: "git"))))
  }

  @MainActor @Sendable private static func playWidgets(_ app: TestApp<Widgets>) async throws {
    app.click("Press 0")
    app.click("Notify")
    try app.open("dialogs")
    app.click("Show info")
    await app.wait(.seconds(5))
    app.click("Open Prompt")
    app.type("Grace")
    app.pressEach(.enter)
    try app.open("numbers")
    await app.wait(.milliseconds(500))
    app.pressEach(.tab, .right, .right)
    await app.wait(.seconds(1))
    app.pressEach("f4", "f3", "f2")
    app.scroll(2, column: 40, row: 10)
    try app.open("editors")
    app.pressEach(.tab)
    app.type("Hello")
  }

  @MainActor @Sendable private static func playGallery(_ app: TestApp<Gallery>) async throws {
    app.pressEach(.down)
    await app.wait(.milliseconds(300))
    app.pressEach(.enter, "+", "+", .escape)
    try app.open("traffic-light")
    await app.wait(.seconds(4))
    app.pressEach(.escape)
    try app.open("widgets/choices")
    app.click("Notify")
    app.pressEach(.escape, "/")
    app.type("light")
    await app.wait(.seconds(1))
  }
}
