import CursesFeedbackTesting
import TerminalModel
import Testing

@Suite struct PictureTests {
  @Test func `each run of cells has a text and, if its background is set, a rectangle`() {
    var frame = Frame(size: Size(columns: 8, rows: 1))
    let clusters = Array(Clusters("a<侍b"))
    let style = Style(background: .red, attributes: .bold)
    frame.buffer.write(clusters, style: style, at: .origin)
    let picture = frame.svg(title: "Tom & Ann")
    #expect(picture.contains(">Tom &amp; Ann</text>"))
    #expect(picture.contains(#"textLength="18" xml:space="preserve""#))
    #expect(picture.contains(">a&lt;</text>"))
    #expect(picture.contains(">侍</text>"))
    #expect(picture.contains(">b</text>"))
    #expect(picture.components(of: "<rect x=") == 3)
  }

  @Test
  func `backgrounds and blocks as wide as a cell have crisp edges, narrower blocks smooth ones`() {
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.buffer.write("a█▌", style: Style(background: .red), at: .origin)
    #expect(
      frame.svg().contains(
        """
        <g shape-rendering="crispEdges">
        <rect x="16" y="34" width="27" height="19" fill="#e5616d"/>
        <rect x="25" y="34" width="9" height="19" fill="#e4e7ee"/>
        </g>
        <rect x="34" y="34" width="4.5" height="19" fill="#e4e7ee"/>
        """))
    #expect(!Frame(size: Size(columns: 3, rows: 1)).svg().contains("crispEdges"))
  }

  @Test func `blanks are drawn only if there is a line below or through them`() {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    let blanks = Array(Clusters("  "))
    frame.buffer.write(blanks, style: Style(attributes: .bold), at: .origin)
    #expect(!frame.svg().contains("font-weight"))
    frame.buffer.write(
      blanks, style: Style(attributes: .underline), at: Position(column: 2, row: 0))
    #expect(frame.svg().contains("underline"))
  }

  @Test func `block elements are rectangles without gaps, and equal ones are joined`() {
    var frame = Frame(size: Size(columns: 8, rows: 2))
    frame.buffer.write("███▌x", style: .plain, at: .origin)
    frame.buffer.write("▄", style: .plain, at: Position(column: 0, row: 1))
    let picture = frame.svg()
    #expect(picture.contains(#"<rect x="16" y="34" width="27" height="19""#))
    #expect(picture.contains(#"<rect x="43" y="34" width="4.5" height="19""#))
    #expect(picture.contains(#"<rect x="16" y="62.5" width="9" height="9.5""#))
    #expect(picture.contains(">    x   </text>"))
  }

  @Test func `an underline and a strikethrough of a text are one attribute`() {
    var frame = Frame(size: Size(columns: 2, rows: 1))
    let style = Style(attributes: [.underline, .strikethrough])
    frame.buffer.write("ab", style: style, at: .origin)
    #expect(frame.svg().contains(#" text-decoration="underline line-through">ab</text>"#))
  }

  @Test func `the cursor is a reversed cell`() {
    var frame = Frame(size: Size(columns: 2, rows: 1))
    frame.cursor = .origin
    #expect(frame.svg().components(of: "<rect x=") == 1)
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func components(of text: String) -> Int {
    indices.count { self[$0...].hasPrefix(text) }
  }
}
