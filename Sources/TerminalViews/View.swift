import TerminalModel

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
  /// The tree without the type of its events, all of which are an `Event`.
  package let element: Element

  package init(_ element: Element) { self.element = element }

  package init(_ kind: Element.Kind, stretch: Stretch = .none) {
    element = Element(kind, stretch: stretch)
  }

  /// Itself.
  public func node() -> Node<Event> { self }

  /// A view without an extent: it takes no place in a stack, and no spacing is left around it.
  public static var empty: Node<Event> { Node(.empty) }
}
