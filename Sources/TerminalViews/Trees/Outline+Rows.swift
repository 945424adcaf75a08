extension Outline {
  /// The number of rows.
  public var rowCount: Int { top.rows }

  /// Whether a node is expanded; it has a row if the nodes above it are expanded, too.
  public func isExpanded(_ id: ID) -> Bool { branches[id]?.isExpanded ?? false }

  /// The expanded nodes, also those below collapsed ones.
  public var expanded: Set<ID> { Set(branches.filter { $0.value.isExpanded }.keys) }

  /// The children of a node, or nil if they are not stated.
  public func children(of id: ID) -> [ID]? {
    guard case .known(let children) = branches[id]?.content else { return nil }
    return children
  }

  /// The node of a row, or nil if there is no such row, or if it is in place of unknown children.
  public func id(atRow row: Int) -> ID? {
    guard (0..<rowCount).contains(row), case .node(let id) = self.row(row).content else {
      return nil
    }
    return id
  }

  /// The row of a node, or nil if it is below a collapsed node, or not known.
  ///
  /// A node that was never expanded is found by a search of all known nodes.
  public func row(of id: ID) -> Int? { place(of: id, near: nil).flatMap { row(at: $0) } }

  func branch(_ id: ID?) -> Branch? { id.map { branches[$0] } ?? top }

  /// The place of a node, or nil if there is no such node.
  ///
  /// - Parameter hint: The place where it is searched first.
  func place(of id: ID, near hint: Place?) -> Place? {
    if let branch = branches[id] { return branch.place }
    if let hint, child(at: hint) == id { return hint }
    if let index = top.index(of: id) { return Place(parent: nil, index: index) }
    for (parent, branch) in branches {
      if let index = branch.index(of: id) { return Place(parent: parent, index: index) }
    }
    return nil
  }

  private func child(at place: Place) -> ID? {
    guard case .known(let children) = branch(place.parent)?.content,
      children.indices.contains(place.index)
    else { return nil }
    return children[place.index]
  }

  /// The row at a place, or nil if a node above it is not expanded.
  func row(at place: Place) -> Int? {
    var (row, next) = (0, place)
    while true {
      guard let branch = branch(next.parent), branch.isExpanded else { return nil }
      row += next.index + branch.expanded.rows(before: next.index)
      guard next.parent != nil else { return row }
      row += 1
      next = branch.place
    }
  }

  /// The row at an index.
  ///
  /// - Precondition: The index is from 0 to below ``rowCount``.
  func row(_ row: Int) -> OutlineRow<ID> {
    var (branch, parent, row) = (top, ID?.none, row)
    var continues: [Bool] = []
    while true {
      guard case .known(let children) = branch.content else {
        continues.append(false)
        return OutlineRow(
          content: branch.placeholder, place: Place(parent: parent, index: 0),
          continues: continues)
      }
      let found = branch.expanded.child(atRow: row)
      continues.append(found.index < children.count - 1)
      let id = children[found.index]
      guard let below = found.below, let next = branches[id] else {
        return OutlineRow(
          content: .node(id), place: Place(parent: parent, index: found.index),
          continues: continues)
      }
      (branch, parent, row) = (next, id, below)
    }
  }
}

/// A row of a tree.
struct OutlineRow<ID: Hashable & Sendable> {
  enum Content: Hashable {
    case node(ID)
    /// In place of children that are requested.
    case loading
    /// In place of children that could not be read, for a reason.
    case failed(String)
  }

  let content: Content
  let place: Outline<ID>.Place
  /// For each node above it, from the root down, and for itself, whether siblings follow.
  let continues: [Bool]

  /// The node, or nil for a row in place of unknown children.
  var id: ID? { if case .node(let id) = content { id } else { nil } }

  /// The number of nodes above it.
  var depth: Int { continues.count - 1 }
}

extension Outline.Branch {
  fileprivate func index(of id: ID) -> Int? {
    guard case .known(let children) = content else { return nil }
    return children.firstIndex(of: id)
  }

  fileprivate var placeholder: OutlineRow<ID>.Content {
    if case .failed(let message) = content { .failed(message) } else { .loading }
  }
}
