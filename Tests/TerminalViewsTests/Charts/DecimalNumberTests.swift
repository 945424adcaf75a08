import Testing

@testable import TerminalViews

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    (0, "0"), (1, "1"), (-1, "-1"), (12.5, "12.5"), (0.1 + 0.2, "0.3"), (1234, "1234"),
    (9999, "9999"), (12_345, "12.35k"), (-12_000, "-12k"), (999_999, "1M"),
    (1_500_000, "1.5M"), (2e9, "2G"), (3.25e12, "3.25T"), (4e15, "4e15"), (1.797e308, "1.797e308"),
    (0.001, "0.001"), (0.00012, "1.2e-4"), (1e-300, "0"), (.leastNonzeroMagnitude, "0"),
    (.nan, "-"),
    (.infinity, "inf"), (-.infinity, "-inf"),
  ])
  func `a value has at most four significant digits`(value: Double, expected: String) {
    #expect(chartText(for: value) == expected)
  }

  @Test(arguments: [
    (9.995, "9.995"), (9.9995, "10"), (999.95, "1000"), (-999.95, "-1000"), (1.0005, "1.001"),
    (-1.0005, "-1.001"), (1.0015, "1.002"), (2.0005, "2.001"), (0.10005, "0.1001"),
    (9999.4, "9999"), (9999.5, "10k"), (-9999.5, "-10k"), (99_995, "100k"), (999_949, "999.9k"),
    (999_950, "1M"), (-999_950, "-1M"), (0.99995, "1"), (0.00099995, "0.001"), (9.9995e15, "1e16"),
    (1.0005e-200, "1.001e-200"), (4.35, "4.35"), (8.1005, "8.101"),
  ])
  func `a half is rounded away from 0, and a carry leads to the next suffix`(
    value: Double, expected: String
  ) {
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
