public import TerminalModel

extension View {
  /// Adds key bindings, and events for other input, that are active while this view is shown.
  ///
  /// A key goes to the view with the focus, then to the bindings of the views around it from the
  /// inside out, then to those of the other views, inner before outer, until one takes it. An input
  /// that none takes goes to the `event` closures in the same order, until one returns an event.
  ///
  /// Applications cannot call this: they give bindings to components, not to views. So the meaning
  /// of a key that no widget takes is known without making a view.
  @inlinable
  package func keys(
    event: @escaping (Input) -> Event? = { _ in nil },
    @KeyBuilder<Event> _ bindings: @escaping () -> [KeyBinding<Event>]
  ) -> Node<Event> {
    Node(node().element.withKeys(KeyLayer(bindings, event: event)))
  }

  /// Names a key that this view handles while it has the focus, for help.
  ///
  /// ```swift
  /// List(count: films.count, selection: selected, opens: Event.opened) { Text(films[$0]) }
  ///   .keyHint(.enter, "Details")
  /// ```
  /// ``KeyHints`` shows the title as long as the focused control is this view or inside it, and the
  /// key reaches this view: a text field in a table keeps Enter from the table if the field has
  /// `submits`.
  ///
  /// - Parameters:
  ///   - key: A key that the view handles.
  ///   - title: The effect of the key.
  ///   - group: The heading in a help screen, or nil for none.
  public func keyHint(_ key: Key, _ title: String, group: String? = nil) -> Node<Event> {
    keyHint(key, title, group: group, handler: .view)
  }

  func keyHint(
    _ key: Key, _ title: String, group: String? = nil, handler: KeyHint.Handler
  ) -> Node<Event> {
    let command = KeyCommand(
      name: KeyCommand.name(ofTitle: title), title: title, group: group, keys: [Keystrokes(key)])
    return Node(node().element.withKeys(.hint(KeyHint(command, handler: handler))))
  }

  /// Disables input in this view, which is then drawn as a ``dimmed()`` one.
  @inlinable
  public func disabled(_ isDisabled: Bool = true) -> Node<Event> {
    isDisabled ? Node(node().element.inert.styled(.dim)) : node()
  }

  /// Disables input in this view without dimming it: for a preview of a screen.
  ///
  /// The controls in it are drawn as disabled ones, and the keys of a component in it are not
  /// active.
  public func inert() -> Node<Event> { Node(node().element.inert) }

  /// Sets the mouse actions that this view needs, in place of those that the controls in it take.
  ///
  /// Without this modifier, the terminal reports what the controls on the screen take, and nothing
  /// on a screen without controls: the user can then select and copy text as in a shell. The
  /// modifier is for an application that responds to the mouse itself
  /// (``Component/event(for:in:)``), and for one whose user can turn the reports off. On a screen with
  /// such a view, only the text of views with ``textSelection(_:copiesOnRelease:)`` can be selected.
  ///
  ///     view.mouseReporting(state.isSelectingText ? MouseReporting.none : nil)
  ///
  /// A terminal has one setting for the whole screen: it reports the most that any view with this
  /// modifier, or any control outside such views, needs. So `.none` has an effect only if nothing
  /// else on the screen takes the mouse. Controls inside a view with this modifier do not count,
  /// and neither does the modifier of a view inside it.
  ///
  /// - Parameter reporting: The actions, or nil for those that the controls take.
  public func mouseReporting(_ reporting: MouseReporting?) -> Node<Event> {
    reporting.map { Node(node().element.modified(.mouseReporting($0))) } ?? node()
  }

  /// Gives the view an identity among its siblings, for views that change their order.
  ///
  /// The focus and the scroll offset stay with the identity. Values of different types are
  /// different identities: `1` and `"1"` are two views. Siblings with equal identities count as one
  /// view.
  @inlinable
  public func id(_ id: some Hashable & Sendable) -> Node<Event> {
    Node(node().element.identified(by: ViewIdentity(id)))
  }

  /// Makes the view take all input while it is shown, as a dialog does.
  ///
  /// Outside it, only the key bindings of the views around it stay active. Of several modal views
  /// side by side, the one that is drawn last counts; of nested ones, the innermost.
  @inlinable
  public func modal(_ isModal: Bool = true) -> Node<Event> {
    isModal ? Node(node().element.modal) : node()
  }
}

extension Element {
  /// The view of an application with its key bindings, which are active even if it shows nothing.
  @usableFromInline package func asRoot(keys layer: KeyLayer) -> Element {
    Element(.modified(self, .keys(layer)), stretch: stretch)
  }

  @usableFromInline func withKeys(_ layer: KeyLayer) -> Element { modified(.keys(layer)) }

  @usableFromInline func identified(by id: ViewIdentity) -> Element { modified(.identity(id)) }

  @usableFromInline var inert: Element { modified(.disabled) }

  @usableFromInline var modal: Element { modified(.modal) }
}
