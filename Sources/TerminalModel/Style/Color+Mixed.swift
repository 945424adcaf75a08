extension Color {
  /// The colour at a part of the way to another one: this one at 0 and below, the other one at 1
  /// and above.
  ///
  /// Two colours of red, green and blue (`rgb`) are mixed, each of the three components by itself.
  /// An entry of the palette, the default colour and a token are not mixed, because only the
  /// terminal or the theme determines their red, green and blue: if at least one of the two colours
  /// is such a colour, the result is `self` below 0.5, and `other` from there on.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    guard case .rgb(let red, let green, let blue) = self,
      case .rgb(let otherRed, let otherGreen, let otherBlue) = other
    else { return fraction < 0.5 ? self : other }
    func mixed(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(two) - Double(one)) * fraction).rounded())
    }
    return .rgb(
      red: mixed(red, otherRed), green: mixed(green, otherGreen), blue: mixed(blue, otherBlue))
  }
}
