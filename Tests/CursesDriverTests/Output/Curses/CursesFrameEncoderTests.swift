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
  @Suite @MainActor struct CursesFrameEncoderTests {
    private let size = Size(columns: 20, rows: 6)

    @Test func `a first frame clears the screen`() throws {
      var encoding = try Encoding(.ncurses)
      var frame = Frame(size: size)
      frame.draw("hello")
      #expect(try encoding.text(for: frame) == "\u{1B}[H\u{1B}[2Jhello\u{1B}[?25l")
    }

    @Test func `only a changed cell is sent`() throws {
      var encoding = try Encoding(.ncurses)
      var frame = Frame(size: size)
      _ = try encoding.bytes(for: frame)
      let style = Style(foreground: .red, attributes: .bold)
      frame.draw("x", style: style, column: 9, row: 4)
      let text = try encoding.text(for: frame)
      #expect(text == "\u{1B}[5;10H\u{1B}(B\u{1B}[0;1m\u{1B}[31mx\u{1B}[39m\u{1B}(B\u{1B}[m")
    }

    @Test func `more combinations of colours than ncurses has pairs are drawn in their colours`()
      throws
    {
      var encoding = try Encoding(.ncurses, "xterm")
      var emulator = TerminalEmulator(size: size)
      for background in UInt8(0)..<8 {
        for foreground in UInt8(0)..<8 {
          var next = Frame(size: size)
          let style = Style(foreground: .palette(foreground), background: .palette(background))
          next.draw("colours", style: style)
          emulator.feed(try encoding.bytes(for: next))
          try #require(emulator.frame.differences(from: next) == [])
        }
      }
    }

    @Test func `ncurses installs no signal handlers`() throws {
      let signals = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH]
      let before = signals.map(Signals.handler)
      var encoding = try Encoding(.ncurses)
      _ = try encoding.bytes(for: Frame(size: size))
      #expect(signals.map(Signals.handler) == before)
    }
  }
}
