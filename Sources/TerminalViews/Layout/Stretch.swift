package import TerminalModel

/// What can be said of a node's extents before it is laid out.
///
/// It is found once, when the node is made, from what is said of its children: a stack that
/// asks its children's children would do so at each level again.
package struct Stretch: Hashable, Sendable {
  /// Bounds of an extent, in cells.
  package typealias Bounds = ClosedRange<Int>

  /// The bounds of a width that depends on what is offered; nil where it does not.
  package var columns: Bounds?
  /// The bounds of a height that depends on what is offered; nil where it does not.
  package var rows: Bounds?
  /// Whether it takes what is left along the stack that it stands in.
  package var fillsAlong = false
  /// Whether it becomes as long as the stack that it stands in is across.
  package var fillsAcross = false

  /// Any extent at all.
  package static let any: Bounds = 0...Extent.limit

  /// Extents that are the node's own.
  package static let none = Stretch()
  /// Takes all that is offered.
  package static let both = Stretch(columns: any, rows: any)
  /// A spacer's.
  package static let along = Stretch(fillsAlong: true)
  /// A divider's.
  package static let across = Stretch(fillsAcross: true)

  /// The bounds along a stack's axis; nil where the extent is the node's own.
  package func bounds(along axis: Axis) -> Bounds? {
    if fillsAlong { return Self.any }
    switch axis {
    case .horizontal: return columns
    case .vertical: return rows
    }
  }

  /// What can be said of nodes that lie on one another, or in a stack of an axis.
  ///
  /// Groups are seen through.
  package static func union(_ nodes: [Element], stackedAlong axis: Axis?) -> Stretch {
    var union = Stretch()
    for node in nodes {
      var stretch = node.stretch
      if case .group(let members) = node.kind {
        stretch = .union(members, stackedAlong: axis)
      }
      let fillsAlong = stretch.fillsAlong ? axis : nil
      if stretch.columns != nil || fillsAlong == .horizontal { union.columns = any }
      if stretch.rows != nil || fillsAlong == .vertical { union.rows = any }
    }
    return union
  }

  /// This stretch with room of its own around it.
  package func padded(by insets: Insets) -> Stretch {
    var padded = self
    padded.columns = columns.map { $0.shifted(by: insets.horizontal) }
    padded.rows = rows.map { $0.shifted(by: insets.vertical) }
    return padded
  }
}

extension Stretch.Bounds {
  /// The cells of who has these bounds where all are filled to a level.
  fileprivate func share(atLevel level: Int) -> Int {
    Swift.min(Swift.max(level, lowerBound), upperBound)
  }

  fileprivate func shifted(by cells: Int) -> Self {
    Extent.clamped(lowerBound + cells)...Extent.clamped(upperBound + cells)
  }
}

/// Shares cells out evenly, as far as bounds allow; the first get what does not divide.
///
/// All are filled to one level, like vessels that are joined: the highest for which there are
/// cells enough.
///
/// - Returns: A share for each of the bounds, together at most the cells. Where not even the
///   lower bounds can be met, the first are served first.
package func shares(of cells: Int, among bounds: [Stretch.Bounds]) -> [Int] {
  func filled(to level: Int) -> Int {
    bounds.reduce(0) { $0 + $1.share(atLevel: level) }
  }
  var low = 0
  var high = min(max(0, cells), Extent.limit)
  while low < high {
    let middle = (low + high + 1) / 2
    if filled(to: middle) <= cells { low = middle } else { high = middle - 1 }
  }
  var left = max(0, cells)
  var shares = bounds.map { bounds in
    let served = min(bounds.share(atLevel: low), left)
    left -= served
    return served
  }
  for index in shares.indices
  where left > 0 && shares[index] < bounds[index].share(atLevel: low + 1) {
    shares[index] += 1
    left -= 1
  }
  return shares
}
