import TerminalModel

/// The extents a frame has, whatever is in it, and where in the frame that stands.
package struct FrameRule: Hashable, Sendable {
  /// The extent along one axis.
  package enum Rule: Hashable, Sendable {
    /// That of what is inside, but at least so much.
    case hugging(minimum: Int)
    /// This one, as far as there is room.
    case fixed(Int)
    /// All that is offered, between bounds.
    case flexible(Stretch.Bounds)

    /// What is offered to what is inside.
    package func offered(of cells: Int) -> Int {
      switch self {
      case .hugging: cells
      case .fixed(let extent): min(extent, cells)
      case .flexible(let bounds): min(cells, bounds.upperBound)
      }
    }

    /// The extent around something inside.
    package func extent(around inside: Int, offered cells: Int) -> Int {
      switch self {
      case .hugging(let minimum): min(max(inside, minimum), cells)
      case .fixed, .flexible: offered(of: cells)
      }
    }

    /// Whether the extent is known before what is inside is laid out.
    package var isImposed: Bool {
      switch self {
      case .hugging: false
      case .fixed, .flexible: true
      }
    }

    fileprivate func bounds(around inside: Stretch.Bounds?) -> Stretch.Bounds? {
      switch self {
      case .hugging(let minimum):
        inside.map { max(minimum, $0.lowerBound)...max(minimum, $0.upperBound) }
      case .fixed: nil
      case .flexible(let bounds): bounds
      }
    }
  }

  package var columns: Rule = .hugging(minimum: 0)
  package var rows: Rule = .hugging(minimum: 0)
  /// Where a smaller view stands; nil where it is made as large as the frame if it can be.
  package var alignment: Alignment?

  package func stretch(around inside: Stretch) -> Stretch {
    Stretch(
      columns: columns.bounds(around: inside.columns), rows: rows.bounds(around: inside.rows))
  }
}

extension View {
  /// A width, a height or both that do not depend on what is inside.
  ///
  /// - Parameters:
  ///   - width: Columns; nil for those of the view.
  ///   - height: Rows; nil for those of the view.
  ///   - alignment: Where the view stands in the frame. Without one a view that can be larger
  ///     (a panel, a column, a text with an alignment of its own) fills the frame.
  @inlinable
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment? = nil
  ) -> Node<Event> {
    Node(node().element.framed(width: width, height: height, alignment))
  }

  /// Bounds of the width and the height.
  ///
  /// With an upper bound the frame takes what is offered up to it (`.max` for all) and shares
  /// what a stack has left with its neighbours; with a lower bound alone it is at least so large.
  @inlinable
  public func frame(
    minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil, maxHeight: Int? = nil,
    alignment: Alignment? = nil
  ) -> Node<Event> {
    Node(
      node().element.framed(
        minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
        alignment))
  }

  /// A place in all the room that there is.
  @inlinable
  public func aligned(_ alignment: Alignment) -> Node<Event> {
    frame(maxWidth: .max, maxHeight: .max, alignment: alignment)
  }

  /// A place in all the columns that there are.
  @inlinable
  public func aligned(horizontally alignment: HorizontalAlignment) -> Node<Event> {
    frame(maxWidth: .max, alignment: Alignment(horizontal: alignment, vertical: .top))
  }

  /// A place in all the rows that there are.
  @inlinable
  public func aligned(vertically alignment: VerticalAlignment) -> Node<Event> {
    frame(maxHeight: .max, alignment: Alignment(horizontal: .leading, vertical: alignment))
  }

  /// The middle of all the room that there is.
  @inlinable
  public func centered() -> Node<Event> { aligned(.center) }
}

extension Element {
  @usableFromInline func framed(width: Int?, height: Int?, _ alignment: Alignment?) -> Element {
    framed(
      FrameRule(
        columns: width.map { .fixed(Extent.clamped($0)) } ?? .hugging(minimum: 0),
        rows: height.map { .fixed(Extent.clamped($0)) } ?? .hugging(minimum: 0),
        alignment: alignment))
  }

  @usableFromInline func framed(
    minWidth: Int?, maxWidth: Int?, minHeight: Int?, maxHeight: Int?, _ alignment: Alignment?
  ) -> Element {
    framed(
      FrameRule(
        columns: rule(minimum: minWidth, maximum: maxWidth),
        rows: rule(minimum: minHeight, maximum: maxHeight), alignment: alignment))
  }

  private func framed(_ rule: FrameRule) -> Element {
    modified(.frame(rule), stretch: rule.stretch(around: stretch))
  }
}

private func rule(minimum: Int?, maximum: Int?) -> FrameRule.Rule {
  let minimum = Extent.clamped(minimum ?? 0)
  guard let maximum else { return .hugging(minimum: minimum) }
  return .flexible(minimum...max(minimum, Extent.clamped(maximum)))
}
