extension View {
  /// Key bindings that are active while this view is shown.
  ///
  /// A key goes to the view with the focus, then to the bindings of the views around it from the
  /// inside out, then to those of the other views. The first that wants it has it.
  public func keys(
    @KeyBuilder<Event> _ bindings: @escaping () -> [KeyBinding<Event>]
  ) -> Node<Event> {
    node().modified(.keys(KeyLayer(bindings)))
  }

  /// Key bindings that are active while this view is shown, from a list.
  public func keys(_ bindings: [KeyBinding<Event>]) -> Node<Event> {
    node().modified(.keys(KeyLayer { bindings }))
  }

  /// Whether nothing in this view takes input; then it is drawn faint.
  public func disabled(_ isDisabled: Bool = true) -> Node<Event> {
    isDisabled ? node().modified(.disabled) : node()
  }

  /// A name among its neighbours, for a view that changes its place: with it go the focus and how
  /// far it is scrolled.
  ///
  /// Two neighbours with one name count as one.
  public func id(_ name: some CustomStringConvertible) -> Node<Event> {
    node().modified(.identity(name.description))
  }

  /// Makes the view take all input while it is shown, as a dialog does: of the others only the key
  /// bindings around it stay active.
  ///
  /// Of several the last shown counts.
  public func modal(_ isModal: Bool = true) -> Node<Event> {
    isModal ? node().modified(.modal) : node()
  }
}

extension Node {
  package func modified(_ modifier: Element.Modifier, stretch: Stretch? = nil) -> Node {
    if case .empty = element.kind { return self }
    return Node(.modified(element, modifier), stretch: stretch ?? element.stretch)
  }
}
