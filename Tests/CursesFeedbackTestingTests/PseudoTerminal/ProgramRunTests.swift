import CursesFeedbackTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct ProgramRunTests {
  @Test func `output, errors and exit status are separate`() async throws {
    let outcome = try await shell("echo out; echo err >&2; exit 3").run()
    #expect(outcome.output == "out\n")
    #expect(outcome.errors == "err\n")
    #expect(outcome.status == .exitCode(3))
  }

  @Test func `the program reads the whole input`() async throws {
    let outcome = try await Program("cat").run(input: "one\ntwo\n")
    #expect(outcome.output == "one\ntwo\n")
    #expect(outcome.status == .exitCode(0))
  }

  @Test func `more output than a pipe holds is read`() async throws {
    let script = "i=0; while [ $i -lt 10000 ]; do echo 0123456789; i=$((i+1)); done"
    let outcome = try await shell(script).run()
    #expect(outcome.output.utf8.count == 10_000 * 11)
  }

  @Test(arguments: ["test -t 0", "test -t 1", "test -t 2", "(: > /dev/tty) 2> /dev/null"])
  func `the program has no terminal`(script: String) async throws {
    let outcome = try await shell(script).run()
    #expect(outcome.status != .exitCode(0))
  }

  @Test func `waiting for a program that does not end times out`() async {
    let error = await #expect(throws: ProgramError.self) {
      try await shell("echo so far; exec sleep 3600").run(within: .seconds(5))
    }
    #expect(error?.code == .timedOut(awaited: "its end"))
    #expect(error?.screen == "so far\n")
  }

  @Test func `a product's file is in the build folder of the tests`() {
    let path = Program.product("counter").path
    #expect(path.hasPrefix("/"))
    #expect(path.hasSuffix("/counter"))
    #expect(!path.contains(".xctest"))
  }
}
