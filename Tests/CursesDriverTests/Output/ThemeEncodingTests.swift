import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesDriver

extension OnTerminal {
  /// Frames with colour tokens, on terminals with every number of colours.
  @Suite @MainActor struct ThemeEncodingTests {
    private let size = Size(columns: 20, rows: 6)

    // Screen and tmux erase to the terminal's default background, not to the current one.
    @Test(
      arguments: Renderer.allCases,
      [
        ("xterm-256color", "truecolor", ColorDepth.direct), ("xterm-256color", nil, .palette),
        ("screen-256color", nil, .palette), ("tmux-256color", "24bit", .direct),
        ("xterm", nil, .eight), ("xterm-256color", "16", .sixteen),
      ] as [(String, String?, ColorDepth)])
    func `the terminal shows random frames in the colours of their themes`(
      renderer: Renderer, terminal: (type: String, color: String?, depth: ColorDepth)
    ) throws {
      var encoding = try Encoding(
        renderer, terminal.type, color: terminal.color,
        depth: terminal.depth == .sixteen ? .sixteen : nil)
      var emulator = TerminalEmulator(size: size)
      var frames = RandomFrames(seed: 2026, styles: .tokens)
      for (number, theme) in [Theme.dark, .terminal, .paper, .solarizedDark, nil].enumerated() {
        for _ in 0..<30 {
          var next = frames.next(after: encoding.shown ?? Frame(size: size))
          next.theme = theme
          emulator.feed(try encoding.bytes(for: next))
          let colors = ThemeColors(theme ?? .terminal, depth: terminal.depth)
          try #require(emulator.frame.differences(from: next.resolved(colors)) == [], "\(number)")
        }
      }
      #expect(emulator.unknownSequences.isEmpty)
    }

    @Test(arguments: Renderer.allCases)
    func `on a terminal without colours, colour tokens are shown by attributes`(renderer: Renderer)
      throws
    {
      var encoding = try Encoding(renderer, color: "truecolor", refusesColor: true)
      var emulator = TerminalEmulator(size: size)
      var frame = Frame(size: size)
      frame.theme = .nord
      let row = Rect(origin: Position(column: 0, row: 1), size: Size(columns: 20, rows: 1))
      frame.buffer.fill(row, with: Cell(.blank, style: Style(background: .selection)))
      frame.draw("chosen", style: Style(background: .selection), row: 1)
      frame.draw("minor", style: Style(foreground: .muted), row: 2)
      emulator.feed(try encoding.bytes(for: frame))
      var shown = Frame(size: size)
      shown.buffer.fill(row, with: Cell(.blank, style: Style(attributes: .reverse)))
      shown.draw("chosen", style: Style(attributes: .reverse), row: 1)
      shown.draw("minor", style: Style(attributes: .dim), row: 2)
      #expect(emulator.frame.differences(from: shown) == [])
    }

    @Test(arguments: Renderer.allCases)
    func `a frame is drawn again with another theme, but not with the same theme`(
      renderer: Renderer
    ) throws {
      var encoding = try Encoding(renderer, color: "truecolor")
      var emulator = TerminalEmulator(size: size)
      var frame = Frame(size: size)
      frame.draw("text", style: Style(foreground: .accent))
      frame.theme = .dark
      emulator.feed(try encoding.bytes(for: frame))
      #expect(try encoding.bytes(for: frame).isEmpty)
      frame.theme = .light
      #expect(FrameDiff(from: encoding.shown, to: frame).cellCount == 120)
      // Fills the screen with E, which a cell that is not drawn again shows.
      emulator.feed("\u{1B}7\u{1B}#8\u{1B}8")
      emulator.feed(try encoding.bytes(for: frame))
      let shown = frame.resolved(ThemeColors(.light, depth: .direct))
      #expect(emulator.frame.differences(from: shown) == [])
    }

    @Test func `the terminal's options have the theme of frames without one`() {
      var frame = Frame(size: size)
      #expect(CursesTerminal.Options().theme(of: frame) == .terminal)
      #expect(CursesTerminal.Options(standardTheme: .nord).theme(of: frame) == .nord)
      frame.theme = .light
      #expect(CursesTerminal.Options(standardTheme: .nord).theme(of: frame) == .light)
    }
  }
}

extension Frame {
  /// The frame with the colours of a theme in place of tokens and default colours.
  fileprivate func resolved(_ colors: ThemeColors) -> Frame {
    var frame = self
    frame.buffer.restyle(Rect(size)) { $0 = colors.resolved($0) }
    return frame
  }
}
