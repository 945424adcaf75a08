/// A help bar: one row that says which keys do what.
///
/// Where it is too narrow for all, whole hints are left out from the right: put what matters
/// first.
public struct KeyHints<Event>: View {
  private let hints: [KeyHint]?

  /// Makes a bar of the bindings that are active in the scene, those around the focus first.
  public init() { hints = nil }

  /// Makes a bar of given bindings.
  public init(of bindings: [KeyBinding<Event>]) { hints = bindings.map(KeyHint.init).unambiguous }

  /// The bar as a node.
  public func node() -> Node<Event> {
    Node(.keyHints(hints), stretch: Stretch(columns: Stretch.any))
  }
}
