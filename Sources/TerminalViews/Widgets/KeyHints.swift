/// A help bar: one row with a key and the title of each key binding that has a title.
///
/// If it is too narrow, whole hints are left out from the right, and a first hint that does not fit
/// is truncated: put the most important first.
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
    Element(.keyHints(hints?.unambiguous), stretch: Stretch(columns: Stretch.any))
  }
}
