import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesDriver

extension OnTerminal {
  /// The behaviour that both encoders have in common.
  @Suite @MainActor struct FrameEncoderTests {
    private let size = Size(columns: 20, rows: 6)

    @Test(arguments: Renderer.allCases)
    func `a moved cursor is sent as one sequence`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer)
      var frame = Frame(size: size)
      frame.cursor = .origin
      _ = try encoding.bytes(for: frame)
      frame.cursor = Position(column: 7, row: 3)
      #expect(try encoding.text(for: frame) == "\u{1B}[4;8H")
    }

    @Test(arguments: Renderer.allCases)
    func `nothing is sent if nothing changes`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer)
      let frame = Frame(size: size)
      _ = try encoding.bytes(for: frame)
      #expect(try encoding.bytes(for: frame).isEmpty)
    }

    @Test(arguments: Renderer.allCases)
    func `a large frame is sent as synchronized output`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer)
      var frame = Frame(size: Size(columns: 80, rows: 24))
      for row in 0..<24 { frame.draw("漢─x" + String(repeating: "=─", count: 38), row: row) }
      let text = try encoding.text(for: frame)
      // Mode 2026: the terminal shows all that is between the two sequences at once.
      #expect(text.hasPrefix("\u{1B}[?2026h"))
      #expect(text.hasSuffix("\u{1B}[?2026l"))
    }

    @Test(arguments: Renderer.allCases)
    func `direct colours are sent unchanged if COLORTERM is truecolor`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer, color: "truecolor")
      var frame = Frame(size: size)
      frame.draw("x", style: Style(foreground: .rgb(red: 18, green: 52, blue: 86)))
      #expect(try encoding.text(for: frame).contains("\u{1B}[38;2;18;52;86mx"))
    }

    @Test(arguments: Renderer.allCases)
    func `with NO_COLOR only attributes are sent`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer, color: "truecolor", refusesColor: true)
      var emulator = TerminalEmulator(size: size)
      var (colored, plain) = (Frame(size: size), Frame(size: size))
      colored.draw("x", style: Style(foreground: .red, background: .blue, attributes: .bold))
      plain.draw("x", style: Style(attributes: .bold))
      emulator.feed(try encoding.bytes(for: colored))
      #expect(emulator.frame.differences(from: plain) == [])
    }

    @Test(arguments: Renderer.allCases)
    func `a terminal with few colours gets the nearest ones`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer, "xterm")
      var emulator = TerminalEmulator(size: size)
      var (mixed, nearest) = (Frame(size: size), Frame(size: size))
      mixed.draw("x", style: Style(foreground: .rgb(red: 250, green: 5, blue: 5)))
      nearest.draw("x", style: Style(foreground: .red))
      emulator.feed(try encoding.bytes(for: mixed))
      #expect(emulator.frame.differences(from: nearest) == [])
    }

    @Test(
      arguments: Renderer.allCases,
      [
        ("xterm-256color", nil, RandomFrames.Styles.palette),
        ("xterm-256color", "truecolor", .mixtures),
        ("screen-256color", nil, .plain), ("tmux-256color", "24bit", .plain),
        ("xterm", nil, .plain), ("linux", nil, .plain),
      ])
    func `the terminal shows each of a hundred random frames`(
      renderer: Renderer, terminal: (type: String, color: String?, styles: RandomFrames.Styles)
    ) throws {
      var encoding = try Encoding(renderer, terminal.type, color: terminal.color)
      var emulator = TerminalEmulator(size: size)
      var frames = RandomFrames(seed: 2026, styles: terminal.styles)
      for _ in 0..<100 {
        let next = frames.next(after: encoding.shown ?? Frame(size: size))
        emulator.feed(try encoding.bytes(for: next))
        try #require(emulator.frame.differences(from: next) == [])
      }
      #expect(emulator.unknownSequences.isEmpty)
    }

    @Test(arguments: Renderer.allCases)
    func `the bytes of a frame are the same if its ranges were found before`(
      renderer: Renderer
    ) throws {
      // One after the other: ncurses draws on one screen at a time.
      let (found, notFound) = (
        try bytesOfFrames(renderer, findingRanges: true),
        try bytesOfFrames(renderer, findingRanges: false)
      )
      #expect(found == notFound)
    }

    private func bytesOfFrames(_ renderer: Renderer, findingRanges: Bool) throws -> [[UInt8]] {
      var encoding = try Encoding(renderer)
      var frames = RandomFrames(seed: 2026, styles: .palette)
      return try (0..<100).map { _ in
        let next = frames.next(after: encoding.shown ?? Frame(size: size))
        let changes = FrameDiff(from: encoding.shown, to: next, findingRanges: findingRanges)
        return try encoding.bytes(for: next, changes: changes)
      }
    }

    @Test(arguments: Renderer.allCases)
    func `a screen that changes its size shows the frame`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer)
      var emulator = TerminalEmulator(size: size)
      var frames = RandomFrames(seed: 7, styles: .palette)
      for step in 0..<120 {
        let shown = encoding.shown ?? Frame(size: size)
        let next = step % 4 == 3 ? frames.resized(shown) : frames.next(after: shown)
        if next.size != emulator.size { emulator.resize(to: next.size) }
        emulator.feed(try encoding.bytes(for: next))
        try #require(emulator.frame.differences(from: next) == [])
      }
      #expect(emulator.unknownSequences.isEmpty)
    }

    @Test(arguments: Renderer.allCases)
    func `a terminal that cannot hide its cursor shows the frame's text`(renderer: Renderer) throws
    {
      var encoding = try Encoding(renderer, "vt100")
      var emulator = TerminalEmulator(size: size)
      var frames = RandomFrames(seed: 1978, styles: .plain)
      for _ in 0..<100 {
        let next = frames.next(after: encoding.shown ?? Frame(size: size))
        emulator.feed(try encoding.bytes(for: next))
        try #require(emulator.frame.text == next.text)
      }
    }

    @Test(arguments: Renderer.allCases)
    func `every cell of a frame of another size is drawn`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer)
      var emulator = TerminalEmulator(size: size)
      emulator.feed(try encoding.bytes(for: Frame(size: size)))
      var second = Frame(size: Size(columns: 30, rows: 9))
      second.draw("larger", column: 20, row: 8)
      emulator.resize(to: second.size)
      emulator.feed("leftover")
      emulator.feed(
        try encoding.bytes(for: second, changes: FrameDiff(from: second, to: second)))
      #expect(emulator.frame.differences(from: second) == [])
    }

    @Test(arguments: Renderer.allCases)
    func `every cell is drawn if the screen's contents are unknown, even if none has changed`(
      renderer: Renderer
    ) throws {
      var encoding = try Encoding(renderer)
      var frame = Frame(size: size)
      frame.draw("all of it")
      _ = try encoding.bytes(for: frame)
      encoding.forget()
      var emulator = TerminalEmulator(size: size)
      emulator.feed("leftover")
      emulator.feed(try encoding.bytes(for: frame))
      #expect(emulator.frame.differences(from: frame) == [])
    }

    @Test(arguments: Renderer.allCases)
    func `a frame without cells takes no bytes`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer)
      #expect(try encoding.bytes(for: Frame(size: .zero)).isEmpty)
    }
  }
}
