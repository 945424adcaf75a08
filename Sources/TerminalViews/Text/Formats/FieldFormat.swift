/// The relation between a value and its text in a ``FormattedField``.
///
/// There are formats for ``integer(in:step:)``, ``decimal(in:fractionDigits:step:)``,
/// ``date(in:)``, ``time(in:)`` and ``mask(_:)``; an application can make others.
public struct FieldFormat<Value: Hashable> {
  /// The text of a value.
  public var text: (Value) -> String
  /// The value of a text, or nil if the text is not a complete value.
  public var value: (String) -> Value?
  /// The text to show for a text that may be the beginning of a value's text: the same text, or for
  /// example one with the fixed characters of a mask; nil rejects the insertion that led to it.
  public var beginning: (String) -> String?
  /// The value that follows at a step up (1) or down (-1), given the number of characters before
  /// the cursor; the first value is nil for an empty text.
  ///
  /// It returns nil, or the value itself, if the step changes nothing. Without this closure, the
  /// field leaves Up and Down to other views and bindings.
  public var stepped: ((Value?, _ step: Int, _ cursor: Int) -> Value?)?
  /// A few words on the values, such as `0 to 120`; shown for typing that is rejected, and for a text
  /// that is no value when the focus leaves it or it is to be submitted.
  public var hint: String
  /// The numbers of which the texts consist, if each one is edited in its place; nil for others.
  var parts: NumberParts?
  /// The text to show after an insertion whose result is not a beginning, if that is one: for
  /// example `53` for `053`.
  var completed: ((String) -> String)?

  /// Makes a format.
  public init(
    hint: String, text: @escaping (Value) -> String, value: @escaping (String) -> Value?,
    beginning: @escaping (String) -> String?,
    stepped: ((Value?, _ step: Int, _ cursor: Int) -> Value?)? = nil
  ) {
    (self.hint, self.text, self.value) = (hint, text, value)
    (self.beginning, self.stepped) = (beginning, stepped)
  }
}

extension FieldFormat where Value == Int {
  /// Whole numbers.
  ///
  /// - Parameters:
  ///   - range: The smallest and the largest number.
  ///   - step: The difference that Up and Down make.
  public static func integer(
    in range: ClosedRange<Int> = Int.min...Int.max, step: Int = 1
  ) -> FieldFormat {
    var format = FieldFormat(
      hint: range == Int.min...Int.max
        ? "a whole number" : "\(range.lowerBound) to \(range.upperBound)",
      text: { String($0) },
      value: { Int(digits: $0).flatMap { range.contains($0) ? $0 : nil } },
      beginning: { $0.begins(anIntegerIn: range) ? $0 : nil },
      stepped: { value, direction, _ in
        guard let value else { return min(max(0, range.lowerBound), range.upperBound) }
        let (sum, overflow) = value.addingReportingOverflow(direction < 0 ? -step : step)
        guard !overflow else { return nil }
        return min(max(sum, range.lowerBound), range.upperBound)
      })
    format.completed = { $0.withUsualZeros }
    return format
  }
}

extension FieldFormat where Value == Double {
  /// Decimal numbers, whose fraction follows a point (not a comma); whole numbers need no point.
  ///
  /// - Parameters:
  ///   - range: The smallest and the largest number; at least -10^12 and at most 10^12.
  ///   - fractionDigits: The largest number of digits behind the point, from 0 to 6; zeros at the
  ///     end are left out.
  ///   - step: The difference that Up and Down make.
  public static func decimal(
    in range: ClosedRange<Double> = -1e12...1e12, fractionDigits: Int = 2, step: Double = 1
  ) -> FieldFormat {
    let range = range.clamped(to: -1e12...1e12)
    let digits = min(max(0, fractionDigits), 6)
    let unit = Double("1e-\(digits)") ?? 1
    func text(_ number: Double) -> String { number.text(fractionDigits: digits) }
    func rounded(_ number: Double) -> Double { Double(text(number)) ?? number }
    var format = FieldFormat(
      hint: range == -1e12...1e12
        ? "a number" : "\(text(range.lowerBound)) to \(text(range.upperBound))",
      text: text,
      value: { $0.hasSuffix(".") ? nil : Double($0).flatMap { range.contains($0) ? $0 : nil } },
      beginning: { $0.begins(aDecimalIn: range, fractionDigits: digits) ? $0 : nil },
      stepped: { value, direction, _ in
        let number = value.map { $0 + Double(direction) * step } ?? 0
        var next = rounded(min(max(number, range.lowerBound), range.upperBound))
        // A limit with more digits may have been rounded to a number outside the range.
        if next > range.upperBound { next = rounded(next - unit) }
        if next < range.lowerBound { next = rounded(next + unit) }
        return range.contains(next) ? next : nil
      })
    format.completed = { $0.withUsualZeros }
    return format
  }
}

