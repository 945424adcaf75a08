import Testing

@testable import TerminalViews

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    (0, "0"), (1, "1"), (-1, "-1"), (12.5, "12.5"), (0.1 + 0.2, "0.3"), (1234, "1234"),
    (9999, "9999"), (12_345, "12.35k"), (-12_000, "-12k"), (999_999, "1000k"),
    (1_500_000, "1.5M"), (2e9, "2G"), (3.25e12, "3.25T"), (4e15, "4e15"), (1.797e308, "1.797e308"),
    (0.001, "0.001"), (0.00012, "1.2e-4"), (1e-300, "0"), (.leastNonzeroMagnitude, "0"),
    (.nan, "-"),
    (.infinity, "inf"), (-.infinity, "-inf"),
  ])
  func `a value has at most four significant digits`(value: Double, expected: String) {
    #expect(chartText(for: value) == expected)
  }

  @Test(arguments: [
    (1.0, 0), (9.999, 0), (10, 1), (1000, 3), (0.1, -1), (0.09, -2), (1e-290, -290), (1e308, 308),
    (999_999_999_999_999, 14), (1e15, 15), (1e22, 22), (1e23, 23),
  ])
  func `the exponent is that of the first digit`(value: Double, expected: Int) {
    #expect(DecimalNumber.exponent(of: value) == expected)
  }
}
