import Foundation
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

@Suite struct RecordingHeaderTests {
  /// A header with the display options of a theme that the variable THEME names: the metrics and
  /// glyphs of the theme.
  private func header() -> (line: String, display: DisplayOptions) {
    var display = DisplayOptions(reducesMotion: true)
    display.colors = .sixteen
    display.metrics = .compact
    display.glyphs[.checkMark] = "✔"
    display.glyphs.spinner = ["a", "b"]
    let header = RecordingHeader(
      origin: RecordingOrigin(
        program: "p", version: "1.2", arguments: ["-v"], terminal: "xterm-256color", theme: .nord),
      size: Size(columns: 40, rows: 6), display: display, interface: InterfaceState(),
      initial: .integer(7))
    return (header.line, display)
  }

  @Test func `a header has the display options, with metrics and glyphs`() throws {
    let (line, display) = header()
    #expect(try #require(RecordingHeader(line: line[...])).display == display)
  }

  @Test func `a header has the versions, the terminal, the theme and the first state`() throws {
    let read = try #require(RecordingHeader(line: header().line[...]))
    #expect(read.origin.program == "p")
    #expect(read.origin.version == "1.2")
    #expect(read.origin.arguments == ["-v"])
    #expect(read.origin.terminal == "xterm-256color")
    #expect(read.origin.theme.text == Theme.nord.text)
    #expect(read.initial == .integer(7))
    #expect(header().line.hasPrefix(#"{"arguments":["-v"],"display":{"#))
  }

  @Test func `the values of options with names such as token are left out`() {
    let line = [
      "p", "--token", "t0", "--api-key=k", "-PASSWORD", "w", "--secret", "--verbose", "token.txt",
      "TOKEN=x", "--", "--token", "y",
    ]
    #expect(
      RecordingHeader.arguments(of: line) == [
        "--token", "•••", "--api-key=•••", "-PASSWORD", "•••", "--secret", "--verbose", "token.txt",
        "TOKEN=•••", "--", "--token", "y",
      ])
    #expect(RecordingHeader.arguments(of: line, showsSecrets: true) == Array(line.dropFirst()))
  }

  @Test
  func
    `the arguments leave out the keys to press, which may type a secret, and the options of recordings`()
  {
    let line = [
      "sign-in", "--size", "80x24", "--keys", "s e c r e t", "--keys=x", "file", "--record", "r",
    ]
    #expect(RecordingHeader.arguments(of: line) == ["--size", "80x24", "file"])
  }

  @Test func `a header without glyphs has those of Unicode`() throws {
    let (line, display) = header()
    let start = try #require(line.range(of: "\"glyphs\":{"))
    let end = try #require(line[start.upperBound...].range(of: "},"))
    let old = line.replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
    let read = try #require(RecordingHeader(line: old[...])).display
    #expect(read.glyphs == .unicode)
    #expect(read.metrics == display.metrics)
  }
}
