/// A value that describes a part of the screen, and the events that it sends for input.
///
/// A view of your own is a struct whose ``node()`` lists other views:
///
/// ```swift
/// struct Rating<Event>: View {
///   let stars: Int
///
///   func node() -> Node<Event> {
///     Text(String(repeating: "★", count: stars)).foreground(.yellow)
///   }
/// }
/// ```
/// Often a function is enough. It begins with `@ViewBuilder<Event>` and returns a ``Node``.
public protocol View<Event> {
  /// The events that the view sends.
  associatedtype Event

  /// The views that this view consists of: children of the container around it, or one below the other
  /// outside a stack.
  @ViewBuilder<Event> func node() -> Node<Event>
}

/// A view as a tree of layout primitives, the same type for all views that send the same events.
public struct Node<Event>: View {
  // Nodes, widgets and modifiers wrap elements and add the type of their events. The wrappers are
  // inlinable, so that nothing is left of them in an application's views: as unspecialized generic
  // code, making a view took four times as long.

  /// The tree without the type of its events, each of which is an `Event`.
  @usableFromInline package let element: Element

  @inlinable package init(_ element: Element) { self.element = element }

  /// The node itself.
  @inlinable
  public func node() -> Node<Event> {
    // `return` turns off the view builder of `View.node()`, which would call this function again.
    return self
  }

  /// A view without a size: a stack leaves no cells and no spacing for it.
  @inlinable public static var empty: Node<Event> { Node(.empty) }
}
