/// Combines several views, written one below the other, into one.
///
/// An `if` whose condition is false still has an index among the views. So the siblings keep their
/// indices and, because the indices identify the views, their memories and the focus.
@resultBuilder public enum ViewBuilder<Event> {
  /// Takes any view whose events have the type `Event` of the builder.
  @inlinable
  public static func buildExpression<V: View>(_ view: V) -> Node<Event> where V.Event == Event {
    view.node()
  }

  /// Takes a single view.
  @inlinable
  public static func buildBlock(_ node: Node<Event>) -> Node<Event> { node }

  /// Combines views in their order.
  @inlinable
  public static func buildBlock(_ nodes: Node<Event>...) -> Node<Event> {
    Node(.group(nodes.map { $0.element }))
  }

  /// A view that depends on a condition.
  @inlinable
  public static func buildOptional(_ node: Node<Event>?) -> Node<Event> {
    node ?? .empty
  }

  /// A view of the first of two branches.
  @inlinable
  public static func buildEither(first node: Node<Event>) -> Node<Event> {
    Node(.group([node.element]))
  }

  /// A view of the second of two branches; its identity differs from that of the first.
  @inlinable
  public static func buildEither(second node: Node<Event>) -> Node<Event> {
    Node(.group([.empty, node.element]))
  }

  /// The views of a loop.
  @inlinable
  public static func buildArray(_ nodes: [Node<Event>]) -> Node<Event> {
    Node(.group(nodes.map { $0.element }))
  }

  /// A view in a branch of `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ node: Node<Event>) -> Node<Event> {
    node
  }
}
