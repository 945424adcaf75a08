import TerminalModel
import Testing

@testable import CursesDriver

extension OnTerminal {
  @Suite @MainActor struct TerminalTypeTests {
    private func type(
      _ name: String, color: String? = nil, refusesColor: Bool = false,
      mouse: MouseReporting = .none
    ) throws(TerminalError) -> TerminalType {
      try TerminalType(
        TerminalEnvironment(type: name, color: color, refusesColor: refusesColor), mouse: mouse,
        reportsFocus: true, renderer: .ncurses)
    }

    @Test(arguments: [
      ("", ""), ("no-such-terminal", "no-such-terminal"), ("dumb", "dumb"),
      ("../x/xterm", "../x/xterm"), ("xterm\u{1B}[2J", "xterm[2J"),
    ])
    func `the error for an unusable type names it without control characters`(
      name: String, named: String
    ) {
      #expect(throws: TerminalError(.unusableType(named))) { _ = try type(name) }
    }

    @Test(arguments: [
      ("vt100", nil, ColorDepth.none), ("vt100", "truecolor", .none), ("xterm", nil, .eight),
      ("xterm-256color", nil, .palette), ("xterm-256color", "truecolor", .direct),
      ("xterm-256color", "24bit", .direct), ("xterm-256color", "yes", .palette),
    ])
    func `the description and COLORTERM determine the colours`(
      name: String, color: String?, depth: ColorDepth
    ) throws {
      #expect(try type(name, color: color).depth == depth)
    }

    @Test func `keys are looked up while ncurses draws`() throws {
      let type = try type("xterm-256color")
      let size = Size(columns: 4, rows: 1)
      var encoder = try type.encoder(size: size)
      #expect(type.keySequences[Array("\u{1B}OA".utf8)] == Key(.up))
      var frame = Frame(size: size)
      frame.draw("x")
      var bytes = ByteBuffer()
      try encoder.encode(
        frame, changes: FrameDiff(from: nil, to: frame), theme: .terminal, into: &bytes)
      #expect(bytes.bytes.contains(UInt8(ascii: "x")))
    }

    @Test func `reading another type while ncurses draws does not affect the screen`() throws {
      var encoding = try Encoding(.ncurses, "xterm-256color", size: Size(columns: 4, rows: 1))
      #expect(try type("linux").depth == .eight)
      var frame = Frame(size: Size(columns: 4, rows: 1))
      frame.draw("x", style: Style(foreground: .palette(200)))
      #expect(try encoding.text(for: frame).contains("38;5;200"))
    }

    @Test func `NO_COLOR turns colours off`() throws {
      #expect(try type("xterm-256color", color: "truecolor", refusesColor: true).depth == .none)
    }

    @Test func `the description provides the sequences of keys`() throws {
      let keys = try type("xterm-256color").keySequences.keys
      #expect(keys[Array("\u{1B}OA".utf8)] == Key(.up))
      #expect(keys[Array("\u{1B}[Z".utf8)] == Key(.tab, modifiers: .shift))
      #expect(keys[Array("\u{1B}[1;5D".utf8)] == Key(.left, modifiers: .control))
      #expect(keys[Array("\u{1B}[3;2~".utf8)] == Key(.delete, modifiers: .shift))
      #expect(keys[Array("\u{1B}[24~".utf8)] == Key(.function(12)))
      #expect(keys[Array("\u{1B}[1;2P".utf8)] == nil)
      #expect(try type("linux").keySequences.keys[Array("\u{1B}[25~".utf8)] == Key(.function(13)))
    }

    @Test func `every mode that is set is reset`() throws {
      let modes = try type("xterm-256color", mouse: .everything).modes
      let enter = String(
        decoding: modes.enter + modes.mouse(from: .none, to: .everything), as: UTF8.self)
      let leave = String(decoding: modes.leave, as: UTF8.self)
      for mode in [1049, 2004, 1004, 1000, 1002, 1003, 1006, 1] {
        #expect(enter.contains("\u{1B}[?\(mode)h"))
        #expect(leave.contains("\u{1B}[?\(mode)l"))
      }
      #expect(enter.contains("\u{1B}[?25l"))
      #expect(leave.contains("\u{1B}[?12l\u{1B}[?25h"))
      #expect(modes.leave.first == 0x18)
    }

    @Test func `after a program, the modes are reset without a move of the cursor`() throws {
      let modes = try type("xterm-256color").modes
      let enter = String(decoding: modes.enterAfterProgram, as: UTF8.self)
      let leave = String(decoding: modes.leaveAfterProgram, as: UTF8.self)
      for text in [enter, leave] {
        #expect(text.contains("\u{1B}[?1003l") && !text.contains("\u{1B}[?1049l"))
      }
      // On the alternate screen, whose cursor is another one, and between ESC 7 and ESC 8.
      #expect(enter.contains("\u{1B}[?1049h\u{1B}[22;0;0t\u{1B}[r"))
      #expect(leave.contains("\u{1B}7\u{1B}[r\u{1B}8"))
    }

