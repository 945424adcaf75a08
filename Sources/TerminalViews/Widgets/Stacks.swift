/// Views one below the other.
///
/// Views whose height does not depend on the proposed height are laid out first, from the top down.
/// Views that stretch (a list, a spacer, a frame with an upper bound) share the remaining rows.
public struct Column<Event>: View {
  @usableFromInline let element: Element

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - spacing: Free rows between two views; none if they would leave a view without a row. With
  ///     -1, or any negative number, two neighbours share a row, for ``View/joinedBorders()``.
  ///   - alignment: The position of views that are narrower than the column.
  @inlinable
  public init(
    spacing: Int = 0, alignment: HorizontalAlignment = .leading,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    element = .column(spacing: spacing, alignment, content().element)
  }

  /// The column as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

/// Views side by side.
///
/// Views whose width does not depend on the proposed width are laid out first, from left to right.
/// Views that stretch (a spacer, a list, a frame with an upper bound) share the remaining columns.
/// `.frame(maxWidth: .max)` makes a text stretch, so that it gets only the remaining columns.
public struct Row<Event>: View {
  @usableFromInline let element: Element

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - spacing: Free columns between two views; none if they would leave a view without a column.
  ///     With -1, or any negative number, two neighbours share a column, for
  ///     ``View/joinedBorders()``.
  ///   - alignment: The position of views with a smaller height than the row.
  @inlinable
  public init(
    spacing: Int = 1, alignment: VerticalAlignment = .top,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    element = .row(spacing: spacing, alignment, content().element)
  }

  /// The row as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

/// Free cells that fill the remaining space along a stack's axis and push its siblings apart.
public struct Spacer<Event>: View {
  /// Makes a spacer.
  @inlinable
  public init() {}

  /// The spacer as a node.
  @inlinable
  public func node() -> Node<Event> { Node(.spacer) }
}

/// A line between the views of a stack, along the stack's cross axis: vertical in a ``Row``.
///
/// A horizontal line in a row, as beside a title, is a divider in a column of its own:
/// `Column { Divider() }.frame(maxWidth: .max)`.
public struct Divider<Event>: View {
  @usableFromInline let border: Border

  /// Makes a divider with the lines of a border.
  @inlinable
  public init(_ border: Border = .plain) { self.border = border }

  /// The divider as a node.
  @inlinable
  public func node() -> Node<Event> { Node(.divider(border)) }
}

/// Views on top of one another, the last in front; each view of a loop or of an `if` is a layer.
///
/// If a ``View/frame(width:height:alignment:)`` or the screen gives the layers a size, the first of
/// the present layers fills it, as the only view in its place would, and its own alignment counts.
/// The other layers take the size that they need.
///
/// A dialog is a layer that is present only while it is open:
/// `if let question { Panel { … }.modal() }`.
public struct Layers<Event>: View {
  @usableFromInline let element: Element

  /// Makes layers; the alignment is the position of a layer that is narrower than the widest one,
  /// or lower than the highest.
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
      axis: axis, spacing: spacing < 0 ? -1 : Extent.clamped(spacing), alignment: alignment,
      content: content)
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
