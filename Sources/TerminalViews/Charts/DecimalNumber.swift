/// A number of decimal digits: `digits` × 10 to the power of `exponent`.
struct DecimalNumber: Hashable {
  let digits: Int
  let exponent: Int

  init(digits: Int, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// Rounds a finite number to at most a number of significant digits, a half away from 0.
  ///
  /// It rounds the shortest decimal number that denotes the value: with four digits, 1.0005 becomes
  /// 1.001, although the floating-point number 1.0005 is a little less than that decimal number.
  init(rounding value: Double, significantDigits: Int) {
    guard abs(value) >= Self.smallest else {
      self.init(digits: 0, exponent: 0)
      return
    }
    let parts = "\(value.magnitude)".split(separator: "e")
    let decimals = parts[0].split(separator: ".")
    var digits = Int(decimals.joined()) ?? 0
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    exponent -= decimals.count > 1 ? decimals[1].count : 0
    var isHalf = false
    while String(digits).count > significantDigits {
      isHalf = digits % 10 >= 5
      digits /= 10
      exponent += 1
    }
    if isHalf { digits += 1 }
    self.init(digits: value < 0 ? -digits : digits, exponent: exponent)
  }

  /// The nearest floating-point number.
  var value: Double { Double("\(digits)e\(exponent)") ?? 0 }

  /// Numbers closer to 0 count as 0, so that the steps of an axis stay far from the floating-point
  /// numbers below 1e-307, which have fewer digits.
  static let smallest = 1e-290

  /// The power of ten of a number's first digit; the number must be finite and at least
  /// ``smallest``.
  static func exponent(of value: Double) -> Int {
    let digitsPerBit = 0.301_029_995_663_981_2
    var exponent = Int((Double(value.exponent) * digitsPerBit).rounded(.down))
    while power(exponent + 1) <= value { exponent += 1 }
    return exponent
  }

  /// Ten to a power, correctly rounded.
  static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? .infinity }
}

extension DecimalNumber {
  /// The power of ten in which numbers are shown, such as thousands.
  struct Unit: Hashable {
    let exponent: Int
    let suffix: String

    /// Makes the unit for numbers up to a magnitude: none from 0.001 to below 10,000; `k`, `M`, `G`
    /// or `T` from there to below 1e15; powers of ten, such as `e-4`, for smaller and larger ones.
    init(upTo magnitude: Double) {
      guard magnitude >= DecimalNumber.smallest, magnitude.isFinite else {
        (exponent, suffix) = (0, "")
        return
      }
      let power = DecimalNumber.exponent(of: magnitude)
      switch power {
      case -3..<4: (exponent, suffix) = (0, "")
      case 4..<15: (exponent, suffix) = (power / 3 * 3, ["", "k", "M", "G", "T"][power / 3])
      default: (exponent, suffix) = (power, "e\(power)")
      }
    }
  }

  /// The number as text, such as `1.50M`; 0 has no decimals and no suffix.
  ///
  /// - Parameter keepsZeros: Whether zeros at the end of the decimals are shown.
  func text(in unit: Unit, keepsZeros: Bool = false) -> String {
    guard digits != 0 else { return "0" }
    var figures = String(digits.magnitude)
    var decimals = unit.exponent - exponent
    if decimals < 0 {
      figures += String(repeating: "0", count: -decimals)
      decimals = 0
    }
    if !keepsZeros {
      while decimals > 0, figures.last == "0" {
        figures.removeLast()
        decimals -= 1
      }
    }
    if figures.count <= decimals {
      figures = String(repeating: "0", count: decimals + 1 - figures.count) + figures
    }
    let point = decimals > 0 ? "." : ""
    let sign = digits < 0 ? "-" : ""
    return sign + figures.dropLast(decimals) + point + figures.suffix(decimals) + unit.suffix
  }
}

/// The text for a value of a chart: at most four significant digits, such as `12.35k`; `inf`,
/// `-inf`, or a dash for NaN.
func chartText(for value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "-" : value < 0 ? "-inf" : "inf" }
  let number = DecimalNumber(rounding: value, significantDigits: 4)
  return number.text(in: DecimalNumber.Unit(upTo: abs(number.value)))
}