    @Test(arguments: Renderer.allCases)
    func `text does not wrap while the driver draws without ncurses`(renderer: Renderer) throws {
      let type = try TerminalType(
        TerminalEnvironment(type: "xterm-256color"), mouse: .none, reportsFocus: false,
        renderer: renderer)
      let enter = String(decoding: type.modes.enter, as: UTF8.self)
      #expect(enter.contains("\u{1B}[?7l") == (renderer == .direct))
      #expect(String(decoding: type.modes.leave, as: UTF8.self).contains("\u{1B}[?7h"))
    }

    @Test(arguments: [("vt100", false), ("linux", false), ("xterm", true), ("tmux-256color", true)])
    func `only a terminal emulator is sent control strings`(name: String, reads: Bool) throws {
      #expect(try type(name).modes.isEmulator == reads)
    }

    @Test(arguments: ["vt100", "linux", "ansi"], Renderer.allCases)
    func `a console or a vt100 is sent no mode for mouse, focus, paste or synchronized output`(
      name: String, renderer: Renderer
    ) throws {
      let type = try TerminalType(
        TerminalEnvironment(type: name), mouse: .everything, reportsFocus: true, renderer: renderer)
      var encoding = try Encoding(renderer, name)
      var frame = Frame(size: Size(columns: 20, rows: 6))
      frame.draw(String(repeating: "x", count: 20), style: Style(attributes: .bold))
      for row in 1..<6 { frame.draw(String(repeating: "├", count: 20), row: row) }
      let sent = String(
        decoding: type.modes.enter + type.modes.mouse(from: .none, to: .everything)
          + type.modes.leave + (try encoding.bytes(for: frame)),
        as: UTF8.self)
      let modes = ["1000", "1002", "1003", "1004", "1006", "2004", "2026"]
      #expect(modes.filter { sent.contains("\u{1B}[?\($0)") } == [])
    }

    @Test(arguments: ["xterm", "screen-256color", "tmux-256color", "rxvt-unicode-256color"])
    func `a terminal emulator is sent every mode, whatever its description names`(
      name: String
    ) throws {
      let modes = try type(name, mouse: .drags).modes
      let enter = String(
        decoding: modes.enter + modes.mouse(from: .none, to: .drags), as: UTF8.self)
      #expect(["1002", "1004", "2004"].filter { !enter.contains("\u{1B}[?\($0)h") } == [])
    }

    @Test(arguments: [
      ("xterm-kitty", ColorDepth.palette), ("foot", .palette), ("xterm-ghostty", .palette),
      ("wezterm", .palette), ("alacritty", .palette), ("alacritty-direct", .direct),
      ("xterm-direct", .direct), ("tmux-256color", .palette),
    ])
    func `a common terminal type is usable even if the system has no description of it`(
      name: String, depth: ColorDepth
    ) throws {
      var encoding = try Encoding(.direct, name, size: Size(columns: 4, rows: 1))
      var frame = Frame(size: Size(columns: 4, rows: 1))
      frame.draw("x", style: Style(foreground: .palette(200)))
      #expect(try type(name).depth == depth)
      #expect(try encoding.text(for: frame).contains("38;5;200"))
    }

    @Test(arguments: [
      (MouseReporting.none, MouseReporting.drags, "1000h 1002h 1006h"),
      (.drags, .everything, "1000h 1002h 1003h"),
      (.everything, .buttons, "1002l 1003l 1000h"),
      (.drags, .none, "1000l 1002l 1006l"),
      (.drags, .drags, ""),
    ])
    func `mouse modes change from those of a frame to those of the next`(
      before: MouseReporting, after: MouseReporting, modes: String
    ) throws {
      let type = try type("xterm-256color", mouse: .everything)
      let sequences = modes.split(separator: " ").map { "\u{1B}[?\($0)" }.joined()
      #expect(
        String(decoding: type.modes.mouse(from: before, to: after), as: UTF8.self) == sequences)
    }

    @Test func `a terminal reports at most the mouse actions of its options`() throws {
      #expect(try type("xterm-256color").modes.mouse(from: .none, to: .everything) == [])
      let drags = try type("xterm-256color", mouse: .drags).modes
      #expect(
        drags.mouse(from: .none, to: .everything) == drags.mouse(from: .none, to: .drags))
      #expect(drags.mouse(from: .drags, to: .everything) == [])
    }

    @Test func `without an alternate screen the shell continues below the last row`() throws {
      let leave = String(decoding: try type("vt100").modes.leave, as: UTF8.self)
      #expect(leave.hasSuffix("\u{1B}[9999;1H\r\n\r"))
    }

    @Test(arguments: [("a$<5/>b", "ab"), ("$<5>", ""), ("a$b", "a$b"), ("a$<5", "a$<5")])
    func `padding, a request for a pause, is removed from a capability`(
      described: String, sent: String
    ) {
      #expect(Terminfo.withoutPadding(Array(described.utf8)) == Array(sent.utf8))
    }
  }
}
