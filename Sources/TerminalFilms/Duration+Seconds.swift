extension Duration {
  /// Seconds with a number of digits after the point, from 1 to 9; further digits are cut off.
  package func seconds(digits count: Int = 3) -> String {
    let (seconds, attoseconds) = components
    let digits = "\(attoseconds / 1_000_000_000)"
    let fraction = String(repeating: "0", count: 9 - digits.count) + digits
    return "\(seconds).\(fraction.prefix(count))"
  }
}
