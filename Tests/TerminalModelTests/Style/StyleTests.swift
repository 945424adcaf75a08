import TerminalModel
import Testing

@Suite struct StyleTests {
  static let colors: [Color] = [
    .default, .palette(0), .palette(255), .rgb(red: 0, green: 0, blue: 0),
    .rgb(red: 255, green: 1, blue: 128), .rgb(red: 255, green: 255, blue: 255),
  ]

  @Test(arguments: colors, colors)
  func `colours and attributes are read as they were set`(foreground: Color, background: Color) {
    let attributes = Style.Attributes(rawValue: 0xFF)
    let style = Style(foreground: foreground, background: background, attributes: attributes)
    #expect(style.foreground == foreground)
    #expect(style.background == background)
    #expect(style.attributes == attributes)
  }

  @Test func `a style that takes over a background takes over its marked attribute, too`() {
    let area = Style(
      foreground: .palette(1), background: .palette(2), attributes: [.bold, .marked])
    #expect(
      Style(foreground: .palette(3)).completed(by: area)
        == Style(foreground: .palette(3), background: .palette(2), attributes: .marked))
    #expect(
      Style(background: .palette(3)).completed(by: area)
        == Style(foreground: .palette(1), background: .palette(3)))
  }

  @Test(arguments: colors, colors)
  func `setting one part leaves the others alone`(old: Color, new: Color) {
    var style = Style(foreground: old, background: old, attributes: .blink)
    style.foreground = new
    #expect(style == Style(foreground: new, background: old, attributes: .blink))
    style.background = new
    #expect(style == Style(foreground: new, background: new, attributes: .blink))
    style.attributes = [.dim, .strikethrough]
    #expect(style == Style(foreground: new, background: new, attributes: [.dim, .strikethrough]))
  }

  @Test func `styles of different colours differ`() {
    let styles = Self.colors.flatMap { [Style(foreground: $0), Style(background: $0)] }
    #expect(Set(styles).count == styles.count - 1)
  }

  @Test func `the mirror of a style shows its colours and attributes`() {
    let parts = Mirror(reflecting: Style(foreground: .red)).children.map(\.label)
    #expect(parts == ["foreground", "background", "attributes"])
  }
}
