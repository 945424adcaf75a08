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
  @Suite @MainActor struct FrameEncoderTests {
    private let size = Size(columns: 20, rows: 6)

    private func encoder(
      _ type: String = "xterm-256color", color: String? = nil
    ) throws -> FrameEncoder {
      try FrameEncoder(
        TerminalType(
          TerminalEnvironment(type: type, color: color), mouse: .none, reportsFocus: false),
        size: size)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func draw(
      _ text: String, style: Style = .plain, column: Int = 0, row: Int = 0, in frame: inout Frame
    ) {
      var position = Position(column: column, row: row)
      for cluster in Clusters(text) {
        frame.buffer.put(cluster, style: style, at: position)
        position.column += cluster.width
      }
    }

    @Test func `a first frame clears the screen`() throws {
      var encoder = try encoder()
      var frame = Frame(size: size)
      draw("hello", in: &frame)
      let bytes = try encoder.encode(frame, changes: FrameDiff(from: nil, to: frame))
      #expect(text(bytes) == "\u{1B}[H\u{1B}[2Jhello\u{1B}[?25l")
    }

    @Test func `a changed cell is all that is sent`() throws {
      var encoder = try encoder()
      let first = Frame(size: size)
      var second = first
      draw("x", style: Style(foreground: .red, attributes: .bold), column: 9, row: 4, in: &second)
      _ = try encoder.encode(first, changes: FrameDiff(from: nil, to: first))
      let bytes = try encoder.encode(second, changes: FrameDiff(from: first, to: second))
      #expect(text(bytes) == "\u{1B}[5;10H\u{1B}(B\u{1B}[0;1m\u{1B}[31mx\u{1B}[39m\u{1B}(B\u{1B}[m")
    }

    @Test func `a moved cursor is all that is sent`() throws {
      var encoder = try encoder()
      var frame = Frame(size: size)
      frame.cursor = .origin
      _ = try encoder.encode(frame, changes: FrameDiff(from: nil, to: frame))
      let before = frame
      frame.cursor = Position(column: 7, row: 3)
      let bytes = try encoder.encode(frame, changes: FrameDiff(from: before, to: frame))
      #expect(text(bytes) == "\u{1B}[4;8H")
    }

    @Test func `nothing is sent when nothing changes`() throws {
      var encoder = try encoder()
      let frame = Frame(size: size)
      _ = try encoder.encode(frame, changes: FrameDiff(from: nil, to: frame))
      #expect(try encoder.encode(frame, changes: FrameDiff(from: frame, to: frame)).isEmpty)
    }

    @Test func `a large frame is shown all at once`() throws {
      var encoder = try encoder()
      var frame = Frame(size: Size(columns: 80, rows: 24))
      for row in 0..<24 { draw(String(repeating: "─", count: 80), row: row, in: &frame) }
      let bytes = try encoder.encode(frame, changes: FrameDiff(from: nil, to: frame))
      #expect(text(bytes).hasPrefix("\u{1B}[?2026h"))
      #expect(text(bytes).hasSuffix("\u{1B}[?2026l"))
    }

    @Test func `mixed colours are sent as they are where the terminal says it mixes them`() throws {
      var encoder = try encoder(color: "truecolor")
      var frame = Frame(size: size)
      draw("x", style: Style(foreground: .rgb(red: 18, green: 52, blue: 86)), in: &frame)
      let bytes = try encoder.encode(frame, changes: FrameDiff(from: nil, to: frame))
      #expect(text(bytes).contains("\u{1B}[38;2;18;52;86mx"))
    }

    @Test(arguments: [
      ("xterm-256color", nil, RandomFrames.Styles.palette),
      ("xterm-256color", "truecolor", .mixtures),
      ("screen-256color", nil, .plain), ("tmux-256color", "24bit", .plain),
      ("xterm", nil, .plain), ("linux", nil, .plain),
    ])
    func `what a person sees is the frame`(
      type: String, color: String?, styles: RandomFrames.Styles
    ) throws {
      var encoder = try encoder(type, color: color)
      var emulator = TerminalEmulator(size: size)
      var frames = RandomFrames(seed: 2026, styles: styles)
      var shown: Frame?
      for _ in 0..<100 {
        let next = frames.next(after: shown ?? Frame(size: size))
        emulator.feed(try encoder.encode(next, changes: FrameDiff(from: shown, to: next)))
        try #require(emulator.frame.differences(from: next) == [])
        shown = next
      }
      #expect(emulator.unknownSequences.isEmpty)
    }

    @Test func `a terminal that cannot hide its cursor shows the frame's text`() throws {
      var encoder = try encoder("vt100")
      var emulator = TerminalEmulator(size: size)
      var frames = RandomFrames(seed: 1978, styles: .plain)
      var shown: Frame?
      for _ in 0..<100 {
        let next = frames.next(after: shown ?? Frame(size: size))
        emulator.feed(try encoder.encode(next, changes: FrameDiff(from: shown, to: next)))
        try #require(emulator.frame.text == next.text)
        shown = next
      }
    }

    @Test func `more combinations of colours than there are pairs are drawn as they are`() throws {
      var encoder = try encoder("xterm")
      var emulator = TerminalEmulator(size: size)
      var shown: Frame?
      for background in UInt8(0)..<8 {
        for foreground in UInt8(0)..<8 {
          var next = Frame(size: size)
          let style = Style(foreground: .palette(foreground), background: .palette(background))
          draw("colours", style: style, in: &next)
          emulator.feed(try encoder.encode(next, changes: FrameDiff(from: shown, to: next)))
          try #require(emulator.frame.differences(from: next) == [])
          shown = next
        }
      }
    }

    @Test func `a frame of another size is drawn wholly`() throws {
      var encoder = try encoder()
      var emulator = TerminalEmulator(size: size)
      let first = Frame(size: size)
      emulator.feed(try encoder.encode(first, changes: FrameDiff(from: nil, to: first)))
      var second = Frame(size: Size(columns: 30, rows: 9))
      draw("larger", column: 20, row: 8, in: &second)
      emulator.resize(to: second.size)
      emulator.feed("leftover")
      emulator.feed(try encoder.encode(second, changes: FrameDiff(from: second, to: second)))
      #expect(emulator.frame.differences(from: second) == [])
    }

    @Test func `nothing known is drawn wholly, whatever the changes say`() throws {
      var encoder = try encoder()
      var frame = Frame(size: size)
      draw("all of it", in: &frame)
      _ = try encoder.encode(frame, changes: FrameDiff(from: nil, to: frame))
      encoder.forget()
      var emulator = TerminalEmulator(size: size)
      emulator.feed("leftover")
      emulator.feed(try encoder.encode(frame, changes: FrameDiff(from: frame, to: frame)))
      #expect(emulator.frame.differences(from: frame) == [])
    }

    @Test func `a frame without cells takes no bytes`() throws {
      var encoder = try encoder()
      let frame = Frame(size: .zero)
      #expect(try encoder.encode(frame, changes: FrameDiff(from: nil, to: frame)).isEmpty)
    }

    @Test func `ncurses' handlers never get in`() throws {
      let signals = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH]
      let before = signals.map(Signals.handler)
      var encoder = try encoder()
      let frame = Frame(size: size)
      _ = try encoder.encode(frame, changes: FrameDiff(from: nil, to: frame))
      #expect(signals.map(Signals.handler) == before)
    }
  }
}
