extension List {
  /// Shows the scroll bar of a list that will have more rows, such as one that loads pages.
  ///
  /// The thumb is as small, and as high on its track, as if all rows were there. Dragging it ends
  /// at the last row that there is.
  ///
  /// - Parameter count: The number of rows that there will be; nil, or a number smaller than that
  ///   of the rows that there are, has no effect.
  public func expectedCount(_ count: Int?) -> List {
    var list = self
    list.control.expectedCount = count
    return list
  }
}
