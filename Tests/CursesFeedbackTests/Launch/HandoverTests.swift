import CursesFeedbackTesting
import Foundation
import Testing

/// An application that hands its terminal to another program.
@Suite(.serialized, .timeLimit(.minutes(30))) struct HandoverTests {
  /// The file by which the application, its program and a test know of each other's progress.
  private let file = FileManager.default.temporaryDirectory.path + "/handover-\(UUID().uuidString)"

  private func start(
    _ script: String, options: [String] = [], environment: [String: String] = [:]
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: .product("handover-probe", options + [script], environment: environment))
    try await terminal.wait(toShow: "probe 80x24")
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) async throws {
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `a program gets the terminal as the shell left it`() async throws {
    let terminal = try await start("echo program; read line; echo got $line")
    try await terminal.send("r")
    try await terminal.wait(toShow: "program")
    #expect(terminal.attributes == terminal.initialAttributes)
    #expect(terminal.leftovers == [])
    try await terminal.send("text\n")
    try await terminal.wait(toShow: "The program has ended.")
    #expect(terminal.screen.isAlternateScreen)
    try await quit(terminal)
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("got text\r\n"))
  }

  @Test func `a command line gets each element of an array as one argument`() async throws {
    let terminal = try await start(#"printf '<%s>' "$@"; read line"#)
    try await terminal.send("r")
    try await terminal.wait(toShow: "<two words><$HOME>")
    try await terminal.send("\n")
    try await terminal.wait(toShow: "The program has ended.")
    try await quit(terminal)
  }

  @Test func `the focus, effects and timers continue, and no frame is drawn while a program runs`()
    async throws
  {
    // The program waits for five ticks of the application's timer, each of which would be a frame.
    try #require(mkfifo(file, 0o600) == 0)
    defer { unlink(file) }
    let terminal = try await start(
      "echo program; cat \"$TICKED\"; echo five ticks; read line", environment: ["TICKED": file])
    try await terminal.send(.key(.tab))
    try await terminal.wait(toShow: "[›second‹]")
    try await terminal.send("r")
    try await terminal.wait(toShow: "program\nfive ticks")
    #expect(!terminal.screen.frame.text.contains("timer"))
    try await terminal.send("\n")
    try await terminal.wait(toShow: "the timer has continued")
    try await terminal.wait(toShow: "[›second‹]")
    try await quit(terminal)
  }

  @Test func `the rows of a scrolled list and the options of the command line stay`()
    async throws
  {
    let terminal = try await start("echo program; read line", options: ["--ascii", "--no-mouse"])
    try await terminal.wait(toShow: "[>first<]")
    try await terminal.send(.key(.tab))
    try await terminal.send(.key(.tab))
    try await terminal.send(.key(.pageDown))
    try await terminal.wait(toShow: "line 5")
    func rows() -> [Substring] {
      terminal.screen.frame.text.split(separator: "\n").filter { $0.contains("line ") }
    }
    let scrolled = rows()
    try await terminal.send("r")
    try await terminal.wait(toShow: "program")
    try await terminal.send("\n")
    try await terminal.wait(toShow: "The program has ended.")
    #expect(rows() == scrolled)
    try await terminal.send(.key(.tab))
    try await terminal.wait(toShow: "[>first<]")
    try await quit(terminal)
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?1000h"))
  }

  @Test func `Ctrl-C ends the program and not the application`() async throws {
    let terminal = try await start("echo program; exec sleep 60")
    try await terminal.send("r")
    try await terminal.wait(toShow: "program")
    try await terminal.send("\u{3}")
    try await terminal.wait(toShow: "Signal 2 ended the program.")
    try await quit(terminal)
  }

  @Test func `Ctrl-Z stops the program and the application, and fg continues both`()
    async throws
  {
    let probe = Program.product("handover-probe").path
    let terminal = try PseudoTerminal(
      running: Program(
        "/bin/sh",
        [
          "-c",
          "set -m; \(probe) 'echo program; read line; echo got $line'; echo stopped; read go; fg",
        ], environment: ["TERM": "xterm-256color"]))
    try await terminal.wait(toShow: "probe 80x24")
    try await terminal.send("r")
    try await terminal.wait(toShow: "program")
    try await terminal.send("\u{1A}")
    try await terminal.wait(toShow: "stopped")
    try await terminal.send("go\n")
    try await terminal.wait(toShow: "go")
    try await terminal.send("text\n")
    try await terminal.wait(toShow: "The program has ended.")
    try await quit(terminal)
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("got text\r\n"))
  }

  @Test func `without a shell that continues it, a program ignores Ctrl-Z`() async throws {
    let terminal = try await start("echo program; read line; echo got $line")
    try await terminal.send("r")
    try await terminal.wait(toShow: "program")
    try await terminal.send("\u{1A}text\n")
    try await terminal.wait(toShow: "The program has ended.")
    try await quit(terminal)
  }

  @Test func `the text of programs stays above the shell's next line`() async throws {
    let probe = Program.product("handover-probe").path
    let terminal = try PseudoTerminal(
      running: Program(
        "/bin/sh", ["-c", "\(probe) 'echo one; echo two'; echo the shell"],
        environment: ["TERM": "xterm-256color"]))
    try await terminal.wait(toShow: "probe 80x24")
    try await terminal.send("r")
    try await terminal.wait(toShow: "The program has ended.")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let lines = terminal.screen.frame.text.split(separator: "\n")
    #expect(lines == ["one", "two", "the shell"])
  }

  @Test(
    arguments: [
      "stty raw -echo", #"printf '\033[?1049h\033[?1003h\033[?1006h\033[?2004h\033[?1004h'"#,
      #"printf '\033[3;5r\033[4h\033[?5h\033[7m\033[?7l\033[?25l'"#, "kill -9 $$",
    ])
  func `modes that a program leaves set are reset`(script: String) async throws {
    let terminal = try await start(script)
    try await terminal.send("r")
    try await terminal.wait(toShow: "rogram")
    try await terminal.wait(toShow: "[›first‹]")
    #expect(terminal.screen.frame.text.hasPrefix("probe 80x24\n"))
    try await quit(terminal)
  }

  @Test func `a program that cannot be started is an event with a clear error`() async throws {
    let terminal = try await start("")
    try await terminal.send("m")
    try await terminal.wait(toShow: #"There is no program "no-such-program"."#)
    try await quit(terminal)
  }

  @Test
  func `a size that changes while a program runs is an event, and the screen is drawn for it`()
    async throws
  {
    let terminal = try await start("echo program; read line")
    try await terminal.send("r")
    try await terminal.wait(toShow: "program")
    terminal.resize(to: Size(columns: 40, rows: 10))
    try await terminal.send("\n")
    try await terminal.wait(toShow: "probe 40x10")
    try await quit(terminal)
  }

  @Test
  func `an application that ends while a program runs ends the program and restores the terminal`()
    async throws
  {
    try #require(mkfifo(file, 0o600) == 0)
    defer { unlink(file) }
    let terminal = try await start(
      "stty raw -echo; echo program; exec sleep 60", environment: ["ENDS": file])
    try await terminal.send("w")
    try await terminal.wait(toShow: "program")
    try #require(FileHandle(forWritingAtPath: file)).close()
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }

  /// A program that ignores the hangup still runs when the application ends.
  @Test(arguments: [("r", ExitStatus.signal(15)), ("x", .exitCode(7))], ["", "trap '' HUP; "])
  func `a signal or exit resets the modes of the program that has the terminal`(
    ending: (key: String, status: ExitStatus), trap: String
  ) async throws {
    let (key, status) = ending
    try #require(mkfifo(file, 0o600) == 0)
    defer { unlink(file) }
    let modes = #"stty raw -echo; printf '\033[?1049h\033[?1003h\033[4h'"#
    let terminal = try await start(
      "\(trap)\(modes); echo program; exec sleep 5", environment: ["ENDS": file])
    try await terminal.send(key)
    try await terminal.wait(toShow: "program")
    if key == "r" {
      terminal.signal(15)
    } else {
      try #require(FileHandle(forWritingAtPath: file)).close()
    }
    #expect(try await terminal.waitUntilExit() == status)
    #expect(terminal.leftovers == [])
  }

  @Test func `extended keys, mouse encodings and the cursor's shape are reset after a program`()
    async throws
  {
    let terminal = try await start("true")
    try await terminal.send("r")
    try await terminal.wait(toShow: "The program has ended.")
    try await quit(terminal)
    let output = String(decoding: terminal.output, as: UTF8.self)
    for sequence in ["[>4m", "[<99u", "[0 q", "[?1005l", "[?1015l", "[?1016l"] {
      #expect(output.contains("\u{1B}" + sequence))
    }
  }

  @Test func `the status of a program is known even if SIGCHLD was ignored at the start`()
    async throws
  {
    let terminal = try PseudoTerminal(
      running: Program(
        "/bin/sh",
        ["-c", #"trap '' CHLD; exec "$0" 'exit 3'"#, Program.product("handover-probe").path],
        environment: ["TERM": "xterm-256color"]))
    try await terminal.wait(toShow: "probe 80x24")
    try await terminal.send("r")
    try await terminal.wait(toShow: "The program ended with status 3.")
    try await quit(terminal)
  }

  @Test func `a signal that ends the application hangs the program up`() async throws {
    // In a file, because the program may be slower than the end of the application.
    defer { unlink(file) }
    let terminal = try await start(
      "trap 'echo hung up > \"$HEARD\"; exit' HUP; echo program; read line",
      environment: ["HEARD": file])
    try await terminal.send("r")
    try await terminal.wait(toShow: "program")
    terminal.signal(15)
    #expect(try await terminal.waitUntilExit() == .signal(15))
    let heard = try await Program(
      "/bin/sh", ["-c", "until [ -s \"$HEARD\" ]; do sleep 0.02; done; cat \"$HEARD\""],
      environment: ["HEARD": file]
    ).run()
    #expect(heard.output == "hung up\n")
  }

  #if os(Linux)
    @Test func `a program has three descriptors, and default signal dispositions`() async throws {
      let script =
        "ls /proc/self/fd | tr '\\n' ' '; grep -E 'Sig(Blk|Ign)' /proc/self/status; read line"
      let probe = Program.product("handover-probe").path
      let terminal = try PseudoTerminal(
        running: Program(
          "/bin/sh", ["-c", #"trap '' HUP USR1; exec "$0" "$1""#, probe, script],
          environment: ["TERM": "xterm-256color"]))
      try await terminal.wait(toShow: "probe 80x24")
      try await terminal.send("r")
      // The descriptors, and then two masks with 16 digits each.
      try await terminal.wait(for: "both masks") {
        $0.frame.text.contains(/SigBlk:\s*[0-9a-f]{16}\s+SigIgn:\s*[0-9a-f]{16}/)
      }
      // The fourth descriptor is the folder that `ls` reads.
      #expect(terminal.frame.text.contains("0 1 2 3 SigBlk"))
      #expect(terminal.frame.text.contains("SigBlk: 0000000000000000"))
      // Signal 32 is the C library's own: a process cannot change whether it is ignored.
      #expect(terminal.frame.text.contains(/SigIgn: 0{8}[08]0{7}/))
      try await terminal.send("\n")
      try await terminal.wait(toShow: "The program has ended.")
      try await quit(terminal)
    }
  #endif

  @MainActor
  @Test func `without a terminal a program is not started, and the event gives the reason`()
    async throws
  {
    let app = TestApp(Editing(), effects: .live)
    app.press("e")
    await app.settle()
    #expect(app.state.result == .failed(ProgramFailure(.noTerminal, program: "/bin/sh")))
    #expect(app.state.message == #"There is no terminal for "/bin/sh"."#)
  }
}
