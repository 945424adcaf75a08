/// Something that can be shown: a value that says what is to be seen, and which events what is
/// done with it sends.
///
/// A view of your own is a struct whose ``node()`` is made of other views; often a function that
/// returns a ``Node`` is enough.
public protocol View<Event> {
  /// What the view sends.
  associatedtype Event

  /// The view in terms of the few kinds of nodes that layout knows.
  func node() -> Node<Event>
}

/// A view as one concrete tree, whatever widgets it was written with.
public struct Node<Event>: View {
  // Nodes, widgets and modifiers are a coat around elements that says which events they send.
  // The coat is inlinable, so that it is gone in an application's own views: measured, through
  // generic code, which looks up at run time what it works on, making a view took four times as long.

  /// The tree without the type of its events, all of which are an `Event`.
  @usableFromInline package let element: Element

  @inlinable package init(_ element: Element) { self.element = element }

  /// Itself.
  @inlinable
  public func node() -> Node<Event> { self }

  /// A view without an extent: it takes no place in a stack, and no spacing is left around it.
  @inlinable public static var empty: Node<Event> { Node(.empty) }
}
