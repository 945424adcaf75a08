#if os(Linux)
  import CursesFeedbackTesting
  import Foundation
  import Glibc
  import Testing

  /// A program that is the first process of a container: the system applies no default effects of
  /// signals to it.
  @Suite(.serialized, .timeLimit(.minutes(30))) struct FirstProcessTests {
    /// Whether the test may make a namespace of processes, as a container has it.
    private static var canIsolate: Bool {
      let program = Process()
      program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      program.arguments = ["unshare", "--pid", "--fork", "true"]
      (program.standardOutput, program.standardError) = (nil, nil)
      guard (try? program.run()) != nil else { return false }
      program.waitUntilExit()
      return program.terminationStatus == 0
    }

    @Test(
      .enabled("The system permits a new namespace of processes") { canIsolate },
      arguments: [SIGTERM, SIGHUP, SIGINT, SIGUSR1])
    func `a signal ends it after the terminal is handed back`(number: Int32) async throws {
      let probe = try await ProbeTerminal(
        script: "exec unshare --pid --fork \(ProbeTerminal.path) keys")
      try await probe.terminal.wait(toShow: "ready")
      let parent = probe.terminal.processID
      let children = try String(
        contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
      let first = try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
      kill(first, number)
      #expect(try await probe.terminal.waitUntilExit() == .exitCode(128 + number))
      probe.expectHandedBack()
    }
  }
#endif
