import CursesFeedbackTesting
import Foundation
import Testing

@testable import CatchDemo
@testable import CounterDemo
@testable import DemoFileSystem
@testable import DemoTimeRecords
@testable import FilesDemo
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

extension KeptSession {
  /// A session of each demo.
  static let all: [KeptSession] = [
    KeptSession("catch", { Catch() }) { app in
      app.click("Throw")
      await app.pause(.milliseconds(1_900))
      await app.tap("space")
    },
    KeptSession("counter", { Counter() }) { app in
      await app.tap("+", "+", .down, .tab, .enter, "r", "-")
    },
    KeptSession("files", { Files(folder: "/home/ada") }, effects: .held, playFiles),
    KeptSession("gitty", { Gitty() }, effects: .held, playGitty),
    KeptSession("logview", { LogViewer(log: Log(count: 100)) }) { app in
      await app.tap("3", .down, .enter, .enter, "s", "r", "/")
      await app.write("mail")
      await app.tap(.enter, .escape, "1", "g", "5", "0", .enter)
    },
    KeptSession("mines", { Mines() }, effects: .held) { app in
      app.answer("seed", with: .seeded(7))
      await app.tap("space", .left, .left, .left, "f")
      await app.tap(.down, .down, "space")
      app.click(column: 40, row: 5, button: .right)
      await app.tap("2", "1", "space")
    },
    KeptSession("monitor", { Monitor(machine: machine.machine) }) { app in
      await app.pause(.seconds(1))
      machine.setLoads([60, 20, 90, 10], at: 100)
      await app.tap("t", .down, .enter)
      await app.pause(.seconds(2))
      await app.tap(.enter, "t", "s", "/")
      await app.write("zsh")
      await app.tap(.enter, "k", .escape, .escape)
    },
    KeptSession("movies", { Movies(catalogue: .embedded) }) { app in
      await app.tap("f", .down, .down, "f", .down, .enter, .down, .escape, "?", .escape)
    },
    KeptSession("picker", { Picker(isMulti: true, source: .numbers(upTo: 120)) }) { app in
      await app.tap("1", .tab, .tab, .down, "0", .backspace, "7", .tab, .enter)
    },
    KeptSession("records", { Records.example { present } }, effects: .held, playRecords),
    KeptSession("search", { RepositorySearch(service: repositories) }) { app in
      await app.write("parser")
      await app.tap(.down, .down, .end)
      await app.pause()
      await app.write(" json")
      await app.pause()
      await app.tap(.ctrl("u"))
    },
    KeptSession("sign-in", { DemoSession.quickSignIn }, signIn),
    KeptSession("stopwatch", { Stopwatch() }) { app in
      await app.tap("space")
      await app.tap("l")
      app.press("space")
      await app.pause(.milliseconds(600))
      await app.tap("r")
    },
    KeptSession("theme-editor", { ThemeEditor() }, effects: .held) { app in
      await app.tap(.down, .enter, .ctrl("u"))
      await app.write("#ff8800")
      await app.tap(.enter, .down, .down, "p", "p", "u")
      app.click("Cargo")
      await app.pause()
    },
    KeptSession("todo", { Todo(store: .example(), remote: Reachable()) }) { app in
      await app.tap("a")
      await app.write("Read")
      await app.tap(.enter, "space", .up, "d", .enter, "u", "/")
      await app.write("re")
      await app.tap(.enter, .escape)
    },
    KeptSession("tokens", { Tokens() }) { app in
      await app.tap("r", "r", "e", "r", "r")
      await app.pause(.seconds(2))
      await app.tap("f", "e", "r")
      await app.pause(.seconds(2))
    },
    KeptSession("traffic-light", { TrafficLight() }) { app in
      await app.pause(.milliseconds(2_600))
      await app.tap("n", "space", "space", "n", "n")
    },
    KeptSession("widgets", { Widgets() }, playWidgets),
  ]

  /// A time on a Wednesday.
  private static let present = Day(number: 20_782).start.adding(50_850)

  private static let machine: MachineFixture = {
    let fixture = MachineFixture()
    fixture.setProcess(1, "systemd", parent: 0, user: 0, command: "/sbin/init", memory: 12_600)
    fixture.setProcess(877, "tmux: server", command: "tmux new-session -s work", memory: 5_100)
    fixture.setProcess(901, "zsh", parent: 877, command: "-zsh", memory: 6_800)
    fixture.setProcess(944, "swift-build", parent: 901, command: "swift-build", memory: 410_000)
    return fixture
  }()

  /// Four repositories for each page of an answer.
  private static let repositories = RepositoryService { request in
    let matches = RepositoryTable.matches(of: request.query)
    let start = (request.page - 1) * SearchRequest.pageSize
    return SearchAnswer(
      repositories: Array(matches.dropFirst(start).prefix(SearchRequest.pageSize)),
      total: matches.count, rateLimit: RateLimit(limit: 10, remaining: 9, seconds: 42))
  }

  @MainActor @Sendable private static func signIn(_ app: TestApp<SignIn>) async throws {
    await app.write("ada")
    await app.pause()
    await app.tap(.backspace)
    await app.write("am")
    await app.pause()
    await app.tap(.tab)
    await app.write("adam@a.org")
    await app.tap(.tab)
    app.paste("correct horse")
    await app.pause()
    await app.tap(.tab)
    app.paste("correct horse")
    await app.pause()
    await app.tap(.tab, "space", .tab, .enter)
  }

  @MainActor @Sendable private static func playRecords(_ app: TestApp<Records>) async throws {
    await app.tap("a", .tab, .tab, .tab)
    await app.write("App")
    await app.tap(.enter)
    app.answer("save", with: .saved)
    await app.tap("d")
    app.answer("save", with: .saved)
    await app.tap("u")
    app.answer("save", with: .savingFailed("The disk is full."))
    await app.tap("2", "3", "1", "r")
    app.answer("save", with: .saved)
    await app.pause()
  }
}
