import CursesFeedbackTesting
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program whose main thread does not respond; the thread runs the main loop or the main queue.
///
/// At the key `h` the probe computes endlessly, at `w` it waits endlessly, and at `b` it is busy
/// for 1.2 seconds.
@Suite(.serialized, .timeLimit(.minutes(30))) struct HangTests {
  private static let line = "Ended by Ctrl-C: the main thread does not respond."

  private func start(_ loop: String, _ command: String = "exec") async throws -> ProbeTerminal {
    let probe = try await ProbeTerminal(
      script: "\(command) \(ProbeTerminal.path) keys", environment: ["LOOP": loop])
    try await probe.terminal.wait(toShow: "ready")
    return probe
  }

  @Test(arguments: ["main", "queue"], ["h", "w"])
  func `three Ctrl-C end a hung program, with a line that gives the reason`(
    loop: String, key: String
  ) async throws {
    let probe = try await start(loop)
    try await probe.terminal.send(key)
    try await probe.terminal.wait(toShow: "hangs")
    try await probe.terminal.send("\u{3}\u{3}\u{3}")
    #expect(try await probe.terminal.waitUntilExit() == .signal(SIGINT))
    probe.expectHandedBack()
    #expect(probe.terminal.frame.text.hasPrefix("\n\(Self.line)\n"))
  }

  #if os(Linux)
    // `pause` of the C library has no frame pointer: the reporter omits its caller `waitForEver`.
    @Test(arguments: [("h", "hang()"), ("w", "answer(_:_:)")])
    func `the crash reporter shows the stack of a hung main loop`(
      key: String, function: String
    ) async throws {
      let probe = try await start("main", "unset SWIFT_BACKTRACE; exec")
      try await probe.terminal.send(key)
      try await probe.terminal.wait(toShow: "hangs")
      try await probe.terminal.send("\u{3}\u{3}\u{3}")
      #expect(try await probe.terminal.waitUntilExit(within: .seconds(120)) == .signal(SIGINT))
      probe.expectHandedBack()
      #expect(probe.text.contains(Self.line))
      #expect(probe.text.contains("static TerminalProbe.\(function)"))
      #expect(!probe.text.contains("(29s)"))
    }
  #endif

  @Test(arguments: ["main", "queue"])
  func `keys typed while the main thread is busy are not lost`(loop: String) async throws {
    let probe = try await start(loop)
    try await probe.terminal.send("b")
    try await probe.terminal.wait(toShow: "busy")
    try await probe.terminal.send("xy\u{3}\u{3}z")
    try await probe.terminal.wait(toShow: "bytes [120, 121, 3, 3, 122]")
    try await probe.terminal.send("q")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
  }

  @Test(arguments: ["main", "queue"])
  func `Ctrl-C is a key while the main thread responds`(loop: String) async throws {
    let probe = try await start(loop)
    // Waits for the response to each key: a program that a busy machine delays for half a second
    // counts as one that does not respond.
    for _ in 0..<4 {
      try await probe.terminal.send("\u{3}")
      try await probe.terminal.wait(toShow: "bytes [3]")
      try await probe.terminal.send("x")
      try await probe.terminal.wait(toShow: "bytes [120]")
    }
    try await probe.terminal.send("q")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
  }
}
