import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct BigTextTests {
  @Test func `small letters have three rows of half blocks`() {
    #expect(
      screen(17, 3) { BigText("12:59") } == """
        ▀█  ▀▀█ ▄ █▀▀ █▀█
         █  █▀▀ ▄ ▀▀█ ▀▀█
        ▀▀▀ ▀▀▀   ▀▀▀ ▀▀▀
        """)
  }

  @Test func `medium letters have five rows`() {
    #expect(
      screen(20, 5) { BigText("4.0") } == """
        ██  ██      ██████
        ██  ██      ██  ██
        ██████      ██  ██
            ██      ██  ██
            ██  ██  ██████
        """)
  }

  @Test func `large letters have ten rows`() {
    #expect(
      screen(12, 10) { BigText("1", upTo: .large) } == """
        ████████
        ████████
            ████
            ████
            ████
            ████
            ████
            ████
        ████████████
        ████████████
        """)
  }

  @Test(arguments: [
    (56, 20, BigText<Tap>.Scale.huge, 56, 20), (55, 20, .huge, 28, 10),
    (28, 10, BigText<Tap>.Scale.large, 28, 10), (27, 10, .large, 14, 5), (28, 9, .large, 14, 5),
    (28, 10, .medium, 14, 5), (13, 5, .medium, 7, 3), (28, 10, .small, 7, 3), (6, 3, .large, 2, 1),
    (7, 2, .large, 2, 1), (1, 1, .large, 1, 1), (0, 0, .large, 0, 0),
  ])
  func `takes the largest scale that fits`(
    columns: Int, rows: Int, maximum: BigText<Tap>.Scale, width: Int, height: Int
  ) {
    #expect(
      size(of: BigText("42", upTo: maximum), columns, rows) == Size(columns: width, rows: height))
  }

  @Test(arguments: [
    ("42", 6, "42"), ("421", 2, "4…"), ("né", 20, "né"), ("한국", 20, "한국"), ("한국", 3, "한…"),
    ("👍🏽 42", 20, "👍🏽 42"), ("Straße", 20, "Straße"), ("ﬁ", 20, "ﬁ"),
  ])
  func `a text that does not fit, or has a character without a large form, is shown like a Text`(
    text: String, columns: Int, expected: String
  ) {
    #expect(screen(columns, 1) { BigText(text) } == expected)
  }

  @Test func `ASCII letters consist of number signs`() {
    #expect(
      screen(11, 5) { BigText("5%", upTo: .small, glyphs: .ascii) } == """
        ### # #
        #     #
        ###  #
          # #
        ### # #
        """)
    #expect(
      screen(11, 5) { BigText("7", upTo: .large, glyphs: .ascii) } == """
        ######
            ##
            ##
            ##
            ##
        """)
  }

  @Test func `small letters look like capital ones`() {
    #expect(screen(30, 3) { BigText("kg") } == screen(30, 3) { BigText("KG") })
  }

  @Test func `all digits are equally wide`() {
    #expect(Set("0123456789".compactMap { BigLetter($0)?.columns }) == [3])
  }

  @Test func `no two letters look alike`() {
    let characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ:.,+-%/!?='°"
    let pictures = characters.map { character in
      screen(6, 5) { BigText("\(character)", upTo: .small, glyphs: .ascii) }
    }
    #expect(pictures.allSatisfy { $0.contains("#") })
    #expect(Set(pictures).count == characters.count)
  }

  @Test func `letters have the style of the view`() {
    let scene = scene(3, 3) { BigText("1").bold().foreground(.accent) }
    #expect(
      scene.style(column: 0, row: 0) == Style(foreground: .accent, attributes: .bold))
  }

  @Test func `shares a row with its neighbours`() {
    let screen = screen(11, 3) {
      Row {
        BigText("42")
        Text("°C")
      }
    }
    #expect(
      screen == """
        █ █ ▀▀█ °C
        ▀▀█ █▀▀
          ▀ ▀▀▀
        """)
  }

  /// The size of a view for a proposed size.
  private func size(of view: BigText<Tap>, _ columns: Int, _ rows: Int) -> Size {
    var pass = LayoutPass(metrics: .standard)
    return pass.layout(
      view.node().element, LayoutPass.ProposedSize(Size(columns: columns, rows: rows))
    ).size
  }
}
