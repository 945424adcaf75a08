extension List {
  /// Sends an event when other rows become visible, for example to load rows before the user
  /// reaches them.
  ///
  /// ```swift
  /// List(count: state.films.count, selection: state.row, selects: Event.selected) { row in
  ///   Text(state.films[row])
  /// }
  /// .onVisibleRowsChange(Event.filmsShown)
  /// ```
  /// The event is sent after the first frame with the list, and after each frame that shows another
  /// range of rows: once, whatever changed it, such as a key, a longer list or the size of the
  /// screen. A list without rows sends none. The range is empty while only the footer is visible.
  ///
  /// A list of items also sends it if another item is at the first visible index. So an application
  /// that loads older items before the first one, whenever the lower bound is 0, gets an event after
  /// each load. A list that is made with a count does not know its items: it sends none if the range
  /// stays the same.
  ///
  /// - Parameter event: Makes the event from the indices of the visible rows; a row that is visible
  ///   in part is one of them, and the footer is not.
  public func onVisibleRowsChange(_ event: @escaping (Range<Int>) -> Event) -> List {
    var list = self
    list.control.visibleRowsChange = event
    return list
  }
}
