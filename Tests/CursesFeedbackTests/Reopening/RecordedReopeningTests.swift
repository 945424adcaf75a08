import CursesFeedbackTesting
import Foundation
import Testing

/// A program that reopens where it was left, and is recorded.
@Suite(.timeLimit(.minutes(30))) final class RecordedReopeningTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/reopening-\(UUID())"
  private var path: String { folder + "/reopening-probe/session.json" }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/reopening-probe", withIntermediateDirectories: true)
  }

  deinit {
    // A folder that is left behind does no harm.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(row: Int, note: String) throws {
    let state = #"{"row":\#(row),"note":"\#(note)","isEnding":false}"#
    try #"{"session":1,"version":1,"state":\#(state),"interface":null}"#
      .write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Starts the program, waits until it shows a selected row, moves down, ends it, and returns the
  /// text on the normal screen.
  private func play(
    from row: Int, _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> String {
    let terminal = try PseudoTerminal(
      running: .product(
        "reopening-probe", arguments,
        environment: environment.merging(["XDG_STATE_HOME": folder]) { $1 }),
      size: Size(columns: 60, rows: 12))
    try await terminal.wait(toShow: "selected \(row)")
    try await terminal.send(.key(.down))
    try await terminal.wait(toShow: "selected \(row + 1)")
    try await terminal.send(.key(.ctrl("q")))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    return terminal.frame.text.split(separator: "\n").joined()
  }

  private func recordings() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".jsonl") }
  }

  /// A note that is larger than the largest state of a recording.
  private var largeNote: String { String(repeating: "a", count: 1_100_000) }

  @Test func `a recorded session begins where the last one was left, is kept, and replays`()
    async throws
  {
    let file = folder + "/session.jsonl"
    try write(row: 50, note: "Ada")
    _ = try await play(from: 50, "--record", file)
    let outcome = try await Program.product("reopening-probe", ["--replay", file]).run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.hasPrefix("The replay is equal to the recording: 2 inputs"))
    #expect(!outcome.output.contains("no first state"))
    _ = try await play(from: 51, environment: ["SESSION_RECORDINGS": folder])
    #expect(try recordings().count == 2)
    _ = try await play(from: 52)
  }

  @Test func `a state that no recording can hold is reopened, and not recorded`() async throws {
    try write(row: 50, note: largeNote)
    let text = try await play(from: 50, environment: ["SESSION_RECORDINGS": folder])
    #expect(
      text.contains(
        "SESSION_RECORDINGS: This session is not recorded: a recording cannot begin with the "
          + "reopened one."))
    #expect(try recordings() == [])
    _ = try await play(from: 51)
  }

  @Test func `with --record, a state that no recording can hold is left for the next start`()
    async throws
  {
    try write(row: 50, note: largeNote)
    let text = try await play(from: 0, "--record", folder + "/session.jsonl")
    #expect(text.contains("was not restored, and this one is not kept: a recording cannot begin"))
    _ = try await play(from: 50)
  }
}
