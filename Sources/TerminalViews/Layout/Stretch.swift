package import TerminalModel

/// How the size of a node depends on the proposed size, known before the node is laid out.
///
/// It is computed once, when the node is made, from the stretches of its children. If each stack
/// computed it during layout, nested stacks would repeat the work at each level.
package struct Stretch: Hashable, Sendable {
  /// The bounds of a width or a height, in cells, from 0 to ``Extent/limit``.
  package typealias Bounds = ClosedRange<Int>

  // Elements are made for each frame: with bounds of two machine words each, and optional, an
  // element took 72 bytes instead of 40.
  private var columnBounds = PackedBounds()
  private var rowBounds = PackedBounds()
  private var traits: Traits = []

  package init(
    columns: Bounds? = nil, rows: Bounds? = nil, fillsAlong: Bool = false,
    fillsAcross: Bool = false, takesKeys: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    if fillsAlong { traits.insert(.fillsAlong) }
    if fillsAcross { traits.insert(.fillsAcross) }
    if takesKeys { traits.insert(.takesKeys) }
  }

  /// The stretch of a view that takes the cells that the others leave along some axes.
  package init(filling axes: Axis.Set, takesKeys: Bool = false) {
    self.init(
      columns: axes.contains(.horizontal) ? Self.any : nil,
      rows: axes.contains(.vertical) ? Self.any : nil, takesKeys: takesKeys)
  }

  /// The bounds of the width of a view that shares the columns that the other views of a stack
  /// leave; nil if it takes only the columns that it needs.
  package var columns: Bounds? {
    get { traits.contains(.hasColumns) ? columnBounds.range : nil }
    set {
      traits.set(.hasColumns, newValue != nil)
      columnBounds = newValue.map(PackedBounds.init) ?? PackedBounds()
    }
  }

  /// The bounds of the height of a view that shares the rows that the other views of a stack leave;
  /// nil if it takes only the rows that it needs.
  package var rows: Bounds? {
    get { traits.contains(.hasRows) ? rowBounds.range : nil }
    set {
      traits.set(.hasRows, newValue != nil)
      rowBounds = newValue.map(PackedBounds.init) ?? PackedBounds()
    }
  }

  /// The axes along which the view takes the cells that the other views of a stack leave.
  var fills: Axis.Set {
    var axes: Axis.Set = []
    if columns != nil { axes.insert(.horizontal) }
    if rows != nil { axes.insert(.vertical) }
    return axes
  }

  /// Whether it takes the cells that the other views of a stack leave along the stack's axis.
  package var fillsAlong: Bool { traits.contains(.fillsAlong) }

  /// Whether it fills the stack's cross axis.
  package var fillsAcross: Bool { traits.contains(.fillsAcross) }

  /// Whether the view has, or may have, controls in it that take keys.
  ///
  /// Not about size; it is kept here because it is also known before layout, and combined in the
  /// same way.
  package var takesKeys: Bool { traits.contains(.takesKeys) }

  /// The stretch of this view with an overlay added; the overlay takes no cells in the layout.
  ///
  /// - Parameter takesKeys: Whether the overlay has, or may have, controls that take keys.
  package func takingKeys(_ takesKeys: Bool) -> Stretch {
    var stretch = self
    if takesKeys { stretch.traits.insert(.takesKeys) }
    return stretch
  }

  /// Any extent at all.
  package static let any: Bounds = 0...Extent.limit

  /// The stretch of a view that takes only the cells that it needs.
  package static let none = Stretch()
  /// Takes the whole proposed size.
  package static let both = Stretch(columns: any, rows: any)
  /// The stretch of a spacer.
  package static let along = Stretch(fillsAlong: true)
  /// The stretch of a divider.
  package static let across = Stretch(fillsAcross: true)

  /// The bounds along a stack's axis, or nil if the view takes only the cells that it needs.
  package func bounds(along axis: Axis) -> Bounds? {
    if fillsAlong { return Self.any }
    switch axis {
    case .horizontal: return columns
    case .vertical: return rows
    }
  }

  /// The stretch of a container of nodes: of a stack, or of layers if there is no axis.
  ///
  /// The members of a group count as nodes of the container.
  package static func union(_ nodes: [Element], stackedAlong axis: Axis?) -> Stretch {
    var union = Stretch()
    // By index: a loop over the nodes would copy each of them.
    for index in nodes.indices {
      var stretch = nodes[index].stretch
      if case .group(let members) = nodes[index].kind {
        stretch = .union(members, stackedAlong: axis)
      }
      if stretch.takesKeys { union.traits.insert(.takesKeys) }
      let fillsAlong = stretch.fillsAlong ? axis : nil
      if stretch.columns != nil || fillsAlong == .horizontal { union.columns = any }
      if stretch.rows != nil || fillsAlong == .vertical { union.rows = any }
    }
    return union
  }

  /// The stretch of this view with free cells added around it.
  package func padded(by insets: Insets) -> Stretch {
    var padded = self
    padded.columns = columns.map { $0.shifted(by: insets.horizontal) }
    padded.rows = rows.map { $0.shifted(by: insets.vertical) }
    return padded
  }

  /// Bounds in eight bytes; an optional range of `Int` takes seventeen.
  private struct PackedBounds: Hashable {
    private var lower: UInt32 = 0
    private var upper: UInt32 = 0

    init() {}

    init(_ bounds: Bounds) {
      lower = UInt32(clamping: bounds.lowerBound)
      upper = UInt32(clamping: bounds.upperBound)
    }

    var range: Bounds { Int(lower)...Int(upper) }
  }

  private struct Traits: OptionSet, Hashable {
    let rawValue: UInt8

    static let hasColumns = Traits(rawValue: 1 << 0)
    static let hasRows = Traits(rawValue: 1 << 1)
    static let fillsAlong = Traits(rawValue: 1 << 2)
    static let fillsAcross = Traits(rawValue: 1 << 3)
    static let takesKeys = Traits(rawValue: 1 << 4)

    mutating func set(_ trait: Traits, _ isSet: Bool) {
      if isSet { insert(trait) } else { remove(trait) }
    }
  }
}

extension Stretch.Bounds {
  fileprivate func shifted(by cells: Int) -> Self {
    Extent.clamped(lowerBound + cells)...Extent.clamped(upperBound + cells)
  }
}
