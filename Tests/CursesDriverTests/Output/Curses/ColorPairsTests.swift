import Testing

@testable import CursesDriver

@Suite struct ColorPairsTests {
  private let red = ColorPairs.Colors(foreground: 1, background: -1)
  private let blue = ColorPairs.Colors(foreground: 4, background: 0)

  @Test func `the default colours are pair 0`() {
    var pairs = ColorPairs(capacity: 1)
    #expect(pairs.pair(of: .standard) == .known(0))
  }

  @Test func `two colours get a new pair once, and the same pair afterwards`() {
    var pairs = ColorPairs(capacity: 3)
    #expect(pairs.pair(of: red) == .new(1))
    #expect(pairs.pair(of: blue) == .new(2))
    #expect(pairs.pair(of: red) == .known(1))
  }

  @Test func `when all pairs are in use, new colours get none, and no pair changes its colours`() {
    var pairs = ColorPairs(capacity: 2)
    _ = pairs.pair(of: red)
    #expect(pairs.pair(of: blue) == .none)
    #expect(pairs.pair(of: red) == .known(1))
  }

  @Test func `forgetting makes all pairs available`() {
    var pairs = ColorPairs(capacity: 2)
    _ = pairs.pair(of: red)
    pairs.forget()
    #expect(pairs.pair(of: blue) == .new(1))
  }
}
