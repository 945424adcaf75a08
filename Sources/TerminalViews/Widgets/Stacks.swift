/// Views one below the other.
///
/// Views with a height of their own come first, from the top; those that stretch (a list, a
/// spacer, a frame with an upper bound) share the rows that are left.
public struct Column<Event>: View {
  private let stack: Element.Stack

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - spacing: Free rows between two views.
  ///   - alignment: Where a view stands that is narrower than the column.
  public init(
    spacing: Int = 0, alignment: HorizontalAlignment = .leading,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    stack = Element.Stack(
      axis: .vertical, spacing: Extent.clamped(spacing),
      alignment: Alignment(horizontal: alignment, vertical: .top), children: [content().element])
  }

  /// The column as a stack.
  public func node() -> Node<Event> { Node(stack) }
}

/// Views side by side.
///
/// Views with a width of their own come first, from the left; those that stretch (a spacer, a
/// list, a frame with an upper bound) share the columns that are left. So a text that shall give
/// way to what is beside it is a text with `.frame(maxWidth: .max)`.
public struct Row<Event>: View {
  private let stack: Element.Stack

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - spacing: Free columns between two views.
  ///   - alignment: Where a view stands that is lower than the row.
  public init(
    spacing: Int = 1, alignment: VerticalAlignment = .top,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    stack = Element.Stack(
      axis: .horizontal, spacing: Extent.clamped(spacing),
      alignment: Alignment(horizontal: .leading, vertical: alignment), children: [content().element]
    )
  }

  /// The row as a stack.
  public func node() -> Node<Event> { Node(stack) }
}

/// Room that takes what a stack has left, and so pushes its neighbours apart.
public struct Spacer<Event>: View {
  /// Makes a spacer.
  public init() {}

  /// The spacer as a node.
  public func node() -> Node<Event> { Node(.spacer, stretch: .along) }
}

/// A line between the views of a stack, as long as the stack is across.
public struct Divider<Event>: View {
  private let border: Border

  /// Makes a divider out of a border's lines.
  public init(_ border: Border = .plain) { self.border = border }

  /// The divider as a node.
  public func node() -> Node<Event> { Node(.divider(border), stretch: .across) }
}

/// Views on top of one another, the last in front.
///
/// A dialog is a layer that comes and goes: `if let question { Panel { … }.modal() }`.
public struct Layers<Event>: View {
  private let alignment: Alignment
  private let content: Node<Event>

  /// Makes layers; all but the first stand in the area where the alignment says.
  public init(
    alignment: Alignment = .center, @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// The layers as a node.
  public func node() -> Node<Event> {
    let content = content.element
    let layers = if case .group(let layers) = content.kind { layers } else { [content] }
    return Node(.layers(alignment, layers), stretch: .union(layers, stackedAlong: nil))
  }
}

extension Node {
  fileprivate init(_ stack: Element.Stack) {
    let members = stack.children.flatMap(\.members)
    self.init(.stack(stack), stretch: .union(members, stackedAlong: stack.axis))
  }
}
