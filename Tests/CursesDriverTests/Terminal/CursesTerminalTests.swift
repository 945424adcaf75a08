import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesDriver

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OnTerminal {
  @Suite(.timeLimit(.minutes(30))) @MainActor struct CursesTerminalTests {
    private let pty: Pty
    private let found: [UInt8]

    init() throws {
      pty = try Pty()
      found = pty.attributes
    }

    private func open(_ renderer: Renderer = .direct) throws -> CursesTerminal {
      try CursesTerminal(
        TerminalDevice(adopting: pty.openTerminal()),
        environment: TerminalEnvironment(type: "xterm-256color"),
        options: .init(renderer: renderer),
        isOwn: false)
    }

    private func frame(of letter: UInt8, size: Size = .standard) -> Frame {
      let cluster = Cluster(Unicode.Scalar(letter), width: 1)
      return Frame(buffer: Buffer(size: size, filledWith: Cell(cluster)))
    }

    private func show(_ frame: Frame, on terminal: CursesTerminal) throws -> Bool {
      try terminal.show(frame, changes: FrameDiff(from: nil, to: frame))
    }

    @Test(arguments: Renderer.allCases)
    func `the terminal reports the mouse actions that the frame on the screen names`(
      renderer: Renderer
    ) throws {
      let terminal = try open(renderer)
      var emulator = TerminalEmulator()
      func reports(in frame: Frame, after shown: Frame?) throws -> Set<TerminalMode> {
        _ = try terminal.show(frame, changes: FrameDiff(from: shown, to: frame))
        emulator.feed(pty.receive())
        return emulator.modes.intersection([
          .mouseButtons, .mouseDrags, .mouseMotion, .mouseDigits,
        ])
      }
      let text = frame(of: 0x61)
      var drags = text
      drags.mouse = .drags
      #expect(try reports(in: text, after: nil) == [])
      #expect(try reports(in: drags, after: text) == [.mouseButtons, .mouseDrags, .mouseDigits])
      #expect(try reports(in: text, after: drags) == [])
      terminal.close()
    }

    @Test func `a copied text is sent to the clipboard, unless it is too long`() throws {
      let terminal = try open()
      #expect(terminal.copy("hi"))
      #expect(!terminal.copy(String(repeating: "x", count: 750_001)))
      terminal.close()
      #expect(!terminal.copy("late"))
      var emulator = TerminalEmulator()
      emulator.feed(pty.receive())
      #expect(emulator.systemCommands == ["52;c;aGk="])
    }

    @Test(arguments: Renderer.allCases)
    func `a terminal is handed back as it was found`(renderer: Renderer) throws {
      let terminal = try open(renderer)
      #expect(pty.attributes != found)
      _ = try show(frame(of: 0x61), on: terminal)
      terminal.close()
      #expect(pty.attributes == found)

      var emulator = TerminalEmulator()
      let modes = emulator.modes
      emulator.feed("before\r\n")
      let before = emulator.frame
      emulator.feed(pty.receive())
      #expect(emulator.frame.differences(from: before) == [])
      #expect(emulator.modes == modes)
      #expect(!emulator.isAlternateScreen)
      #expect(emulator.unknownSequences.isEmpty)
    }

    @Test(
      arguments: [
        (nil, .milliseconds(25)), ("200", .milliseconds(200)), ("soon", .milliseconds(25)),
        ("0", .milliseconds(1)), ("-5", .milliseconds(1)), ("99999", .seconds(10)),
      ] as [(String?, Duration)])
    func `ESCDELAY sets the delay of Escape, within limits`(variable: String?, delay: Duration)
      throws
    {
      let terminal = try CursesTerminal(
        TerminalDevice(adopting: pty.openTerminal()),
        environment: TerminalEnvironment(type: "xterm-256color", escapeDelay: variable),
        options: .init(), isOwn: false)
      #expect(terminal.escapeDelay == delay)
    }

    @Test func `the last release of a terminal hands it back and stops reading`() throws {
      do {
        let terminal = try open()
        terminal.start { _ in }
      }
      #expect(pty.attributes == found)
      pty.send("ls\n")
      #expect(pty.readTyped() == "ls\n")
    }

    @Test func `closing again sends nothing`() throws {
      let terminal = try open()
      terminal.close()
      pty.receive()
      terminal.close()
      #expect(pty.receive().isEmpty)
      #expect(try !show(frame(of: 0x61), on: terminal))
    }

    @Test(arguments: Renderer.allCases)
    func `frames and their bytes are counted`(renderer: Renderer) throws {
      let terminal = try open(renderer)
      pty.receive()
      #expect(try show(frame(of: 0x61), on: terminal))
      #expect(terminal.framesShown == 1)
      #expect(terminal.bytesWritten == pty.receive().count)
    }

    @Test func `ncurses draws on one terminal at a time`() throws {
      let first = try open(.ncurses)
      #expect(throws: TerminalError(.alreadyOpen)) { _ = try open(.ncurses) }
      first.close()
    }

    @Test func `a file that is not a terminal cannot be opened as one`() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      close(ends[1])
      #expect(throws: TerminalError(.system(call: "tcgetattr", number: ENOTTY))) {
        _ = try CursesTerminal(
          TerminalDevice(adopting: ends[0]), environment: TerminalEnvironment(type: "xterm"),
          options: .init(), isOwn: false)
      }
    }

    @Test(arguments: Renderer.allCases)
    func `frames are refused while the terminal accepts no output`(renderer: Renderer) throws {
      let terminal = try open(renderer)
      var (taken, refusedInARow) = (0, 0)
      // Between two calls the kernel may still move bytes to the master side, and so make room for
      // the rest of a frame or for another one. So two calls in a row have to write nothing.
      while refusedInARow < 2 {
        let bytesWritten = terminal.bytesWritten
        let isShown = try show(frame(of: 0x61 + UInt8(taken % 26)), on: terminal)
        if isShown { taken += 1 }
        #expect(terminal.framesShown == taken)
        refusedInARow = !isShown && terminal.bytesWritten == bytesWritten ? refusedInARow + 1 : 0
      }
      #expect(taken > 0)
    }

    @Test(arguments: Renderer.allCases)
    func
      `a terminal that accepts output again is reported, and the next frame is shown completely`(
        renderer: Renderer
      ) async throws
    {
      let terminal = try open(renderer)
      let reports = Reports(of: terminal)
      var taken = 0
      while try show(frame(of: 0x61 + UInt8(taken % 26)), on: terminal) { taken += 1 }
      var emulator = TerminalEmulator()
      repeat { emulator.feed(pty.receive()) } while try await !reports.hasArrived(.writable)
      #expect(try show(frame(of: 0x30), on: terminal))
      emulator.feed(pty.receive())
      #expect(emulator.frame.differences(from: frame(of: 0x30)) == [])
      terminal.close()
    }

    @Test(arguments: Renderer.allCases)
    func `a frame for a screen with unknown contents overwrites every cell`(
      renderer: Renderer
    ) throws {
      let terminal = try open(renderer)
      var emulator = TerminalEmulator()
      _ = try show(frame(of: 0x61), on: terminal)
      emulator.feed(pty.receive())
      emulator.feed("\u{1B}[3;5Hgarbage")
      let everything = FrameDiff(from: nil, to: frame(of: 0x61))
      #expect(try terminal.show(frame(of: 0x61), changes: everything))
      emulator.feed(pty.receive())
      #expect(emulator.frame.differences(from: frame(of: 0x61)) == [])
    }

    @Test func `bytes are reported unchanged, and then that all of them were read`() async throws {
      let terminal = try open()
      let reports = Reports(of: terminal)
      pty.send("a\u{1B}[A\u{3}")
      #expect(try await reports.receive(count: 5) == Array("a\u{1B}[A\u{3}".utf8))
      try await reports.wait(for: .caughtUp)
      terminal.close()
    }

    @Test func `a command without a program is refused`() async throws {
      let failure = ProgramFailure(.system(number: 2), program: "")
      let terminal = try open()
      #expect(await terminal.run([]) == .failed(failure))
    }

    @Test(arguments: Renderer.allCases)
    func `a frame that is shown while a program has the terminal is discarded`(
      renderer: Renderer
    ) async throws {
      let terminal = try open(renderer)
      let running = Task { await terminal.run(["/bin/sh", "-c", "echo on; read line"]) }
      var output = ""
      while !output.contains("on\r\n") {
        try Task.checkCancellation()
        await Task.yield()
        output += String(decoding: pty.receive(), as: UTF8.self)
      }
      var drags = frame(of: 0x61)
      drags.mouse = .drags
      #expect(try show(drags, on: terminal))
      pty.send("\n")
      #expect(await running.value == .exited(0))
      var emulator = TerminalEmulator()
      #expect(try show(frame(of: 0x62), on: terminal))
      emulator.feed(pty.receive())
      #expect(emulator.frame.differences(from: frame(of: 0x62)) == [])
      #expect(!emulator.modes.contains(.mouseButtons))
      #expect(terminal.framesShown == 1)
      terminal.close()
    }

    @Test func `a closed terminal is not read`() throws {
      let terminal = try open()
      terminal.start { _ in }
      terminal.close()
      pty.send("ls\n")
      #expect(pty.readTyped() == "ls\n")
    }

    @Test func `a frame that cannot be written is an error`() throws {
      let terminal = try open()
      pty.hangUp()
      #expect(throws: TerminalError(.system(call: "write", number: EIO))) {
        try show(frame(of: 0x61), on: terminal)
      }
      terminal.close()
    }

    @Test func `a failure to write the rest of a frame is reported`() async throws {
      let descriptor = pty.openTerminal()
      let terminal = try CursesTerminal(
        TerminalDevice(adopting: descriptor),
        environment: TerminalEnvironment(type: "xterm-256color"), options: .init(), isOwn: false)
      let reports = Reports(of: terminal)
      // More bytes than the system buffers for a terminal, so that the driver has to write the rest
      // later.
      let size = Size(columns: 500, rows: 500)
      var frame = Frame(size: size)
      for row in 0..<size.rows {
        frame.draw(String(repeating: "ab", count: size.columns / 2), row: row)
      }
      #expect(try show(frame, on: terminal))
      let readOnly = pty.openTerminal(O_RDONLY)
      dup2(readOnly, descriptor)
      close(readOnly)
      repeat { pty.receive() } while try await !reports.hasArrived(.failed)
      terminal.close()
    }

    @Test func `a hang-up is reported, and later frames are discarded`() async throws {
      let terminal = try open()
      let reports = Reports(of: terminal)
      pty.hangUp()
      try await reports.wait(for: .ended)
      #expect(try show(frame(of: 0x61), on: terminal))
      terminal.close()
    }
  }
}
