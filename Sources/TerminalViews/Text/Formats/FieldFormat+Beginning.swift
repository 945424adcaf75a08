extension Int {
  /// The number of a text of digits, perhaps after a `-`; nil for a text with leading zeros or any
  /// other character, and for `-0`.
  init?(digits text: String) {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard text.utf8.count - digits.count <= 1, !digits.isEmpty,
      digits.allSatisfy({ (0x30...0x39).contains($0) }),
      digits.count == 1 || digits.first != 0x30, text != "-0"
    else { return nil }
    self.init(text)
  }
}

extension String {
  /// The text of a number without the zeros before its first other digit, and with a zero before a
  /// point: `53` for `053`, and `0.5` for `.5`.
  var withUsualZeros: String {
    let sign = hasPrefix("-") ? "-" : ""
    let digits = dropFirst(sign.count)
    let rest = digits.drop { $0 == "0" }
    let needsZero = rest.first == "." || rest.isEmpty && !digits.isEmpty
    return sign + (needsZero ? "0" : "") + rest
  }

  /// Whether an integer of a range begins with the text.
  func begins(anIntegerIn range: ClosedRange<Int>) -> Bool {
    if isEmpty { return true }
    if self == "-" { return range.lowerBound < 0 }
    guard let number = Int(digits: self) else { return false }
    if range.contains(number) { return true }
    guard number != 0 else { return false }
    // The range of the numbers that consist of the text and, in each pass, one more digit.
    var (low, high) = (number, number)
    while number > 0 ? low <= range.upperBound : high >= range.lowerBound {
      if low <= range.upperBound, high >= range.lowerBound { return true }
      let (nextLow, lowOverflow) = low.multipliedReportingOverflow(by: 10)
      let (nextHigh, highOverflow) = high.multipliedReportingOverflow(by: 10)
      guard !(number > 0 ? lowOverflow : highOverflow) else { return false }
      low = number > 0 ? nextLow : (lowOverflow || nextLow < .min + 9 ? .min : nextLow - 9)
      high = number > 0 ? (highOverflow || nextHigh > .max - 9 ? .max : nextHigh + 9) : nextHigh
    }
    return false
  }

  /// Whether a decimal number of a range may begin with the text.
  ///
  /// A negative number is compared with the lower bound only, any other with the upper bound only:
  /// in the range from 2 to 5, the text `1` passes.
  func begins(aDecimalIn range: ClosedRange<Double>, fractionDigits: Int) -> Bool {
    if isEmpty { return true }
    if self == "-" { return range.lowerBound < 0 }
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= (fractionDigits > 0 ? 2 : 1), let whole = parts.first,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      !whole.isEmpty, whole.utf8.count == 1 || whole.first != "0",
      parts.count == 1 || parts[1].utf8.count <= fractionDigits,
      let number = Double(hasSuffix(".") ? String(dropLast()) : self)
    else { return false }
    return hasPrefix("-") ? number >= range.lowerBound : number <= range.upperBound
  }

  /// Whether a date of a range begins with the text, which has the form of a date, `2026-11-22`, or
  /// of the beginning of one, such as `2026-1`.
  ///
  /// After a deletion, a part in the middle can lack digits, as in `2026--22`: the parts behind it
  /// are then compared with those of all dates.
  func begins(aDateIn range: ClosedRange<CalendarDate>?) -> Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let complete = zip(parts, [4, 2, 2]).prefix { $0.count == $1 }.count
    let known = parts.prefix(complete + 1)
    return known.joined(separator: "-").beginsCompletely(aDateIn: range)
      && zip(parts, ["0001"..."9999", "01"..."12", "01"..."31"]).dropFirst(known.count)
        .allSatisfy { $1.contains(prefix: $0) }
  }

  /// Whether a date of a range begins with the text, whose parts except the last one have all
  /// digits.
  private func beginsCompletely(aDateIn range: ClosedRange<CalendarDate>?) -> Bool {
    if let range {
      let texts = range.lowerBound.description...range.upperBound.description
      guard texts.contains(prefix: self) else { return false }
    }
    let parts = split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.first != "0000" else { return false }
    guard parts.count > 1 else { return true }
    guard let year = Int(parts[0]), ("01"..."12").contains(prefix: parts[1]) else { return false }
    guard parts.count > 2, let month = Int(parts[1]) else { return true }
    let last = CalendarDate.days(inMonth: month, of: year)
    return ("01"..."\(last)").contains(prefix: parts[2])
  }

  /// Whether a time of a range begins with the text, which has the form of a time, `09:30`, or of
  /// the beginning of one.
  ///
  /// After a deletion, the hour can lack digits, as in `:30`.
  func begins(aTimeIn range: ClosedRange<ClockTime>) -> Bool {
    let parts = split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let known = parts[0].count == 2 ? self : parts[0]
    return (range.lowerBound.description...range.upperBound.description).contains(prefix: known)
      && zip(parts, ["00"..."23", "00"..."59"]).allSatisfy { $1.contains(prefix: $0) }
  }
}

extension ClosedRange<String> {
  /// Whether one of the texts in the range, which all have the same form, begins with a text.
  fileprivate func contains(prefix: String) -> Bool {
    lowerBound.prefix(prefix.count) <= prefix && prefix <= upperBound.prefix(prefix.count)
  }
}

extension Double {
  /// The number rounded to a number of digits behind the point; trailing zeros are left out.
  ///
  /// A number whose digits, without the point, do not fit into an `Int`, or one that is not finite,
  /// has its usual description.
  func text(fractionDigits: Int) -> String {
    let scale = (0..<fractionDigits).reduce(1.0) { product, _ in product * 10 }
    let scaled = (self * scale).rounded()
    guard let whole = Int(exactly: scaled.magnitude) else { return description }
    let digits = String(whole)
    let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.count)) + digits
    var fraction = padded.suffix(fractionDigits)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return sign + padded.dropLast(fractionDigits) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
