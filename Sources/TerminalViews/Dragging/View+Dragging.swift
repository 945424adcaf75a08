public import TerminalModel

extension View {
  /// Lets the user drag the view with the mouse to a view that takes its value.
  ///
  /// ```swift
  /// Text(card.title).draggable(card.id)
  /// ```
  /// A drag begins when the left button is pressed on the view, without a modifier key, and the
  /// pointer moves to another cell. Then the first line of the view follows the pointer, and the
  /// view is subdued. A release drops the value on a view with
  /// ``dropTarget(of:event:)-(_,(Value)->Self.Event?)`` for the type of the value, or on a list
  /// with ``List/onInsert(of:event:)``. A release elsewhere and Escape cancel the drag; it also
  /// ends if the view is gone, or if a dialog opens.
  ///
  /// A control in the view that takes the press or the click, such as a button or a text field,
  /// keeps the mouse: no drag begins on it. A control around the view, such as a table, gets the
  /// press when the button is released without a movement: then it selects or opens its row. The
  /// rows of a list are dragged with ``List/draggableRows(_:)``.
  ///
  /// - Parameter value: The value that a target gets, typically the identity of a model; nil for a
  ///   view that cannot be dragged now. The drag ends if the view gets another value.
  public func draggable<Value: Hashable & Sendable>(_ value: Value?) -> Node<Event> {
    Node(node().element.dragging(.source(value)))
  }

  /// Lets the user drop values of a type on the view, and sends an event with each.
  ///
  /// ```swift
  /// Column {
  ///   for card in state.done { CardView(card) }
  /// }
  /// .dropTarget(of: Card.ID.self) { id in .moved(id, to: .done) }
  /// ```
  /// While a value of the type is dragged over the view, the view looks selected. Of nested
  /// targets, the innermost one that takes the value gets it. A view takes values of several types
  /// with several modifiers.
  ///
  /// - Parameters:
  ///   - type: The type of the values. A value of another type is not taken.
  ///   - event: The event for a value, or nil if the view does not take this value. The closure is
  ///     also called while the pointer is over the view.
  public func dropTarget<Value: Hashable & Sendable>(
    of type: Value.Type = Value.self, event: @escaping (Value) -> Event?
  ) -> Node<Event> {
    dropTarget(of: type) { value, _ in event(value) }
  }

  /// Lets the user drop values of a type on a cell of the view, and sends an event with each.
  ///
  /// ```swift
  /// Canvas { draw(state.pins, on: &$0) }
  ///   .dropTarget(of: Pin.ID.self) { id, cell in .pinMoved(id, to: cell) }
  /// ```
  /// - Parameters:
  ///   - type: The type of the values. A value of another type is not taken.
  ///   - event: The event for a value and the cell under the pointer, counted from the top left
  ///     cell of the view; nil if the view does not take the value there. The closure is also
  ///     called while the pointer is over the view.
  public func dropTarget<Value: Hashable & Sendable>(
    of type: Value.Type = Value.self, event: @escaping (Value, Position) -> Event?
  ) -> Node<Event> {
    let role = DragArea.Role.target { value, position in
      (value as? Value).flatMap { event($0, position) }
    }
    return Node(node().element.dragging(role))
  }
}

extension Element {
  /// The element as a source or a target of drags; an empty element stays empty.
  func dragging(_ role: DragArea.Role) -> Element {
    if case .empty = kind { return self }
    return Element(
      .control(DragAreaBehavior(DragArea(view: self, role: role))), stretch: stretch)
  }
}