extension FieldFormat where Value == CalendarDate {
  /// Dates in the form `2026-11-22`; Up and Down change the year, month or day at the cursor.
  ///
  /// The user types the digits, with or without the hyphens. Each part of a date stays in its place:
  /// a digit that is typed before a part replaces the digits of this part, and a deletion leaves
  /// the other parts where they are. A month or a day of one digit gets a leading zero if no second
  /// digit can follow, or if the hyphen is typed after it.
  public static func date(in range: ClosedRange<CalendarDate>? = nil) -> FieldFormat {
    let parts = NumberParts(maxima: [9999, 12, 31], separator: "-")
    func isInRange(_ date: CalendarDate) -> Bool { range?.contains(date) != false }
    var format = FieldFormat(
      hint: range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "yyyy-mm-dd",
      text: { $0.description },
      value: { CalendarDate($0).flatMap { isInRange($0) ? $0 : nil } },
      beginning: { text in
        parts.formatted(text).flatMap { $0.begins(aDateIn: range) ? $0 : nil }
      },
      stepped: { value, step, cursor in
        guard let value else { return range?.lowerBound }
        let next =
          switch cursor {
          case ...4: value.adding(months: 12 * step)
          case ...7: value.adding(months: step)
          default: value.adding(days: step)
          }
        guard let next, let range else { return next }
        return min(max(next, range.lowerBound), range.upperBound)
      })
    format.parts = parts
    return format
  }
}

extension FieldFormat where Value == ClockTime {
  /// Times in the form `09:30`, of 24 hours; Up and Down change the hour or the minute at the
  /// cursor.
  ///
  /// The user types the digits, with or without the colon: `930`, `9:30` and `0930` are the same
  /// time. The hour and the minute stay in their places, as the parts of a ``date(in:)``.
  ///
  /// - Parameter range: The first and the last time; the whole day for nil.
  public static func time(in range: ClosedRange<ClockTime>? = nil) -> FieldFormat {
    let parts = NumberParts(maxima: [23, 59], separator: ":")
    let limits = range ?? ClockTime.first...ClockTime.last
    var format = FieldFormat(
      hint: range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "hh:mm",
      text: { $0.description },
      value: { ClockTime($0).flatMap { limits.contains($0) ? $0 : nil } },
      beginning: { text in
        parts.formatted(text).flatMap { $0.begins(aTimeIn: limits) ? $0 : nil }
      },
      stepped: { value, step, cursor in
        guard let value else { return limits.lowerBound }
        guard let next = value.adding(minutes: cursor <= 2 ? 60 * step : step) else { return nil }
        return min(max(next, limits.lowerBound), limits.upperBound)
      })
    format.parts = parts
    return format
  }
}

extension FieldFormat where Value == String {
  /// Texts of a fixed form, such as `(###) ###-####`.
  ///
  /// The field inserts the fixed characters; the value does not contain them.
  ///
  /// - Parameter pattern: `#` stands for a digit, `@` for a letter, `*` for any character; all
  ///   others stand for themselves.
  public static func mask(_ pattern: String) -> FieldFormat {
    let mask = TextMask(pattern)
    return FieldFormat(
      hint: pattern,
      text: { mask.filled(with: Array($0)) ?? $0 },
      value: { mask.isComplete($0) ? mask.typed(in: $0) : nil },
      beginning: mask.formatted)
  }
}
