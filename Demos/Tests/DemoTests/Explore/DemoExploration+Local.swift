import CursesFeedbackTesting
import DemoFileSystem
import DemoTimeRecords
import Foundation
import Testing

@testable import CatchDemo
@testable import CounterDemo
@testable import DemoMachine
@testable import FilesDemo
@testable import GittyDemo
@testable import LogViewDemo
@testable import MinesDemo
@testable import MonitorDemo
@testable import PickerDemo
@testable import RecordsDemo
@testable import SignInDemo
@testable import StopwatchDemo
@testable import ThemeEditorDemo
@testable import TokensDemo
@testable import TrafficLightDemo
@testable import WidgetsDemo

extension DemoExploration {
  /// The demos without a server or a database.
  static let local: [DemoExploration] = [
    DemoExploration("catch", { Catch() }),
    DemoExploration("counter", { Counter() }),
    DemoExploration("files", { Files(folder: "/home/ada") }, answers: filesAnswers),
    DemoExploration("gitty", { Gitty() }, answers: gittyAnswers),
    DemoExploration("logview", { LogViewer(log: Log(count: 500)) }, runsEffects: true),
    DemoExploration("mines", { Mines() }) { effect, _ in effect == "seed" ? [.seeded(7)] : [] },
    DemoExploration("monitor", { Monitor(machine: Machine.explored) }, runsEffects: true),
    // Its keys do nothing while no line matches, which is so after most random texts.
    DemoExploration(
      "picker", { Picker(isMulti: true, source: .numbers(upTo: 300)) }, runsEffects: true,
      checks: .all.subtracting([.ineffectiveKey])),
    DemoExploration("records", { Records.example(now: { present }) }) { effect, _ in
      switch effect {
      case "save": [.saved, .savingFailed("The disk is full.")]
      case "export": [.exportEnded("Exported.", .success)]
      default: []
      }
    },
    DemoExploration("sign-in", { SignIn() }) { effect, _ in
      effect == "check name" ? [.nameChecked(.free), .nameChecked(.failed)] : []
    },
    DemoExploration("stopwatch", { Stopwatch() }),
    DemoExploration("theme-editor", { ThemeEditor() }) { effect, _ in
      effect == "save"
        ? [.written(.written), .written(.taken), .written(.failed("The disk is full."))] : []
    },
    // Each press makes requests, as many as the user wants.
    DemoExploration("tokens", { Tokens() }, effectLimit: 10_000, answers: tokenAnswers),
    DemoExploration("traffic-light", { TrafficLight() }),
    DemoExploration("widgets", { Widgets() }),
  ]

  private static let present = Day(number: 20_782).start.adding(50_850)

  @Sendable static func tokenAnswers(_ effect: String, _ state: Tokens.State) -> [Tokens.Event] {
    switch effect {
    case "request": state.sentRequests.first.map { [.answered($0.id), .refused($0.id)] } ?? []
    case "refresh": [.refreshed(Token(number: state.token.number + 1)), .refreshed(nil)]
    default: []
    }
  }

  @Sendable private static func filesAnswers(_ effect: String, _ state: FilesState) -> [Files.Event]
  {
    switch effect {
    case "folder":
      guard let request = state.requestedFolders.first else { return [] }
      let items = [
        FileItem("\(request.id.path)/notes", .folder), FileItem("\(request.id.path)/.config"),
        FileItem("\(request.id.path)/letter.txt", size: 1_834),
      ]
      return [
        .folderRead(request, .success(items)), .folderRead(request, .success([])),
        .folderRead(request, .failure(FileProblem(request.id.path, EACCES))),
      ]
    case "preview":
      return state.requestedPreview.map {
        [.previewRead($0, .lines(["Dear Ada", "", "…"])), .previewRead($0, .binary)]
      } ?? []
    case "transfer":
      guard let transfer = state.job?.pending.first else { return [] }
      return [
        .transferred(.success(transfer)), .transferred(nil),
        .transferred(.failure(FileProblem(transfer.target, EEXIST))),
      ]
    case "edit": return [.edited(.failed(ProgramFailure(.noTerminal, program: "vi")))]
    default: return []
    }
  }

  @Sendable static func gittyAnswers(_ effect: String, _ state: Gitty.State) -> [Gitty.Event] {
    let output = ["## main...origin/main", "M  a.swift", " M b.swift", " D c", "?? d"]
    switch effect {
    case "status":
      return [4, 1, 5].map { count in
        .statusRead(
          GitStatus(
            root: "/code", parsing: output.prefix(count).map { $0 + "\0" }.joined(),
            lastCommit: "1a2b3c4 Add a parser"))
      }
    case "difference":
      return state.requestedDifference.map {
        [.differenceRead($0, ["@@ -1 +1 @@", "-let a = 1", "+let a = 2"])]
      } ?? []
    case "stage": return [.staged, .stagingFailed("fatal: the index is locked")]
    case "program":
      return [.programEnded(.failed(ProgramFailure(.noTerminal, program: "git")))]
    default: return []
    }
  }
}

extension Machine {
  /// A machine without processes, and with a load.
  fileprivate static var explored: Machine {
    let files = [
      "/etc/passwd": "root:x:0:0:root:/root:/bin/sh\n",
      "/proc/loadavg": "1.71 0.98 0.75 2/731 4242\n",
      "/proc/uptime": "6505.31 20214.10\n",
      "/proc/meminfo": "MemTotal: 16384000 kB\nMemAvailable: 10240000 kB\n",
      "/proc/stat": "cpu  4 0 4 400\ncpu0 4 0 4 400\n",
    ]
    return Machine {
      []
    } text: {
      files[$0]
    } kill: { _, _ in
      0
    }
  }
}
