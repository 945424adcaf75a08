import TerminalModel
import Testing

@testable import CursesFeedbackTesting

/// The frame that is read from the text of a snapshot.
@Suite struct SnapshotFrameTests {
  @Test(arguments: [
    Style.plain, Style(attributes: [.bold, .underline]),
    Style(foreground: .palette(1), background: .palette(12), attributes: .reverse),
    Style(background: .rgb(red: 1, green: 2, blue: 255)), Style(foreground: .palette(77)),
    Style(foreground: .onAccent, background: .inactiveSelection, attributes: .dim),
  ])
  func `a style in words is read as the same style`(style: Style) {
    #expect(Style(snapshot: style.snapshot) == style)
  }

  @Test func `a snapshot is read as the frame that it was made of, without its cursor`() throws {
    var frame = terminal("\u{1B}[1mfour\u{1B}[m 字\u{1B}[31mx", columns: 9, rows: 2).frame
    let read = try #require(FrameSnapshot(text: frame.snapshot)).frame
    frame.cursor = nil
    #expect(read == frame)
  }

  @Test func `the cells that differ are marked, also those that only one frame has`() {
    let old = terminal("abc", columns: 3, rows: 1).frame
    let new = terminal("aXc\u{1B}[1md", columns: 4, rows: 1).frame
    let marked = [Position(column: 1, row: 0), Position(column: 3, row: 0)]
    #expect(new.positions(differingFrom: old) == Set(marked))
    #expect(old.positions(differingFrom: new) == [marked[0]])
    let svg = new.svg(title: "", theme: nil, marking: Set(marked))
    #expect(svg.split(separator: "class=\"mark\"").count == 3)
    #expect(svg.contains(#"<rect class="mark" x="25" y="34" width="9" height="19""#))
    #expect(!new.svg().contains("mark"))
  }

  @Test func `an attribute that no snapshot holds makes no difference`() {
    var (old, new) = (
      Frame(size: Size(columns: 1, rows: 1)), Frame(size: Size(columns: 1, rows: 1))
    )
    old.buffer.write("x", style: Style(background: .selection), at: .origin)
    new.buffer.write("x", style: Style(background: .selection, attributes: .marked), at: .origin)
    #expect(new.positions(differingFrom: old).isEmpty)
  }

  @Test func `a snapshot holds the selected parts`() throws {
    let frame = terminal("\u{1B}[1ma", columns: 2, rows: 1).frame
    let text = "2 columns, 1 row\n┌──┐\n│a │\n└──┘\n"
    #expect(FrameSnapshot(frame, .text).text == text)
    #expect(FrameSnapshot(frame, [.text, .cursor]).text == text + "cursor: column 1, row 0\n")
    #expect(FrameSnapshot(frame, [.text, .styles]).text.hasSuffix("│a.│\n└──┘\na: bold\n"))
    for parts: SnapshotParts in [.text, [.text, .cursor], [.text, .styles], .standard] {
      let snapshot = FrameSnapshot(frame, parts)
      #expect(FrameSnapshot(text: snapshot.text) == snapshot)
    }
  }

  @Test func `a frame is shown in the colours of a theme and of a terminal`() {
    var frame = Frame(size: Size(columns: 1, rows: 1))
    let style = Style(foreground: .rgb(red: 255, green: 0, blue: 0), background: .accent)
    frame.buffer.write("x", style: style, at: .origin)
    let direct = frame.shown(in: .dark, at: .direct).buffer[.origin].style
    let eight = frame.shown(in: .dark, at: .eight).buffer[.origin].style
    let none = frame.shown(in: .dark, at: .none).buffer[.origin].style
    #expect(direct.foreground == style.foreground)
    #expect(direct.background == ThemeColors(.dark, depth: .direct).resolved(style).background)
    #expect(eight.foreground == .palette(1))
    #expect(none == Style(attributes: .reverse))
  }
}
