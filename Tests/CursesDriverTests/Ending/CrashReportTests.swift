#if os(Linux)
  import CursesFeedbackTesting
  import Testing

  #if canImport(Glibc)
    import Glibc
  #endif

  /// Swift's crash reporter with its default settings and with `interactive=yes`.
  ///
  /// `Program` sets SWIFT_BACKTRACE to `enable=no`, so the scripts unset or replace it. The prompt
  /// of the reporter counts down from `(30s)`. With the default settings, the program has answered
  /// it in advance: `(29s)` means that the reporter has waited for a key, and ` failed` that it
  /// has found no answer.
  @Suite(.serialized, .timeLimit(.minutes(30))) struct CrashReportTests {
    @Test(arguments: ["fatal", "bounds"])
    func `a crash shows its backtrace on the normal screen, and does not wait for a key`(
      ending: String
    ) async throws {
      let probe = try await ProbeTerminal(
        script: "unset SWIFT_BACKTRACE; exec \(ProbeTerminal.path) \(ending)")
      _ = try await probe.terminal.waitUntilExit(within: .seconds(120))
      probe.expectHandedBack()
      #expect(probe.text.contains("Program crashed"))
      #expect(probe.text.contains("TerminalProbe.swift"))
      #expect(!probe.text.contains("(29s)"))
      #expect(!probe.text.contains(" failed\r\n"))
      #expect(!probe.terminal.frame.text.contains("Press"))
    }

    @Test func `SIGQUIT shows a backtrace, and does not wait for a key`() async throws {
      let probe = try await ProbeTerminal(
        script: "unset SWIFT_BACKTRACE; exec \(ProbeTerminal.path) keys")
      try await probe.terminal.wait(toShow: "ready")
      probe.terminal.signal(SIGQUIT)
      #expect(try await probe.terminal.waitUntilExit(within: .seconds(120)) == .signal(SIGQUIT))
      probe.expectHandedBack()
      #expect(probe.text.contains("Program crashed"))
      #expect(!probe.text.contains("(29s)"))
      #expect(!probe.text.contains(" failed\r\n"))
    }

    @Test func `with interactive=yes in SWIFT_BACKTRACE, the crash reporter waits for a key`()
      async throws
    {
      let probe = try await ProbeTerminal(
        script: "SWIFT_BACKTRACE=interactive=yes exec \(ProbeTerminal.path) fatal")
      // Searches the whole output: when its time is over, the prompt is erased from the screen,
      // perhaps before a delayed test looks at it.
      try await probe.terminal.wait(for: "the seconds that remain", within: .seconds(120)) { _ in
        probe.text.contains("(29s)")
      }
      try await probe.terminal.send("q")
      _ = try await probe.terminal.waitUntilExit(within: .seconds(120))
    }
  }
#endif
