import CursesFeedbackTesting
import TerminalModel
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.timeLimit(.minutes(30))) struct PseudoTerminalFailureTests {
  @Test func `a wait that times out reports the screen and the place`() async throws {
    let terminal = try PseudoTerminal(running: shell("echo here; exec cat"))
    try await terminal.wait(toShow: "here")
    let line = #line + 1
    let error = await #expect(throws: ProgramError.self) {
      try await terminal.wait(toShow: "there", within: .milliseconds(30))
    }
    #expect(error?.code == .timedOut(awaited: "\"there\""))
    #expect(error?.screen.hasPrefix("here\n") == true)
    #expect(error?.place == "\(#fileID):\(line)")
  }

  @Test func `a wait fails when the program ends`() async throws {
    let terminal = try PseudoTerminal(running: shell("echo oops; exit 3"))
    let error = await #expect(throws: ProgramError.self) {
      try await terminal.wait(toShow: "never")
    }
    #expect(error?.code == .ended(awaited: "\"never\"", .exitCode(3)))
    #expect(error?.screen.hasPrefix("oops\n") == true)
  }

  @Test func `waiting for the end of a running program times out`() async throws {
    let terminal = try PseudoTerminal(running: Program("cat"))
    let error = await #expect(throws: ProgramError.self) {
      try await terminal.waitUntilExit(within: .milliseconds(30))
    }
    #expect(error?.code == .timedOut(awaited: "its end"))
  }

  @Test func `starting a missing program fails`() {
    let error = #expect(throws: ProgramError.self) {
      _ = try PseudoTerminal(running: Program("/no/such/program"))
    }
    #expect(error?.code == .system(call: "posix_spawn", number: ENOENT))
    #expect(error?.program == "/no/such/program")
  }

  @Test func `sending to a program that does not read times out`() async throws {
    let terminal = try PseudoTerminal(running: shell("stty raw -echo; echo ready; exec sleep 3600"))
    try await terminal.wait(toShow: "ready")
    let bytes = [UInt8](repeating: 0x61, count: 1_000_000)
    let error = await #expect(throws: ProgramError.self) {
      try await terminal.send(bytes, within: .milliseconds(50))
    }
    #expect(error?.code == .timedOut(awaited: "the program to take 1000000 bytes"))
  }

  @Test func `a cancelled wait is interrupted, and has not timed out`() async throws {
    let wait = Task {
      let terminal = try PseudoTerminal(running: Program("cat"))
      try await terminal.wait(toShow: "never")
    }
    wait.cancel()
    let run = Task { try await Program("sleep", ["3600"]).run() }
    run.cancel()
    let waitError = await #expect(throws: ProgramError.self) { try await wait.value }
    #expect(waitError?.code == .interrupted(awaited: "\"never\""))
    let runError = await #expect(throws: ProgramError.self) { try await run.value }
    #expect(runError?.code == .interrupted(awaited: "its end"))
  }

  @Test func `sending to a closed terminal is interrupted, and has not timed out`() async throws {
    let terminal = try PseudoTerminal(running: shell("trap '' HUP; echo on; exec sleep 3600"))
    try await terminal.wait(toShow: "on")
    terminal.hangUp()
    let error = await #expect(throws: ProgramError.self) { try await terminal.send("ab") }
    #expect(error?.code == .interrupted(awaited: "the program to take 2 bytes"))
  }

  @Test func `the program does not outlive its terminal`() async throws {
    let id = try await startProgramIgnoringHangUp()
    #expect(kill(id, 0) == -1)
    #expect(errno == ESRCH)
  }

  /// Starts a program that ignores hang-ups, and releases its terminal.
  private func startProgramIgnoringHangUp() async throws -> pid_t {
    let script = "trap '' HUP TERM; echo \"$$.\"; while :; do sleep 1; done"
    let terminal = try PseudoTerminal(running: shell(script))
    try await terminal.wait(toShow: ".")
    let id = try #require(pid_t(terminal.frame.text.prefix { $0 != "." }))
    #expect(kill(id, 0) == 0)
    return id
  }

  @Test(arguments: [
    (ProgramError.Code.timedOut(awaited: "x"), "p: timed out while waiting for x"),
    (
      .interrupted(awaited: "x"),
      "p: stopped waiting for x: the test was cancelled, or the terminal is gone"
    ),
    (.ended(awaited: "x", .exitCode(9)), "p: ended with \(ExitStatus.exitCode(9)) before x"),
    (.system(call: "openpty", number: 12), "p: openpty failed (error 12)"),
  ])
  func `the description of an error names the program and the reason`(
    code: ProgramError.Code, text: String
  ) {
    #expect(ProgramError(code, program: "p").description == text)
  }
}
