import CursesFeedbackTesting
import Foundation
import Testing

/// A program that reopens where it was left.
@Suite(.timeLimit(.minutes(30))) final class ReopeningInTerminalTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/reopening-\(UUID())"
  private var path: String { folder + "/reopening-probe/session.json" }

  deinit {
    // A folder that is left behind does no harm.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func start(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: .product(
        "reopening-probe", arguments,
        environment: environment.merging(["XDG_STATE_HOME": folder]) { $1 }),
      size: Size(columns: 60, rows: 12))
    try await terminal.wait(toShow: "selected")
    return terminal
  }

  /// Ends the program, and returns its last frame.
  private func end(_ terminal: PseudoTerminal, by key: Key = .ctrl("q")) async throws -> Frame {
    let frame = terminal.frame
    try await terminal.send(.key(key))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    return frame
  }

  private func use(_ terminal: PseudoTerminal) async throws {
    try await terminal.send(.key(.end))
    try await terminal.wait(toShow: "selected 99")
    try await terminal.send(.key(.tab), .key(.home), .key("x"))
    try await terminal.wait(toShow: "xAda")
  }

  @Test(arguments: [Key.ctrl("q"), "f2"])
  func `the next run shows the same screen, however the last one has ended`(key: Key) async throws {
    let first = try await start()
    try await use(first)
    let last = try await end(first, by: key)
    let second = try await start()
    #expect(second.frame.text == last.text)
    #expect(second.frame.cursor == last.cursor)
    try await second.send("y")
    try await second.wait(toShow: "xyAda")
    _ = try await end(second)
  }

  @Test func `the option --fresh starts without the last session`() async throws {
    let first = try await start()
    try await use(first)
    _ = try await end(first)
    let second = try await start("--fresh")
    try await second.wait(toShow: "selected 0")
    _ = try await end(second)
    let third = try await start()
    #expect(third.frame.text.contains("selected 0"), "the fresh session has replaced the last one")
    _ = try await end(third)
  }

  @Test func `a program continues from the session that was kept before the last run was killed`()
    async throws
  {
    let first = try await start()
    try await use(first)
    let deadline = ContinuousClock.now.advanced(by: .seconds(30))
    while try !String(decoding: contents(), as: UTF8.self).contains("xAda"),
      ContinuousClock.now < deadline
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    first.signal(9)
    _ = try await first.waitUntilExit()
    let second = try await start()
    #expect(second.frame.text.contains("selected 99"))
    _ = try await end(second)
  }

  @Test func `a session of another version is kept, and a line says so after the end`()
    async throws
  {
    _ = try await end(start())
    let second = try await start(environment: ["VERSION": "2"])
    _ = try await end(second)
    let text = second.frame.text.split(separator: "\n").joined()
    #expect(text.contains("it is of version 1 and not 2. It is kept as"))
    #expect(try contents(path + ".1").isEmpty == false)
  }

  @Test func `a run without a terminal neither reads nor writes a session`() async throws {
    let first = try await start()
    try await use(first)
    _ = try await end(first)
    let before = try contents()
    let run = try await Program.product(
      "reopening-probe", ["--snapshot"], environment: ["XDG_STATE_HOME": folder]
    ).run()
    #expect(run.output.contains("selected 0"))
    #expect(try contents() == before)
  }

  private func contents(_ path: String? = nil) throws -> Data {
    // Without the file, there is no session yet.
    (try? Data(contentsOf: URL(filePath: path ?? self.path))) ?? Data()
  }

  @Test func `the keys of one read count, up to the one that ends the program by its state`()
    async throws
  {
    let terminal = try await start()
    try await terminal.send(.key(.down), .key(.down), .key("f2"))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept.contains("\"row\":2"))
  }
}
