extension List {
  /// Gives each row the height of its view, from 1 to the height of the list.
  ///
  /// ```swift
  /// List(state.messages, selection: state.message, selects: Event.selected) { message in
  ///   Text(message.sender).bold()
  ///   Text(message.text)
  /// }
  /// .fittedRows()
  /// ```
  /// A row that is higher than the list is cut off. The scroll bar counts rows, not cells.
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
