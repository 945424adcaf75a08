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
