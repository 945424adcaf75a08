extension View {
  /// Key bindings that are active while this view is shown.
  ///
  /// A key goes to the view with the focus, then to the bindings of the views around it from the
  /// inside out, then to those of the other views. The first that wants it has it.
  ///
  /// Components have bindings; views alone do not: so what a key means that no widget wants is
  /// known without making a view.
  @inlinable
  package func keys(
    @KeyBuilder<Event> _ bindings: @escaping () -> [KeyBinding<Event>]
  ) -> Node<Event> {
    Node(node().element.withKeys(KeyLayer(bindings)))
  }

  /// Whether nothing in this view takes input; then it is drawn faint.
  @inlinable
  public func disabled(_ isDisabled: Bool = true) -> Node<Event> {
    isDisabled ? Node(node().element.disabled) : node()
  }

  /// A name among its neighbours, for a view that changes its place: with it go the focus and how
  /// far it is scrolled.
  ///
  /// Two neighbours with one name count as one.
  @inlinable
  public func id(_ name: some CustomStringConvertible) -> Node<Event> {
    Node(node().element.named(name.description))
  }

  /// Makes the view take all input while it is shown, as a dialog does: of the others only the key
  /// bindings around it stay active.
  ///
  /// Of several the last shown counts.
  @inlinable
  public func modal(_ isModal: Bool = true) -> Node<Event> {
    isModal ? Node(node().element.modal) : node()
  }
}

extension Element {
  /// The whole view of an application, with its keys, also where nothing is shown.
  @usableFromInline package func asRoot(keys layer: KeyLayer) -> Element {
    Element(.modified(self, .keys(layer)), stretch: stretch)
  }

  @usableFromInline func withKeys(_ layer: KeyLayer) -> Element { modified(.keys(layer)) }

  @usableFromInline func named(_ name: String) -> Element { modified(.identity(name)) }

  @usableFromInline var disabled: Element { modified(.disabled) }

  @usableFromInline var modal: Element { modified(.modal) }
}
