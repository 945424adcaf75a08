/// Makes a view of several, written one below the other.
///
/// A branch that is not taken keeps its place, so that its neighbours stay who they are: what
/// has the focus keeps it.
@resultBuilder public enum ViewBuilder<Event> {
  /// Takes any view that sends the events of this one.
  public static func buildExpression<V: View>(_ view: V) -> Node<Event> where V.Event == Event {
    view.node()
  }

  /// Puts views one after another.
  public static func buildBlock(_ nodes: Node<Event>...) -> Node<Event> {
    nodes.count == 1 ? nodes[0] : Node(Element.group(nodes.map(\.element)))
  }

  /// A view that is there under a condition.
  public static func buildOptional(_ node: Node<Event>?) -> Node<Event> {
    node ?? .empty
  }

  /// A view of the first of two branches.
  public static func buildEither(first node: Node<Event>) -> Node<Event> {
    Node(Element.group([node.element, Element(.empty)]))
  }

  /// A view of the second of two branches, never taken for one of the first.
  public static func buildEither(second node: Node<Event>) -> Node<Event> {
    Node(Element.group([Element(.empty), node.element]))
  }

  /// The views of a loop.
  public static func buildArray(_ nodes: [Node<Event>]) -> Node<Event> {
    Node(Element.group(nodes.map(\.element)))
  }

  /// A view behind a check of availability.
  public static func buildLimitedAvailability(_ node: Node<Event>) -> Node<Event> {
    node
  }
}
