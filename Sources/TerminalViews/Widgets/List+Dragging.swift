extension List {
  /// Lets the user drag rows with the mouse to views that take their values.
  ///
  /// ```swift
  /// List(state.open, selection: state.card, selects: Event.selected) { card in
  ///   Text(card.title)
  /// }
  /// .draggableRows { state.open[$0].id }
  /// ```
  /// The press selects the row, and the drag is as that of ``View/draggable(_:)``. A click opens
  /// the selected row when the button is released. The wheel scrolls the list during the drag, and
  /// so does the pointer in its first or last row.
  ///
  /// With ``onMove(_:)``, a row that is dropped in its own list is moved.
  ///
  /// - Parameter value: The value of the row at an index, or nil if the row cannot be dragged.
  public func draggableRows<Value: Hashable & Sendable>(
    _ value: @escaping (Int) -> Value?
  ) -> List {
    var list = self
    list.control.transfer = control.transfer.with { $0.drags = { value($0) } }
    return list
  }

  /// Lets the user drop values of a type between the rows, and sends an event with each.
  ///
  /// ```swift
  /// List(state.done) { card in
  ///   Text(card.title)
  /// }
  /// .onInsert(of: Card.ID.self) { id, index in .moved(id, to: .done, at: index) }
  /// ```
  /// A line between two rows, and an arrow beside the row after it, show the place. It is before
  /// the row under the pointer; in a row of several lines, the lower half is the place after it.
  /// Below the last row, and in the last line of a list that ends there, the place is after the
  /// last row.
  ///
  /// A row of the same list, too, is dropped here, unless the list has ``onMove(_:)``: the index is
  /// that after the row has been removed from its old place.
  ///
  /// - Parameters:
  ///   - type: The type of the values. A value of another type is not taken.
  ///   - event: The event for a value and the index at which it is inserted; nil if the list does
  ///     not take the value there. The closure is also called while the pointer is over the list.
  public func onInsert<Value: Hashable & Sendable>(
    of type: Value.Type = Value.self, event: @escaping (Value, Int) -> Event?
  ) -> List {
    var list = self
    list.control.transfer = control.transfer.with {
      $0.inserts = { value, index in (value as? Value).flatMap { event($0, index) } }
    }
    return list
  }
}
