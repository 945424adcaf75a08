/// A help bar: one row with a key and the title of each key binding that has a title.
///
/// ``KeyBinding/quit(_:title:group:)-(Key,_,_)`` and ``KeyBinding/help(_:title:group:sends:)`` stand
/// at the right edge and stay at any width. If the bar is too narrow for the others, whole hints
/// are left out from the right, and an ellipsis stands in their place: put the most important
/// first. A first hint that does not fit is truncated if no other one stays.
///
/// While a sequence of keys is incomplete, a bar of the active bindings shows the keys that continue
/// it. Otherwise it shows exactly those that work: no key that an earlier binding or the view with
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
    Element(.keyHints(hints?.shown), stretch: Stretch(columns: Stretch.any))
  }
}
