import Testing

@testable import TerminalViews

@Suite struct ChartScaleTests {
  @Test(arguments: [
    (0.0...1.0, 6, ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (0...1, 5, ["0", "0.5", "1.0"]), (0...1, 2, ["0", "1"]), (0...1, 1, ["0"]), (0...1, 0, []),
    (0...0.3, 4, ["0", "0.1", "0.2", "0.3"]), (0.6...0.8, 3, ["0.6", "0.7", "0.8"]),
    (0...7, 5, ["0", "2", "4", "6"]), (0...100, 5, ["0", "50", "100"]),
    (0...100, 6, ["0", "20", "40", "60", "80", "100"]),
    (3...97, 5, ["20", "40", "60", "80"]), (-1...1, 5, ["-1.0", "-0.5", "0", "0.5", "1.0"]),
    (1_000_000...1_000_004, 5, ["1.000000M", "1.000001M", "1.000002M", "1.000003M", "1.000004M"]),
    (0...2_000_000, 5, ["0", "0.5M", "1.0M", "1.5M", "2.0M"]),
    (0...40_000, 5, ["0", "10k", "20k", "30k", "40k"]),
    (0...0.00004, 5, ["0", "1e-5", "2e-5", "3e-5", "4e-5"]),
    (-1e308...1e308, 5, ["-1.0e308", "-0.5e308", "0", "0.5e308", "1.0e308"]),
    (0...1e-280, 3, ["0", "0.5e-280", "1.0e-280"]),
    (0...1e16, 3, ["0", "0.5e16", "1.0e16"]),
  ])
  func `ticks are at round values`(
    bounds: ClosedRange<Double>, count: Int, expected: [String]
  ) {
    #expect(ChartScale(bounds).ticks(atMost: count).tickTexts == expected)
  }

  @Test(arguments: [
    (0.0...3.0, 9, ["0", "1", "2", "3"]), (0...0.5, 5, ["0"]), (0.2...0.8, 5, []),
    (0...1e6, 3, ["0", "0.5M", "1.0M"]),
  ])
  func `ticks are whole numbers on request`(
    bounds: ClosedRange<Double>, count: Int, expected: [String]
  ) {
    #expect(ChartScale(bounds).ticks(atMost: count, isWhole: true).tickTexts == expected)
  }

  @Test(arguments: [
    (0.0...7.0, 5, 0.0...8.0), (0...8, 5, 0...8), (0.3...97, 6, 0...100), (-3...3, 4, -5...5),
    (-3...3, 5, -4...4), (2.5...7.5, 3, 0...10), (-3...3, 1, -5...5),
    (0.1...0.35, 4, 0.1...0.4), (-1.7e308...1.7e308, 5, largest),
  ])
  func `a scale extends to the next ticks`(
    bounds: ClosedRange<Double>, count: Int, expected: ClosedRange<Double>
  ) {
    let scale = ChartScale(bounds).extendedToTicks(atMost: count)
    #expect(scale.lower...scale.upper == expected)
  }

  @Test(arguments: [
    (5.0...5.0, 2.5...7.5), (0...0, -1...1), (-4...(-4), -6...(-2)), (1e-300...2e-300, -1...1),
    (1e15...(1e15 + 0.5), 5e14...1.5e15), (0...Double.infinity, 0...1.7976931348623157e308),
    (-Double.infinity...0, -1.7976931348623157e308...0),
    (1.7e308...1.7e308, 8.5e307...1.7976931348623157e308),
    (Double.infinity...Double.infinity, 8.988465674311579e307...1.7976931348623157e308),
  ])
  func `a range without an extent is widened, and an infinite range is made finite`(
    bounds: ClosedRange<Double>, expected: ClosedRange<Double>
  ) {
    let scale = ChartScale(bounds)
    #expect(abs(scale.lower / 2 - expected.lowerBound / 2) <= abs(expected.lowerBound) * 1e-3)
    #expect(abs(scale.upper / 2 - expected.upperBound / 2) <= abs(expected.upperBound) * 1e-3)
  }

  @Test(
    arguments: [
      ([], 0.0...1.0), ([.nan], 0...1), ([.infinity, -.infinity], 0...1), ([3, 1, 2], 1...3),
      ([1, .nan, 2, .infinity], 1...2), ([-1e308, 1e308], -1e308...1e308),
    ] as [([Double], ClosedRange<Double>)])
  func `a scale covers the finite values`(values: [Double], expected: ClosedRange<Double>) {
    let scale = ChartScale(covering: values)
    #expect(scale.lower...scale.upper == expected)
  }

  @Test(arguments: [
    (0.0, 0.0), (5, 0.5), (10, 1), (-10, -1), (.infinity, .infinity), (-.infinity, -.infinity),
  ])
  func `a fraction is 0 at the lower end and 1 at the upper one`(value: Double, expected: Double) {
    #expect(ChartScale(0...10).fraction(of: value) == expected)
    #expect(ChartScale(-1e308...1e308).fraction(of: 0) == 0.5)
  }

  /// All finite numbers.
  private static let largest =
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  @Test func `no range has more ticks than asked for, and none is outside it`() {
    for power in stride(from: -289, through: 307, by: 13) {
      let magnitude = DecimalNumber.power(power)
      for bounds in [0...magnitude, -magnitude...(1.7 * magnitude), magnitude...(1.01 * magnitude)]
      {
        let scale = ChartScale(bounds)
        for count in 0...12 {
          let ticks = scale.ticks(atMost: count)
          #expect(ticks.count <= count)
          #expect(count < 3 || ticks.count >= 2, "\(bounds) \(count)")
          #expect(ticks.allSatisfy { $0.value >= scale.lower && $0.value <= scale.upper })
        }
      }
    }
  }
}
