import TerminalModel

/// The first of several views that fits into the proposed size, or the last one if none does.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("Downloading the list of films")
///   Text("Downloading")
///   Spinner(frame: state.step)
/// }
/// ```
/// A view fits if its natural size does: its size in a space without limits, in which texts are not
/// wrapped. There, a view that takes the remaining cells, such as a ``List``, has 10 columns and
/// 10 rows, and a ``Spacer`` has none. If one of the views takes the remaining cells, so does the
/// ``ViewThatFits``.
public struct ViewThatFits<Event>: View {
  private let choice: Choice
  private let content: Node<Event>

  /// Makes a view that shows one of several; they are listed from the largest to the smallest.
  ///
  /// - Parameter axes: The directions in which a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    self.content = content()
    choice = Choice(axes: axes, fills: self.content.element.stretch.fills)
  }

  /// The view as a node.
  public func node() -> Node<Event> {
    return choice { content }
  }

  private struct Choice: Layout {
    let axes: Axis.Set
    let fills: Axis.Set

    func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
      guard let last = children.indices.last else { return .zero }
      let first = children.indices.dropLast().first { child in
        let natural = children.measure(child, in: nil)
        return (!axes.contains(.horizontal) || natural.columns <= proposed.columns)
          && (!axes.contains(.vertical) || natural.rows <= proposed.rows)
      }
      let size = children.measure(first ?? last, in: proposed)
      children.place(first ?? last, at: .origin)
      return size
    }
  }
}
