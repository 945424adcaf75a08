import TerminalModel

/// A help bar: one row with a key and the title of each key binding that has a title.
///
/// ``KeyBinding/quit(_:title:group:)-(Key,_,_)`` and ``KeyBinding/help(_:title:group:sends:)`` stand
/// at the right edge. In a narrow bar, whole hints are left out and an ellipsis stands in their
/// place: first the others, from the right, so put the most important first; then these, from the
/// left, except for the last one. A hint that stays alone and does not fit is truncated.
///
/// While a sequence of keys is incomplete, a bar of the active bindings shows the typed keys, and on a
/// screen that is too small for a box of them those that continue it. Otherwise it shows exactly those that work: no key that an earlier binding or the view with
/// the focus takes, such as `j` in a ``List``.
public struct KeyHints<Event>: View {
  @usableFromInline let element: Element

  /// Makes a bar of the active bindings of the scene, those of the views around the focus first.
  @inlinable
  public init() { element = .keyHints(nil) }

  /// Makes a bar of given bindings.
  @inlinable
  public init(of bindings: [KeyBinding<Event>]) {
    element = .keyHints(bindings.map { KeyHint($0) })
  }

  /// The bar as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func keyHints(_ hints: [KeyHint]?) -> Element {
    let shown = hints?.shown
    return canvas(width: nil, height: 1) { area in
      HelpBar(shown ?? area.activeHints, columns: area.size.columns).draw(on: &area)
    }
  }
}
