import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Testing

/// The option `--export` of a program.
@Suite(.timeLimit(.minutes(30))) final class ExportOptionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "films-\(UUID().uuidString)")
  private var recording: String { folder.appending(path: "session.jsonl").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.product("effect-probe", arguments).run()
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func export(to name: String) async throws -> Program.Outcome {
    try await run("--replay", recording, "--export", folder.appending(path: name).path)
  }

  @Test(arguments: [
    ("film.txt", "effect-probe: 3 frames, "), ("film.cast", #"{"version": 2, "width": 30"#),
    ("film.svg", "<svg xmlns="), ("film.jsonl", #"{"columns":30,"hash""#),
  ])
  func `the frames of a replay are written in the format of the extension`(
    name: String, start: String
  ) async throws {
    _ = try await run("--size", "30x4", "--keys", "p p", "--record", recording)
    let outcome = try await export(to: name)
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("The replay is equal to the recording: 2 inputs"))
    #expect(try text(of: name).hasPrefix(start))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.appending(path: name).path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a replay that differs is written up to the difference, with status 1`() async throws {
    _ = try await run("--size", "30x4", "--keys", "p p", "--record", recording)
    try text(of: "session.jsonl")
      .replacing("\"key\":\"p\"", with: "\"key\":\"x\"", maxReplacements: 1)
      .write(toFile: recording, atomically: true, encoding: .utf8)
    let outcome = try await export(to: "film.txt")
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.errors.hasSuffix("The replay differs from the recording.\n"))
    #expect(try text(of: "film.txt").contains("The replay differs from the recording in line "))
  }

  @Test func `a file that cannot be written gives one line of error and status 1`() async throws {
    _ = try await run("--size", "30x4", "--record", recording)
    let outcome = try await run("--replay", recording, "--export", "/nowhere/film.txt")
    #expect(outcome.status == .exitCode(1))
    #expect(
      outcome.errors
        == "effect-probe: --export: /nowhere/film.txt: No such file or directory.\n")
  }

  @Test(arguments: [
    (
      ["--replay", "a.jsonl", "--export", "film.gif"],
      "--export wants the path of a .cast, .svg, .txt or .jsonl file, for example session.svg, "
        + "not \"film.gif\"."
    ),
    (["--export", "film.svg"], "--export requires --replay FILE."),
    (
      ["--replay", "a.jsonl", "--export=a.jsonl"],
      "--export would overwrite the file of --replay: name another file."
    ),
  ])
  func `an export without a known format, or without a replay, is an error of the command line`(
    arguments: [String], message: String
  ) {
    var arguments = arguments
    #expect(throws: LaunchError(message: message)) { try LaunchOptions(takingFrom: &arguments) }
  }
}
