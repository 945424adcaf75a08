/// A part of the view in which the application sets and observes the focus.
package struct FocusScope {
  /// The identity of the control that gets the focus when this value changes; nil for none.
  package let requested: ViewIdentity?
  /// Makes the event for a focus that input has moved, or nil for no event.
  ///
  /// It gets the identity of the control that has the focus now; nil if none has it, or if this
  /// control is outside the scope or has no identity.
  package var changes: ((ViewIdentity?) -> Any)?
  /// Whether the first control in the scope, whatever its identity is, gets the focus when
  /// ``requested`` changes.
  package var focusesFirst = false
}

/// The identity of a focus scope: its view, and the number of scopes of the same view inside this
/// one.
struct FocusScopeID: Codable, Hashable, Sendable {
  let path: ViewPath
  let number: Int
}

extension View {
  /// Gives this control, or the controls in this view, an identity for the innermost
  /// ``focus(_:changes:)`` around it.
  ///
  /// The identity of a view with several controls means its first one, and while any of them has the
  /// focus, the focus is at this identity. So an application gives an identity to the view of a child
  /// component, which sets the focus among its own controls by a `focus` of its own.
  public func focusID(_ id: some Hashable & Sendable) -> Node<Event> {
    Node(node().element.modified(.focusID(ViewIdentity(id))))
  }

  /// Gives the focus to a control in the view, and reports which one has it.
  ///
  /// ```swift
  /// Column {
  ///   TextField("Name", text: state.name, changes: Event.nameChanged).focusID(Field.name)
  ///   TextField("E-mail", text: state.mail, changes: Event.mailChanged).focusID(Field.mail)
  /// }
  /// .focus(state.field, changes: Event.fieldChanged)
  /// ```
  /// The focus moves when the identity changes, and when the view appears; after that, Tab and the
  /// mouse can move it on. An application that keeps the identity in its state assigns the new one
  /// in the reducer for the event. With `changes`, if a control in the view has the
  /// focus and is removed, for example because another layout has it in another container, the
  /// control with the identity gets the focus.
  ///
  /// - Parameters:
  ///   - id: The identity that the control was given by ``focusID(_:)``. With nil, the focus stays
  ///     where it is, and so it does if a control with this identity has it already. If no such
  ///     control is shown, it gets the focus when it appears.
  ///   - changes: The event for a focus that input has moved: with the identity of a control in the
  ///     view, or with nil if another control has the focus. A focus that moves because its control
  ///     is gone, or because another `focus` has moved it, is not reported.
  public func focus<ID: Hashable & Sendable>(
    _ id: ID?, changes: ((ID?) -> Event)? = nil
  ) -> Node<Event> {
    let scope = FocusScope(
      requested: id.map { ViewIdentity($0) },
      changes: changes.map { changes in { changes($0?.base as? ID) } })
    return Node(node().element.modified(.focusScope(scope)))
  }
}

extension Element {
  /// Gives the focus to the first control in the element each time that a value changes to another
  /// number.
  func focusingFirst(on value: Int?) -> Element {
    let scope = FocusScope(
      requested: value.map { .number($0) }, changes: nil, focusesFirst: true)
    return modified(.focusScope(scope))
  }
}

extension View {
  /// Sets whether the controls in the view can have the focus.
  ///
  /// ```swift
  /// TextField("Filter", text: state.filter, changes: Event.filterChanged)
  /// List(films, selection: state.film, selects: Event.selected) { Text($0.title) }
  ///   .focusable(false)
  /// ```
  /// With false, neither Tab nor a click gives them the focus: here a click selects a film, and
  /// typed text still goes to the field. They respond to the mouse, and to no keys. With true, the
  /// view is unchanged; a control is focusable only if all views around it are.
  ///
  /// A click that such a control takes gives the focus to no control around it either: a click on a
  /// button that is not focusable, in a row of a list, does not select the row.
  public func focusable(_ isFocusable: Bool = true) -> Node<Event> {
    isFocusable ? node() : Node(node().element.modified(.unfocusable))
  }
}

extension LayoutPass {
  package func embedded(_ scope: FocusScope) -> FocusScope {
    guard let embed, let changes = scope.changes else { return scope }
    var embedded = scope
    embedded.changes = { embed(changes($0)) }
    return embedded
  }
}

extension Router {
  /// The events of the focus scopes in which the focus has moved to another control.
  func scopeEvents(forFocusOf next: InterfaceState) -> [Any] {
    guard !routes.focusScopes.isEmpty else { return [] }
    let (old, new) = (routes.focusIndex(at: interface.focus), routes.focusIndex(at: next.focus))
    return routes.focusScopes.compactMap { scope in
      func id(_ index: Int?) -> ViewIdentity? {
        index.flatMap { scope.targets.contains($0) ? routes.focusID(of: $0, in: scope) : nil }
      }
      return id(old) == id(new) ? nil : scope.scope.changes?(id(new))
    }
  }
}
