import CursesDriver
import CursesFeedbackTesting
import TerminalModel
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that is stopped and continued, and one whose terminal changes.
@Suite(.serialized, .timeLimit(.minutes(30))) struct StoppingTests {
  // At Ctrl-Z the probe stops itself with the driver; at `t` it gets SIGTSTP, at `s` SIGSTOP.
  @Test(arguments: Renderer.allCases, ["\u{1A}", "t"])
  func `a program stopped by Ctrl-Z or SIGTSTP hands the terminal back until it continues`(
    renderer: Renderer, key: String
  ) async throws {
    let probe = try await ProbeTerminal(jobEnding: "keys", renderer: renderer)
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send(key)
    try await probe.terminal.wait(toShow: "stopped")
    probe.expectHandedBack()
    try await probe.terminal.send("\n")
    // After Ctrl-Z the probe shows `back`, or already `resumed`, if SIGCONT was reported, too.
    try await probe.terminal.wait(for: "back or resumed") {
      $0.frame.text.contains("back") || $0.frame.text.contains("resumed")
    }
    #expect(probe.terminal.attributes?.isByLine == false)
    #expect(probe.terminal.screen.isAlternateScreen)
    try await probe.terminal.send("q")
    try await probe.terminal.wait(toShow: "ended 0")
    probe.expectHandedBack()
  }

  @Test(arguments: Renderer.allCases)
  func `a program stopped by SIGSTOP draws every cell again when it continues`(
    renderer: Renderer
  ) async throws {
    let probe = try await ProbeTerminal(jobEnding: "keys", renderer: renderer)
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send("s")
    try await probe.terminal.wait(toShow: "stopped")
    try await probe.terminal.send("\n")
    try await probe.terminal.wait(for: "the frame alone") {
      $0.frame.text == Array(repeating: "resumed", count: 24).joined(separator: "\n")
    }
    try await probe.terminal.send("q")
    try await probe.terminal.wait(toShow: "ended 0")
    probe.expectHandedBack()
  }

  @Test(arguments: ["\u{1A}", "t", "s"])
  func `a signal ends a stopped program in the background`(key: String) async throws {
    // While the job is stopped, `wait` returns 128 plus the number of SIGSTOP or SIGTSTP: on Linux
    // 147 or 148.
    let probe = try await ProbeTerminal(
      script: """
        set -m; \(ProbeTerminal.path) keys; kill %1; kill -CONT %1; status=148
        while [ $status -gt 146 ]; do sleep 0.02; kill -CONT %1; wait %1; status=$?; done
        echo ended $status
        """)
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send(key)
    try await probe.terminal.wait(toShow: "ended \(128 + SIGTERM)")
  }

  @Test(arguments: ["\u{1A}", "t"])
  func `a program that continues in the background stops before it takes the terminal`(
    key: String
  ) async throws {
    // While the job is stopped, `wait` returns 128 and the number of the signal that stopped it.
    let probe = try await ProbeTerminal(
      script: """
        set -m; \(ProbeTerminal.path) keys; kill -CONT %1; status=0
        until [ $status -eq \(128 + SIGTTOU) ]; do sleep 0.02; wait %1; status=$?; done
        echo waits; read line; fg; echo ended $?
        """)
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send(key)
    try await probe.terminal.wait(toShow: "waits")
    probe.expectHandedBack()
    try await probe.terminal.send("\n")
    try await probe.terminal.wait(for: "the alternate screen") { $0.isAlternateScreen }
    try await probe.terminal.send("q")
    try await probe.terminal.wait(toShow: "ended 0")
    probe.expectHandedBack()
  }

  @Test func `a program that continues in the background leaves typed keys for the foreground`()
    async throws
  {
    // After SIGSTOP the terminal is still in raw mode. The shell reads up to the line feed; the `x`
    // after it waits in the terminal when the probe continues. If the probe read it in the
    // background, the read would fail as if the terminal were gone.
    let (waits, isGone) = (128 + SIGTTOU, 5)
    let probe = try await ProbeTerminal(
      script: """
        set -m; \(ProbeTerminal.path) keys; echo stopped; read line; kill -CONT %1; status=0
        until [ $status -eq \(waits) ] || [ $status -eq \(isGone) ]
        do sleep 0.02; wait %1; status=$?; done
        echo status $status; read line; [ "$line" = x ] && fg; echo ended $?
        """)
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send("s")
    try await probe.terminal.wait(toShow: "stopped")
    try await probe.terminal.send("\nx")
    try await probe.terminal.wait(toShow: "status \(waits)")
    try await probe.terminal.send("\n")
    try await probe.terminal.wait(toShow: "resumed")
    try await probe.terminal.send("q")
    try await probe.terminal.wait(toShow: "ended 0")
    probe.expectHandedBack()
  }

  @Test func `a program that continues while it closes does not take the terminal again`()
    async throws
  {
    let probe = try await ProbeTerminal("keys")
    try await probe.terminal.wait(toShow: "ready")
    probe.terminal.isAnswering = false
    try await probe.terminal.send("q")
    try await probe.terminal.wait(for: "the query") { !$0.queries.isEmpty }
    probe.terminal.signal(SIGCONT)
    try await probe.terminal.send("\u{1B}[?62c")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
  }

  @Test(arguments: Renderer.allCases)
  func `a change of the size is reported`(renderer: Renderer) async throws {
    let probe = try await ProbeTerminal("keys", renderer: renderer)
    try await probe.terminal.wait(toShow: "ready")
    probe.terminal.resize(to: Size(columns: 40, rows: 10))
    try await probe.terminal.wait(for: "the new size in ten rows") {
      $0.frame.text == Array(repeating: "size 40 10", count: 10).joined(separator: "\n")
    }
    try await probe.terminal.send("q")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `a program whose terminal is gone ends`() async throws {
    let terminal = try await ProbeTerminal(
      script: "trap '' HUP; exec \(ProbeTerminal.path) keys"
    ).terminal
    try await terminal.wait(toShow: "ready")
    terminal.hangUp()
    #expect(try await terminal.waitUntilExit() == .exitCode(5))
  }

  @Test func `a size that has changed and changed back is reported, so that the screen is drawn`()
    async throws
  {
    let probe = try await ProbeTerminal("keys")
    try await probe.terminal.wait(toShow: "ready")
    probe.terminal.signal(SIGWINCH)
    try await probe.terminal.wait(toShow: "size 80 24")
    try await probe.terminal.send("q")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
  }
}
