/// A value with values between it and another one of its type, so that it can be animated.
public protocol Interpolatable: Equatable {
  /// The value at a part of the way to another one: this one at 0, the other one at 1.
  func interpolated(to other: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// The number at a part of the way to another one.
  public func interpolated(to other: Double, at fraction: Double) -> Double {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    return self * (1 - fraction) + other * fraction
  }
}

extension Int: Interpolatable {
  /// The nearest whole number at a part of the way to another one.
  ///
  /// It is exact for numbers up to 2 to the power of 53.
  public func interpolated(to other: Int, at fraction: Double) -> Int {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    return Int(exactly: Double(self).interpolated(to: Double(other), at: fraction).rounded())
      ?? other
  }
}

extension Array: Interpolatable where Element: Interpolatable {
  /// The elements at a part of the way to those of another array.
  ///
  /// The result has as many elements as the other array: surplus elements of the other array are
  /// taken unchanged, and those of this array are left out.
  public func interpolated(to other: [Element], at fraction: Double) -> [Element] {
    zip(self, other).map { $0.interpolated(to: $1, at: fraction) } + other.dropFirst(count)
  }
}
