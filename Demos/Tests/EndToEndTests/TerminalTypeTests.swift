import CursesFeedbackTesting
import TerminalModel
import Testing

/// The emulator and the system's descriptions (terminfo) of the terminals that it emulates.
@Suite(.timeLimit(.minutes(30))) struct TerminalTypeTests {
  @Test(arguments: [
    "xterm-256color", "xterm", "screen-256color", "tmux-256color", "linux", "vt100",
  ])
  func `the emulator knows the sequences of the common capabilities`(type: String) async throws {
    let capabilities = """
      init is2 rs2 reset enacs smcup clear civis cvvis cnorm home flash bel smkx rmkx smir rmir
      smam rmam smacs rmacs bold dim sitm ritm smul rmul rev smso rmso blink invis op oc sgr0
      el el1 ed ich1 dch1 il1 dl1 ind ri nel ht cbt hts tbc cuu1 cud1 cuf1 cub1 cr sc rc
      cup:2:3 hpa:4 vpa:5 cuu:2 cud:2 cuf:2 cub:2 csr:1:9 csr:0:23 ech:3 ich:2 dch:2 il:2 dl:2
      indn:2 rin:2 setaf:3 setab:4 setaf:9 setab:5 sgr:1:1:1:1:1:0:0:0:1 sgr:0:0:0:0:0:0:0:0:0
      initc:1:10:20:30 rmcup
      """
    let script = "for c in $CAPABILITIES; do tput $(echo $c | tr : ' ') 2> /dev/null; done; exit 0"
    let terminal = try PseudoTerminal(
      running: shell(script, environment: ["TERM": type, "CAPABILITIES": capabilities]))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.screen.unknownSequences == [])
    #expect(terminal.output.count > 300)
  }

  @Test(arguments: [
    "xterm-256color", "xterm", "screen-256color", "tmux-256color", "linux", "vt100",
  ])
  func `the same script draws the same screen on each terminal type`(type: String) async throws {
    let script = """
      tput enacs; tput clear; tput cup 2 0; printf 'lower row'; tput cup 0 0; printf 'upper row'
      tput cup 2 5; tput el; tput sc; tput cup 1 0; tput smacs; printf lqqk; tput rmacs
      tput rc; printf X; tput cup 4 4; tput ed; tput bold; printf bold; tput sgr0
      """
    let terminal = try PseudoTerminal(
      running: shell(script, environment: ["TERM": type]), size: Size(columns: 12, rows: 5))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    expectSnapshot(of: terminal.frame)
  }
}
