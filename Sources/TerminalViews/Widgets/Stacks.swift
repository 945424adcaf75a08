/// Views one below the other.
///
/// Views with a height of their own get it first, from the top. Views that stretch (a list, a spacer,
/// a frame with an upper bound) share the rows that are left.
public struct Column<Event>: View {
  @usableFromInline let element: Element

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - spacing: Free rows between two views.
  ///   - alignment: The position of views that are narrower than the column.
  @inlinable
  public init(
    spacing: Int = 0, alignment: HorizontalAlignment = .leading,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    element = .column(spacing: spacing, alignment, content().element)
  }

  /// The column as a stack.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

/// Views side by side.
///
/// Views with a width of their own get it first, from the left. Views that stretch (a spacer, a list,
/// a frame with an upper bound) share the columns that are left. A text that is to give way to its
/// siblings has `.frame(maxWidth: .max)`.
public struct Row<Event>: View {
  @usableFromInline let element: Element

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - spacing: Free columns between two views.
  ///   - alignment: The position of views that are lower than the row.
  @inlinable
  public init(
    spacing: Int = 1, alignment: VerticalAlignment = .top,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    element = .row(spacing: spacing, alignment, content().element)
  }

  /// The row as a stack.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

/// Free cells that take the extent left in a stack and push its siblings apart.
public struct Spacer<Event>: View {
  /// Makes a spacer.
  @inlinable
  public init() {}

  /// The spacer as a node.
  @inlinable
  public func node() -> Node<Event> { Node(.spacer) }
}

/// A line between the views of a stack, along the stack's cross axis.
public struct Divider<Event>: View {
  @usableFromInline let border: Border

  /// Makes a divider with the lines of a border.
  @inlinable
  public init(_ border: Border = .plain) { self.border = border }

  /// The divider as a node.
  @inlinable
  public func node() -> Node<Event> { Node(.divider(border)) }
}

/// Views on top of one another, the last in front.
///
/// A dialog is a layer that comes and goes: `if let question { Panel { … }.modal() }`.
public struct Layers<Event>: View {
  @usableFromInline let element: Element

  /// Makes layers; the alignment is the position of smaller ones in the area.
  @inlinable
  public init(
    alignment: Alignment = .center, @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    element = .layers(alignment, content().element)
  }

  /// The layers as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func column(
    spacing: Int, _ alignment: HorizontalAlignment, _ content: Element
  ) -> Element {
    let alignment = Alignment(horizontal: alignment, vertical: .top)
    return stack(.vertical, spacing: spacing, alignment, content)
  }

  @usableFromInline static func row(
    spacing: Int, _ alignment: VerticalAlignment, _ content: Element
  ) -> Element {
    let alignment = Alignment(horizontal: .leading, vertical: alignment)
    return stack(.horizontal, spacing: spacing, alignment, content)
  }

  private static func stack(
    _ axis: Axis, spacing: Int, _ alignment: Alignment, _ content: Element
  ) -> Element {
    let stack = Stack(
      axis: axis, spacing: Extent.clamped(spacing), alignment: alignment, content: content)
    return Element(.stack(stack), stretch: .union([content], stackedAlong: axis))
  }

  @usableFromInline static var spacer: Element { Element(.spacer, stretch: .along) }

  @usableFromInline static func divider(_ border: Border) -> Element {
    Element(.divider(border), stretch: .across)
  }

  @usableFromInline static func layers(_ alignment: Alignment, _ content: Element) -> Element {
    let layers = if case .group(let layers) = content.kind { layers } else { [content] }
    return Element(.layers(alignment, layers), stretch: .union(layers, stackedAlong: nil))
  }
}
