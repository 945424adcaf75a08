import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The option `--answers` of a program.
@Suite(.timeLimit(.minutes(5))) struct AnswersOptionTests {
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
  func `a run that gets its answers from elsewhere takes none of a recording`(
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
}
