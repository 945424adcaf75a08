import TerminalModel
import Testing

/// Mixtures of two colours.
@Suite struct ColorMixedTests {
  private static let night = Color.rgb(red: 0, green: 10, blue: 200)
  private static let day = Color.rgb(red: 255, green: 20, blue: 100)

  @Test(
    arguments: [
      (-1, night), (0, night), (0.1, .rgb(red: 26, green: 11, blue: 190)),
      (0.5, .rgb(red: 128, green: 15, blue: 150)), (1, day), (2, day),
    ] as [(Double, Color)])
  func `red, green and blue are each mixed by the fraction`(fraction: Double, mixture: Color) {
    #expect(Self.night.mixed(with: Self.day, fraction) == mixture)
  }

  @Test(arguments: [Color.default, .palette(3), .palette(200), .accent])
  func `palette entries, the default colour and tokens are never mixed`(color: Color) {
    for (one, other) in [(color, Self.day), (Self.day, color), (color, .green), (.muted, color)] {
      for fraction in [-1, 0, 0.2, 0.49] { #expect(one.mixed(with: other, fraction) == one) }
      for fraction in [0.5, 0.8, 1, 3] { #expect(one.mixed(with: other, fraction) == other) }
    }
  }
}
