/// The known nodes of a tree, and which of them are expanded: the state of a ``Tree``.
///
/// ```swift
/// var files = Outline(["/home", "/tmp"])
/// files.expand("/tmp")
/// files.setChildren(["/tmp/a", "/tmp/b"], of: "/tmp")
/// ```
/// A node is an identity; its title and everything else about it stays in the application's state.
/// The children of a node are stated when it is expanded: at once, or when they have been read. An
/// expanded node without stated children waits for them, and is one of ``requested``.
///
/// The outline counts the rows below each expanded node. To find the node of a row takes a binary
/// search on each level, in a tree of a million nodes as in a small one. To expand or collapse a
/// node takes time linear in the number of expanded siblings on each level.
///
/// No two nodes have the same identity.
public struct Outline<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The children of a node.
  enum Content: Hashable, Sendable {
    case known([ID])
    /// They are requested.
    case loading
    /// They could not be read, for a reason.
    case failed(String)
  }

  /// A node whose children are known or requested.
  struct Branch: Hashable, Sendable {
    var place: Place
    var content: Content
    var isExpanded: Bool
    /// Those of the children that are expanded.
    var expanded = ExpandedChildren()

    /// The number of rows below the node while it is expanded: one in place of unknown children.
    var rows: Int {
      switch content {
      case .known(let children): children.count + expanded.rows
      case .loading, .failed: 1
      }
    }
  }

  /// A place in the tree.
  struct Place: Hashable, Sendable {
    /// The node above, or nil for a root.
    var parent: ID?
    /// The index among the siblings.
    var index: Int
  }

  /// The invisible node above the roots.
  var top: Branch
  /// The nodes whose children are known or requested.
  private(set) var branches: [ID: Branch] = [:]
  /// The expanded nodes whose children are not stated yet.
  ///
  /// A feedback reads them: each one stays here until its children or a failure are stated, or it
  /// is collapsed.
  public private(set) var requested: Set<ID> = []

  /// Makes an outline of nodes without parents, none of which is expanded.
  public init(_ roots: [ID] = []) {
    top = Branch(place: Place(parent: nil, index: 0), content: .known(roots), isExpanded: true)
  }

  /// Makes an outline with expanded nodes, such as those of an earlier run of the program.
  ///
  /// - Parameters:
  ///   - roots: The nodes without parents.
  ///   - expanded: The expanded nodes; those that the tree does not have are ignored.
  ///   - children: The children of an expanded node, or nil to request them.
  public init(_ roots: [ID], expanded: Set<ID>, children: (ID) -> [ID]?) {
    self.init(roots)
    guard !expanded.isEmpty else { return }
    top.expanded = addBranches(of: roots, below: nil) { id in
      guard expanded.contains(id) else { return nil }
      return (children(id).map { .known($0) } ?? .loading, true)
    }
  }

  /// Changes a node whose children are known or requested, or the one above the roots.
  mutating func changeBranch(_ id: ID?, _ change: (inout Branch) -> Void) {
    guard let id else { return change(&top) }
    guard let index = branches.index(forKey: id) else { return }
    change(&branches.values[index])
  }

  /// Stores a node, or forgets it, and notes whether it waits for its children.
  mutating func setBranch(_ branch: Branch?, of id: ID) {
    branches[id] = branch
    if case .loading = branch?.content {
      requested.insert(id)
    } else if !requested.isEmpty {
      requested.remove(id)
    }
  }

  /// Adds the branches of siblings, and of everything below them.
  ///
  /// - Returns: The siblings that are expanded.
  mutating func addBranches(
    of siblings: [ID], below parent: ID?, _ state: (ID) -> (content: Content, isExpanded: Bool)?
  ) -> ExpandedChildren {
    var expanded: [(index: Int, rows: Int)] = []
    for (index, id) in siblings.enumerated() where branches[id] == nil {
      guard let (content, isExpanded) = state(id) else { continue }
      let branch = Branch(
        place: Place(parent: parent, index: index), content: content, isExpanded: isExpanded)
      // The node is known before those below it are visited: a cycle ends there.
      setBranch(branch, of: id)
      if case .known(let children) = content {
        let below = addBranches(of: children, below: id, state)
        changeBranch(id) { $0.expanded = below }
      }
      if isExpanded { expanded.append((index, branches[id]?.rows ?? 0)) }
    }
    return ExpandedChildren(expanded)
  }
}

extension Outline.Place: Codable where ID: Codable {}
