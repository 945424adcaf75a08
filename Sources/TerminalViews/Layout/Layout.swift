public import TerminalModel

/// A container that gives its children their sizes and positions.
///
/// ```swift
/// struct Diagonal: Layout {
///   func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
///     var end = Position.origin
///     for child in children.indices {
///       let size = children.measure(child, in: proposed)
///       children.place(child, at: end)
///       end = end.offset(columns: size.columns, rows: size.rows)
///     }
///     return Size(columns: end.column, rows: end.row)
///   }
/// }
///
/// Diagonal() {
///   Text("one")
///   Text("two")
/// }
/// ```
public protocol Layout {
  /// The axes along which the container takes the cells that the other views of the stack around it
  /// leave; none by default.
  var fills: Axis.Set { get }

  /// Measures the children and places them.
  ///
  /// A child that is not placed is not shown. A child outside the container is cut off.
  ///
  /// - Parameters:
  ///   - children: The children, in the order of the views.
  ///   - proposed: The size that is proposed to the container. In a direction without a limit, as
  ///     in a ``ScrollView``, it is 1,048,576 cells, less those of padding and of the earlier views of
  ///     a stack; or 10 cells if the container fills that direction.
  /// - Returns: The size of the container; a larger one is cut to the proposed one.
  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size
}

extension Layout {
  /// None.
  public var fills: Axis.Set { [] }

  /// Makes a container of views.
  public func callAsFunction<Event>(
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) -> Node<Event> {
    Node(Element(self, content().element))
  }
}

/// The children of a container during its layout.
public struct LayoutChildren {
  /// The indices of the children.
  public var indices: Range<Int> { elements.indices }

  private let elements: [Element]
  private let paths: [ViewPath]
  private let unlimited: Axis.Set
  private var pass: LayoutPass
  private var boxes: [Box?]
  private var positions: [Position?]

  /// The directions in which a child can fill the space that is proposed to it.
  ///
  /// - Precondition: The index is one of ``indices``.
  public func fills(_ index: Int) -> Axis.Set { elements[index].stretch.fills }

  /// The places that a child takes in a grid.
  func gridCell(_ index: Int) -> GridCell { elements[index].gridCell }

  /// The spacing of the widgets in the theme around the container.
  public var metrics: ThemeMetrics { pass.metrics }

  /// Lays out a child in a space, and returns its size.
  ///
  /// The last call for a child counts. Each call lays out the views in the child again: containers
  /// that measure their children twice make nested layouts expensive.
  ///
  /// - Precondition: The index is one of ``indices``.
  /// - Parameter proposed: The space; nil for no limit, with which a child takes its natural size. An
  ///   extent of 524,288 cells or more is no limit, either, in a direction without a limit.
  public mutating func measure(_ index: Int, in proposed: Size?) -> Size {
    let size = proposed ?? Size(columns: Extent.limit, rows: Extent.limit)
    var unlimited = proposed == nil ? [.horizontal, .vertical] : self.unlimited
    if size.columns < Extent.limit / 2 { unlimited.remove(.horizontal) }
    if size.rows < Extent.limit / 2 { unlimited.remove(.vertical) }
    let proposal = LayoutPass.ProposedSize(size, unlimited: unlimited)
    let outer = (pass.path, pass.isRepeated)
    (pass.path, pass.isRepeated) = (paths[index], pass.isRepeated || boxes[index] != nil)
    let box = pass.layout(elements[index], proposal)
    (pass.path, pass.isRepeated) = outer
    boxes[index] = box
    return box.room
  }

  /// Places a child that was measured: its top left cell is at a position in the container.
  ///
  /// The last call for a child counts; the size of the child is that of its last measurement.
  ///
  /// - Precondition: The index is one of ``indices``, and ``measure(_:in:)`` was called for it.
  public mutating func place(_ index: Int, at position: Position) {
    precondition(
      boxes[index] != nil, "A layout places child \(index) before it has measured it.")
    positions[index] = position
  }

  fileprivate init(_ elements: [Element], at paths: [ViewPath], unlimited: Axis.Set) {
    self.elements = elements
    self.paths = paths
    self.unlimited = unlimited
    pass = LayoutPass(metrics: .standard)
    boxes = Array(repeating: nil, count: elements.count)
    positions = Array(repeating: nil, count: elements.count)
  }

  fileprivate mutating func exchange(_ other: inout LayoutPass) { swap(&pass, &other) }

  fileprivate var placedBoxes: [Box] {
    zip(boxes, positions).compactMap { box, position in position.flatMap { box?.placed(at: $0) } }
  }
}

extension Element {
  fileprivate init(_ layout: any Layout, _ content: Element) {
    self.init(
      .layout(layout, content),
      stretch: Stretch(filling: layout.fills, takesKeys: content.stretch.takesKeys))
  }
}

extension LayoutPass {
  /// Lays out a container that places its children by a ``Layout``.
  mutating func layout(
    _ layout: any Layout, of content: Element, _ proposal: ProposedSize
  ) -> Box {
    var elements: [Element] = []
    var paths: [ViewPath] = []
    forEachMember(of: content) { pass, member in
      elements.append(member)
      paths.append(pass.path)
    }
    var children = LayoutChildren(elements, at: paths, unlimited: proposal.unlimited)
    // The children own the pass while they are measured, so that nothing in it is copied.
    children.exchange(&self)
    let own = layout.layOut(&children, in: proposal.flexible(layout.fills))
    children.exchange(&self)
    return Box(size: own.limited(to: proposal.size), children: children.placedBoxes)
  }
}
