import TerminalModel

/// The size of the area that `frame(width:height:alignment:)` gives a view, and the position of the
/// view in it.
package struct FrameRule: Hashable, Sendable {
  /// The extent along one axis.
  package enum Rule: Hashable, Sendable {
    /// The extent of the content, but at least a minimum, and at most the proposed extent.
    case hugging(minimum: Int)
    /// A fixed extent, at most the proposed one.
    case fixed(Int)
    /// The proposed extent, at most the upper bound. A stack proposes at least the lower bound if
    /// it has as many cells.
    case flexible(Stretch.Bounds)

    /// The extent proposed to the content.
    package func offered(of cells: Int) -> Int {
      switch self {
      case .hugging: cells
      case .fixed(let extent): min(extent, cells)
      case .flexible(let bounds): min(cells, bounds.upperBound)
      }
    }

    /// The extent of the area around a content.
    package func extent(around inside: Int, offered cells: Int) -> Int {
      switch self {
      case .hugging(let minimum): min(max(inside, minimum), cells)
      case .fixed, .flexible: offered(of: cells)
      }
    }

    /// The rule along an axis without a limit, as in a scroll view.
    fileprivate var unlimited: Rule {
      switch self {
      case .hugging, .fixed: self
      case .flexible(let bounds):
        bounds.upperBound < Extent.limit
          ? .fixed(bounds.upperBound) : .hugging(minimum: bounds.lowerBound)
      }
    }

    /// Whether the extent does not depend on the content.
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
  /// The position of a smaller content, or nil to make the content as large as the area if
  /// possible.
  package var alignment: Alignment?

  /// The rule in a space that has no limit along some axes, as in a scroll view.
  ///
  /// Along such an axis, a frame with an upper bound has the extent of this bound. A frame without
  /// one, or with the bound `.max`, hugs its content: see ``Rule/hugging(minimum:)``. A fixed
  /// extent stays as it is.
  package func applied(in unlimited: Axis.Set) -> FrameRule {
    var rule = self
    if unlimited.contains(.horizontal) { rule.columns = rule.columns.unlimited }
    if unlimited.contains(.vertical) { rule.rows = rule.rows.unlimited }
    return rule
  }

  package func stretch(around inside: Stretch) -> Stretch {
    Stretch(
      columns: columns.bounds(around: inside.columns), rows: rows.bounds(around: inside.rows),
      takesKeys: inside.takesKeys)
  }
}

extension View {
  /// Gives the view a fixed width, height or both, as far as there is room.
  ///
  /// - Parameters:
  ///   - width: Columns; nil for those of the view.
  ///   - height: Rows; nil for those of the view.
  ///   - alignment: The position of the view in the area of this size. Without one, a view that
  ///     can be larger (a panel, a column, a text with an alignment of its own) fills the area.
  @inlinable
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment? = nil
  ) -> Node<Event> {
    Node(node().element.framed(width: width, height: height, alignment))
  }

  /// Gives the view bounds of its width and its height.
  ///
  /// With an upper bound, the area of the view takes the proposed extent up to this bound (`.max`:
  /// all of it), and in a stack it takes a share of the cells that the other views leave. With a
  /// lower bound alone, the area is as large as the view, but at least as large as the bound if
  /// there is room. A lower bound wins over a smaller upper bound.
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

  /// Puts the view at a position in the whole available area.
  @inlinable
  public func aligned(_ alignment: Alignment) -> Node<Event> {
    frame(maxWidth: .max, maxHeight: .max, alignment: alignment)
  }

  /// Puts the view at a position in the whole available width.
  @inlinable
  public func aligned(horizontally alignment: HorizontalAlignment) -> Node<Event> {
    frame(maxWidth: .max, alignment: Alignment(horizontal: alignment, vertical: .top))
  }

  /// Puts the view at a position in the whole available height.
  @inlinable
  public func aligned(vertically alignment: VerticalAlignment) -> Node<Event> {
    frame(maxHeight: .max, alignment: Alignment(horizontal: .leading, vertical: alignment))
  }

  /// Puts the view in the center of the whole available area.
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
