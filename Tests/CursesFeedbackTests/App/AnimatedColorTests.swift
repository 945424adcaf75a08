import CursesFeedback
import Testing

@Suite struct AnimatedColorTests {
  @Test func `an animated colour passes through mixtures`() {
    let (dark, bright) = (
      Color.rgb(red: 0, green: 20, blue: 40), Color.rgb(red: 200, green: 0, blue: 60)
    )
    #expect(dark.interpolated(to: bright, at: 0.5) == .rgb(red: 100, green: 10, blue: 50))
    #expect(Color.accent.interpolated(to: bright, at: 0.4) == .accent)
    #expect(Color.accent.interpolated(to: bright, at: 1) == bright)
  }
}
