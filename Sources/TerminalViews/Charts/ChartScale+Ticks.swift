/// The marks of an axis at round values: multiples of 1, 2 or 5 times a power of ten.
extension ChartScale {
  /// The ticks of the scale, from the lowest to the highest: as many as a round step allows, but
  /// not more than `count`.
  ///
  /// - Parameter isWhole: Whether the steps are whole numbers.
  func ticks(atMost count: Int, isWhole: Bool = false) -> [DecimalNumber] {
    step(for: count, isWhole: isWhole).map { $0.multiples(in: self) } ?? []
  }

  /// The scale up to the next ticks outside of it, for axes that begin and end with a tick.
  ///
  /// - Parameter count: The maximum number of ticks, with those at both ends; if every round step
  ///   has more, the ticks outside of this scale are not counted.
  func extendedToTicks(atMost count: Int, isWhole: Bool = false) -> ChartScale {
    let wide = step(for: count, isWhole: isWhole, countsEnds: true)
    guard let step = wide ?? step(for: count, isWhole: isWhole) else { return self }
    let (first, last) = step.indices(around: self)
    let below = min(lower, step.multiple(first).value)
    let above = max(upper, step.multiple(last).value)
    return ChartScale(below...above)
  }

  /// The smallest round step with at most `count` ticks, or nil if there is none.
  ///
  /// - Parameter countsEnds: Whether the next ticks outside the scale count, too.
  private func step(for count: Int, isWhole: Bool, countsEnds: Bool = false) -> TickStep? {
    guard count > 0 else { return nil }
    let rough = max((upper / 2 - lower / 2) / Double(count + 1) * 2, DecimalNumber.smallest)
    let first = DecimalNumber.exponent(of: rough) - 1
    for exponent in (isWhole ? max(0, first) : first)...(first + 4 + max(0, -first)) {
      for factor in [1, 2, 5] {
        let step = TickStep(factor: factor, exponent: exponent)
        let (first, last) = countsEnds ? step.indices(around: self) : step.indices(in: self)
        if last - first < count { return step }
      }
    }
    return nil
  }
}

/// The distance of two ticks: a factor of 1, 2 or 5 times a power of ten.
private struct TickStep {
  let factor: Int
  let exponent: Int

  func multiple(_ index: Int) -> DecimalNumber {
    DecimalNumber(digits: index * factor, exponent: exponent)
  }

  /// The first and the last multiple in a scale; the last one is before the first if there is none.
  func indices(in scale: ChartScale) -> (first: Int, last: Int) {
    let step = multiple(1).value
    var first = Int((scale.lower / step).rounded())
    var last = Int((scale.upper / step).rounded())
    // The quotients are rounded: 0.3 / 0.1 is below 3. The multiples are exact.
    if multiple(first).value < scale.lower { first += 1 }
    if multiple(last).value > scale.upper { last -= 1 }
    return (first, last)
  }

  /// The last multiple at or below the lower end of a scale, and the first one at or above its
  /// upper end.
  func indices(around scale: ChartScale) -> (first: Int, last: Int) {
    let (first, last) = indices(in: scale)
    return (
      multiple(first).value > scale.lower ? first - 1 : first,
      multiple(last).value < scale.upper ? last + 1 : last
    )
  }

  func multiples(in scale: ChartScale) -> [DecimalNumber] {
    let (first, last) = indices(in: scale)
    return first <= last ? (first...last).map(multiple) : []
  }
}

extension [DecimalNumber] {
  /// The texts of ticks, all in one unit and with the same number of decimals, except 0, which has
  /// neither.
  var tickTexts: [String] {
    let unit = DecimalNumber.Unit(upTo: map { abs($0.value) }.max() ?? 0)
    return map { $0.text(in: unit, keepsZeros: true) }
  }
}
