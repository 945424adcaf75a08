import CursesFeedbackTesting
import Foundation
import Testing

@testable import CursesFeedback

/// The option `--against` of a program.
@Suite(.timeLimit(.minutes(30))) final class AgainstOptionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "against-\(UUID().uuidString)")
  private var recording: String { folder.appending(path: "session.jsonl").path }
  private var other: String { folder.appending(path: "other").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.product("effect-probe", arguments).run()
  }

  private func record() async throws {
    _ = try await run("--size", "30x4", "--keys", "p p", "--record", recording)
  }

  /// Makes a program that replays as the probe does, and changes a text in the frames that it writes.
  ///
  /// A shell writes the file: one that this process has open for writing cannot be started.
  private func makeOther(replacing text: String, with new: String) async throws {
    let probe = Program.product("effect-probe").path
    let script = """
      #!/bin/sh
      '\(probe)' "$@"
      status=$?
      sed 's/\(text)/\(new)/' "$4" > "$4.new" && mv "$4.new" "$4"
      exit $status
      """
    let write = "cat > '\(other)' && chmod 755 '\(other)'"
    _ = try await Program("/bin/sh", ["-c", write]).run(input: script)
  }

  @Test func `the same program shows the same frames, in one line`() async throws {
    try await record()
    let outcome = try await run(
      "--replay", recording, "--against", Program.product("effect-probe").path)
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output == "Both programs show the same: 3 frames.\n")
    #expect(outcome.errors == "")
  }

  @Test func `the first frame that differs is printed side by side, with status 1`() async throws {
    try await record()
    try await makeOther(replacing: "presses: 1", with: "presses: 7")
    let outcome = try await run("--replay", recording, "--against", other)
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.output.hasPrefix("Frame 2, after "))
    #expect(outcome.output.contains("≠ │presses: 1  │presses: 7\n"))
    #expect(outcome.errors == "")
  }

  @Test func `two programs that differ from the recording alike are equal`() async throws {
    try await record()
    try String(contentsOfFile: recording, encoding: .utf8)
      .replacing("\"key\":\"p\"", with: "\"key\":\"x\"", maxReplacements: 1)
      .write(toFile: recording, atomically: true, encoding: .utf8)
    let outcome = try await run(
      "--replay", recording, "--against", Program.product("effect-probe").path)
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.contains(" Both replays differ from the recording in line "))
  }

  @Test func `a program that cannot be started, or writes no frames, gives one line of error`()
    async throws
  {
    try await record()
    let missing = try await run("--replay", recording, "--against", "/nowhere/program")
    #expect(missing.status == .exitCode(1))
    #expect(
      missing.errors
        == "effect-probe: --against: /nowhere/program cannot be started: "
        + "No such file or directory.\n")
    let silent = try await run("--replay", recording, "--against", "true")
    #expect(silent.status == .exitCode(1))
    #expect(
      silent.errors
        == "effect-probe: --against: true has written no frames (status 0). To see its error, run: "
        + "true --replay \(recording)\n")
  }

  @Test func `a program with a subcommand gets the options after its own arguments`() async throws {
    try await record()
    let script = """
      #!/bin/sh
      [ "$1" = lab ] || exit 64
      shift
      exec '\(Program.product("effect-probe").path)' "$@"
      """
    let write = "cat > '\(other)' && chmod 755 '\(other)'"
    _ = try await Program("/bin/sh", ["-c", write]).run(input: script)
    #expect(try ReplayProgram(path: other).frames(of: recording, ["lab"]).count == 3)
    let error = #expect(throws: ReplayProgram.Failure.self) {
      try ReplayProgram(path: other).frames(of: recording, ["no", "--token", "t"])
    }
    #expect(
      error?.message == "\(other) has written no frames (status 64). To see its error, run: "
        + "\(other) no --token ••• --replay \(recording)")
  }

  @Test func `a program that does not end is killed after the limit`() async throws {
    let write = "printf '#!/bin/sh\\nexec sleep 600\\n' > '\(other)' && chmod 755 '\(other)'"
    _ = try await Program("/bin/sh", ["-c", write]).run()
    let program = ReplayProgram(path: other, limit: .milliseconds(50))
    let error = #expect(throws: ReplayProgram.Failure.self) {
      try program.frames(of: recording, [])
    }
    #expect(error?.message == "\(other) has not ended within 0.050 s, and was killed.")
    #expect(ReplayProgram(path: other).limit == .seconds(60))
  }

  @Test(arguments: [
    (["--against", "old"], "--against requires --replay FILE."),
    (
      ["--replay", "a", "--against", "old", "--export", "a.svg"],
      "--export and --against cannot be combined: give one of them."
    ),
  ])
  func `a comparison without a replay, or with an export, is an error of the command line`(
    arguments: [String], message: String
  ) {
    var arguments = arguments
    #expect(throws: LaunchError(message: message)) { try LaunchOptions(takingFrom: &arguments) }
  }

  @Test(arguments: ["", "/var/tmp"])
  func `two programs that show no frames agree, whatever the folder for temporary files`(
    folder: String
  ) async throws {
    try await record()
    let lines = try String(contentsOfFile: recording, encoding: .utf8).split(separator: "\n")
    try lines.filter { !$0.contains("\"frame\":") && !$0.contains("\"ended\":") }
      .map { "\($0)\n" }.joined()
      .write(toFile: recording, atomically: true, encoding: .utf8)
    let probe = Program.product(
      "effect-probe",
      ["--replay", recording, "--against", Program.product("effect-probe").path],
      environment: ["TMPDIR": folder])
    let outcome = try await probe.run()
    #expect(outcome.errors == "")
    #expect(outcome.status == .exitCode(0))
  }
}
