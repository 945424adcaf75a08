import Foundation
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

@Suite struct RecordingHeaderTests {
  /// A header whose screen has the spacing and the characters of a theme in the variable THEME.
  private func header() -> (line: String, display: DisplayOptions) {
    var display = DisplayOptions(reducesMotion: true)
    display.colors = .sixteen
    display.metrics = .compact
    display.glyphs[.checkMark] = "✔"
    display.glyphs.spinner = ["a", "b"]
    let header = RecordingHeader(
      program: "p", arguments: ["-v"], size: Size(columns: 40, rows: 6), display: display,
      interface: InterfaceState())
    return (header.line, display)
  }

  @Test func `a header has the display options, with metrics and glyphs`() throws {
    let (line, display) = header()
    #expect(try #require(RecordingHeader(line: line[...])).display == display)
  }

  @Test func `the arguments leave out keys, which may type a secret`() {
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
