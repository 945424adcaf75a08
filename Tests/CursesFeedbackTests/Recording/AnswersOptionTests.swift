import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Testing

/// The option `--answers` of a program.
@Suite(.timeLimit(.minutes(30))) struct AnswersOptionTests {
  @Test func `a file that is no recording is an error`() async throws {
    let outcome = try await Program.product(
      "effect-probe", ["--answers", "/dev/null", "--snapshot"]
    ).run()
    #expect(outcome.status == .exitCode(64))
    #expect(
      outcome.errors
        == "effect-probe: --answers: /dev/null, line 1: This is no recording of a session.\n")
  }

  @Test(arguments: [
    (["--answers", "a", "--film", "b"], "--film and --answers"),
    (["--replay", "a", "--answers", "b"], "--replay and --answers"),
    (["--protocol", "--answers", "b"], "--protocol and --answers"),
    (["--reload", "--answers", "b"], "--reload and --answers"),
  ])
  func `--answers cannot be combined with --film, --replay, --protocol or --reload`(
    arguments: [String], pair: String
  ) {
    var arguments = arguments
    #expect(throws: LaunchError(message: "\(pair) cannot be combined: give one of them.")) {
      try LaunchOptions(takingFrom: &arguments)
    }
  }

  @Test(arguments: ["--record", "--report", "--trace"])
  func `the file with the answers is not overwritten`(option: String) {
    var arguments = ["--answers", "a.jsonl", option, "a.jsonl"]
    let message = "\(option) would overwrite the file of --answers: name another file."
    #expect(throws: LaunchError(message: message)) { try LaunchOptions(takingFrom: &arguments) }
  }

  @Test func `a file is not overwritten through another path to it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is a temporary folder.
    try "{}".write(toFile: folder + "/a.jsonl", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: "a.jsonl")
    for other in ["/./a.jsonl", "/link"] {
      var arguments = ["--answers", folder + "/a.jsonl", "--trace", folder + other]
      #expect(
        throws: LaunchError(
          message: "--trace would overwrite the file of --answers: name another file.")
      ) { try LaunchOptions(takingFrom: &arguments) }
    }
    var devices = ["--trace", "/dev/null", "--record", "/dev/null"]
    #expect(throws: Never.self) { try LaunchOptions(takingFrom: &devices) }
    var twice = ["--trace", "new.jsonl", "--record", "new.jsonl"]
    #expect(
      throws: LaunchError(
        message: "--record would overwrite the file of --trace: name another file.")
    ) { try LaunchOptions(takingFrom: &twice) }
  }
}
