import TerminalModel
import Testing

@testable import TerminalViews

/// The fills of buttons, and of the controls that look like one.
@Suite struct ButtonLookTests {
  static let looks: [(ButtonLook, Style, String)] = [
    (.idle, Style(background: .control), "[ A ]"),
    (.focused, Style(foreground: .onAccent, background: .accent, attributes: .bold), "[›A‹]"),
    (
      .pressed,
      Style(foreground: .onAccent, background: .accent, attributes: [.bold, .underline]), "[»A«]"
    ),
    (.disabled, Style(background: .control, attributes: .dim), "( A )"),
  ]

  private func cells(_ look: ButtonLook) -> (text: String, styles: [Style]) {
    var area = DrawingArea(size: Size(columns: 5, rows: 1))
    area.draw("A", in: look)
    let frame = area.takeFrame()
    return (frame.text, (0..<5).map { frame.buffer[Position(column: $0, row: 0)].style })
  }

  @Test(arguments: looks)
  func `the brackets have the colour of the fill`(look: ButtonLook, fill: Style, text: String) {
    var bracket = fill
    bracket.foreground = fill.background
    bracket.attributes.remove(.dim)
    #expect(cells(look).text == text)
    #expect(cells(look).styles == [bracket, bracket, fill, bracket, bracket])
  }

  @Test(arguments: looks, [ColorDepth.direct, .palette])
  func `the brackets cannot be seen in a theme with shades`(
    look: (ButtonLook, Style, String), depth: ColorDepth
  ) {
    let bracket = ThemeColors(.dark, depth: depth).resolved(cells(look.0).styles[0])
    #expect(bracket.foreground == bracket.background)
    #expect(bracket.foreground != ThemeColors(.dark, depth: depth).resolved(.plain).background)
  }

  @Test(arguments: looks)
  func `without colours, the brackets can be seen, and the fill with the focus is reversed`(
    look: ButtonLook, fill: Style, text: String
  ) {
    let shown = cells(look).styles.map { ThemeColors(.dark, depth: .none).resolved($0) }
    #expect(shown.allSatisfy { $0.foreground == .default && $0.background == .default })
    let isReversed = look == .focused || look == .pressed
    #expect(shown.allSatisfy { $0.attributes.contains(.reverse) == isReversed })
  }

  @Test(
    arguments: [
      (.error, .error), (.warning, .warning), (.success, .success), (.info, .info),
      (.accent, .accent), (.muted, .accent), (.red, .accent), (.default, .accent),
    ] as [(Color, Color)])
  func `with the focus, the fill is the colour of a message, or the accent for other colours`(
    color: Color, fill: Color
  ) {
    let style = Style(foreground: color)
    #expect(ButtonLook.focused.fill(style).background == fill)
    #expect(ButtonLook.focused.fill(style).foreground == .onAccent)
    #expect(ButtonLook.idle.fill(style) == Style(foreground: color, background: .control))
  }
}
