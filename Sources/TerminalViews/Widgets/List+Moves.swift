extension List {
  /// Lets the user move rows, and sends an event with each move.
  ///
  /// ```swift
  /// List(state.films, selection: state.film, selects: Event.selected) { film in
  ///   Text(film.title)
  /// }
  /// .onMove(Event.moved)
  /// ```
  /// An arrow key up or down, Page Up or Down, Home or End, each with Alt, moves the selected row.
  /// The mouse drags a row: a line and an arrow show its new place, and Escape cancels the drag. A
  /// click opens the selected row when the button is released.
  ///
  /// The reducer makes the move: ``RowMove/apply(to:)``.
  public func onMove(_ event: @escaping (RowMove) -> Event) -> List {
    var list = self
    list.control.transfer = list.control.transfer.with { $0.moves = event }
    return list
  }
}
