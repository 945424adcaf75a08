extension Int {
  /// The sum, at most `Int.max` and at least `Int.min`.
  ///
  /// A view may ask for `Int.max` columns or rows to get all that are available. Sums of extents
  /// use this function, because an overflow would end the program.
  package func saturatingAdding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other > 0 ? .max : .min
  }
}
