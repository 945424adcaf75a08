import CursesFeedbackTesting
import Foundation
import Testing

/// A program whose file is replaced while it runs.
@Suite(.timeLimit(.minutes(30))) final class ReloadInTerminalTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/reload-\(UUID())"
  private var path: String { folder + "/probe" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that is left behind does no harm.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Replaces the program by a product of the package, as a build does.
  private func install(_ product: String) async throws {
    // A program of this process that is started meanwhile would inherit a file open for writing, and
    // the file could not be executed.
    _ = try await Program("cp", [Program.product(product).path, path + ".new"]).run()
    guard rename(path + ".new", path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  private func start(_ environment: [String: String] = [:]) async throws -> PseudoTerminal {
    try await install("reopening-probe")
    let own = ["XDG_STATE_HOME": folder, "TMPDIR": folder]
    let terminal = try PseudoTerminal(
      running: Program(
        path, ["--reload"], environment: own.merging(environment) { $1 }),
      size: Size(columns: 60, rows: 12))
    try await terminal.wait(toShow: "selected 0")
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) async throws {
    try await terminal.send(.key(.ctrl("q")))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }

  @Test func `the new program shows the state and the focus of the old one within two seconds`()
    async throws
  {
    let terminal = try await start()
    try await terminal.send(.key(.end), .key(.tab), .key(.home), .key("x"))
    try await terminal.wait(toShow: "xAda")
    let cursor = terminal.frame.cursor
    let process = terminal.processID
    try await install("reload-probe")
    let installed = ContinuousClock.now
    try await terminal.wait(toShow: "chosen 99")
    #expect(installed.duration(to: .now) < .seconds(2))
    #expect(terminal.frame.text.contains("Line 99"))
    #expect(terminal.frame.cursor == cursor)
    try await terminal.send("y")
    try await terminal.wait(toShow: "xyAda")
    #expect(terminal.processID == process)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".session")
    }
    #expect(left == [])
    try await end(terminal)
  }

  @Test func `the new program is started if the cancellation of an effect blocks`() async throws {
    let terminal = try await start(["BLOCKS": "1"])
    try await terminal.send(.key(.end))
    try await terminal.wait(toShow: "selected 99")
    try await install("reload-probe")
    try await terminal.wait(toShow: "chosen 99")
    try await end(terminal)
  }

  @Test
  func `a line after the end says that SESSION_RECORDINGS does not record a session with --reload`()
    async throws
  {
    let terminal = try await start(["SESSION_RECORDINGS": folder])
    try await install("reload-probe")
    try await terminal.wait(toShow: "chosen 0")
    try await end(terminal)
    let text = terminal.frame.text.split(separator: "\n").joined()
    let line = "SESSION_RECORDINGS: A session with --reload is not recorded."
    #expect(text.ranges(of: line).count == 1)
  }

  @Test func `a program that cannot decode the state starts afresh and says so`() async throws {
    let terminal = try await start()
    try await install("field-probe")
    try await terminal.wait(toShow: "Started afresh")
  }

  @Test func `a failed build leaves the program running, and its error is shown`() async throws {
    let terminal = try await start()
    try Data("Main.swift:1:1: error: no\nmore\n".utf8).write(to: URL(filePath: path + ".problem"))
    try await terminal.wait(toShow: "Main.swift:1:1: error: no")
    try await terminal.send(.key(.end))
    try await terminal.wait(toShow: "selected 99")
    try FileManager.default.removeItem(atPath: path + ".problem")
    try await terminal.wait(for: "no error", until: { !$0.frame.text.contains("error") })
    try await end(terminal)
  }
}
