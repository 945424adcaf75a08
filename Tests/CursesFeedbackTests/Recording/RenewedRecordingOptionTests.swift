import CursesFeedbackTesting
import Foundation
import Testing

/// The options `--replay` and `--record` together.
@MainActor
@Suite struct RenewedRecordingOptionTests {
  private let folder = FileManager.default.temporaryDirectory.path
  private let path: String
  private let newPath: String

  init() {
    let name = "\(folder)/\(UUID())"
    (path, newPath) = ("\(name)-old.jsonl", "\(name)-new.jsonl")
  }

  private func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.product("effect-probe", arguments).run()
  }

  @Test func `a replay is recorded with the frames of this program`() async throws {
    _ = try await run("--size", "40x10", "--keys", "p p", "--record", path)
    let recorded = try String(contentsOfFile: path, encoding: .utf8)
    let other = recorded.replacing(/"frame":"./, with: "\"frame\":\"-")
    try other.write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await run("--replay", path, "--record", newPath)
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.hasPrefix("2 inputs, 0 events, 3 frames are in \(newPath)."))
    #expect(outcome.output.contains(" The frames differ from line "))
    #expect(outcome.output.hasSuffix(" No state differs from \(path).\n"))
    #expect(try String(contentsOfFile: newPath, encoding: .utf8) == recorded)
  }

  @Test func `a replay with other events is not recorded`() async throws {
    _ = try await run("--size", "40x10", "--keys", "p p", "--record", path)
    try String(contentsOfFile: path, encoding: .utf8)
      .replacing("\"key\":\"p\"", with: "\"key\":\"x\"", maxReplacements: 1)
      .write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await run("--replay", path, "--record", newPath)
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.errors == "effect-probe: \(path): The replay differs from the recording.\n")
    #expect(!FileManager.default.fileExists(atPath: newPath))
  }
}
