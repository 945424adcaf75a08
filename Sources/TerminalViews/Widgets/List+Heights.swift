extension List {
  /// Gives each row the height of its view, at least 1.
  ///
  /// ```swift
  /// List(state.messages, selection: state.message, selects: Event.selected) { message in
  ///   Text(message.sender).bold()
  ///   Text(message.text)
  /// }
  /// .fittedRows()
  /// ```
  /// Keys and the wheel that go to the next row or page scroll a row that is higher than the list
  /// until its end is visible, and only then leave it; back, until its beginning is. The scroll bar
  /// counts rows, not cells.
  ///
  /// Each frame makes and measures the visible rows, and a frame that scrolls the list about two
  /// screenfuls more; a million rows cost no more. Rows are made for each frame, even if
  /// `rowsDependOn` states their dependency.
  public func fittedRows() -> List {
    var list = self
    list.control.fitted = FittedHeights()
    return list
  }
}
