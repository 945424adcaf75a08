extension Outline {
  /// The nodes without parents.
  ///
  /// Roots that stay when others are set keep everything below them, and whether they are expanded.
  public var roots: [ID] {
    get {
      if case .known(let roots) = top.content { roots } else { [] }
    }
    set { setChildren(newValue, below: nil) }
  }

  /// Expands a node: its children are shown as they were stated last, or are requested if they were
  /// not stated.
  ///
  /// A node whose children could not be read requests them again. For a node that the outline does
  /// not have, nothing happens. A node that was never expanded is found by a search of all known
  /// nodes; ``apply(_:children:)`` first looks at the place that the change states.
  public mutating func expand(_ id: ID) { expand(id, near: nil) }

  mutating func expand(_ id: ID, near hint: Place?) {
    guard let place = place(of: id, near: hint) else { return }
    update(id) { branch in
      var branch = branch ?? Branch(place: place, content: .loading, isExpanded: true)
      branch.isExpanded = true
      if case .failed = branch.content { branch.content = .loading }
      return branch
    }
  }

  /// Collapses a node; the nodes below it stay expanded for when it is expanded again.
  ///
  /// If its children are requested, the request ends.
  public mutating func collapse(_ id: ID) {
    update(id) { branch in
      guard var branch, branch.isExpanded else { return branch }
      branch.isExpanded = false
      if case .known = branch.content { return branch }
      return nil
    }
  }

  /// States the children of a node, expanded or not.
  ///
  /// Children that it had before keep everything below them, and whether they are expanded; nodes
  /// that it no longer has are forgotten. If the children are not those of before, this takes time
  /// linear in their number and in that of all expanded nodes.
  public mutating func setChildren(_ children: [ID], of id: ID) {
    guard place(of: id, near: nil) != nil else { return }
    setChildren(children, below: id)
  }

  /// States why the children of a node could not be read; the tree shows it in their place until
  /// the node is expanded again or collapsed.
  ///
  /// Children that it had before are forgotten, with everything below them. It takes time linear in
  /// the number of all expanded nodes.
  public mutating func setFailure(_ message: String, of id: ID) {
    setContent(.failed(message), of: id)
  }

  /// Makes a change that the user has asked for.
  ///
  /// ```swift
  /// case .tree(let change): state.files.apply(change) { state.children[$0] }
  /// ```
  ///
  /// - Parameter children: The children of a node that is expanded; nil for those that were stated
  ///   last, or, if they were not stated, to request them.
  public mutating func apply(_ change: TreeChange<ID>, children: (ID) -> [ID]?) {
    switch change.kind {
    case .collapsed: collapse(change.id)
    case .expanded:
      expand(change.id, near: change.place)
      if branches[change.id] != nil, let children = children(change.id) {
        setChildren(children, below: change.id)
      }
    case .expandedSiblings: expandSiblings(of: change, children)
    }
  }

  /// Expands the siblings of a node that have children or may have some.
  private mutating func expandSiblings(of change: TreeChange<ID>, _ children: (ID) -> [ID]?) {
    guard let place = place(of: change.id, near: change.place),
      case .known(let siblings) = branch(place.parent)?.content
    else { return }
    var expanded: [(index: Int, rows: Int)] = []
    for (index, id) in siblings.enumerated() {
      if change.siblings.contains(id) {
        expandSibling(id, at: Place(parent: place.parent, index: index), children)
      }
      if let branch = branches[id], branch.isExpanded { expanded.append((index, branch.rows)) }
    }
    changeBranch(place.parent) { $0.expanded = ExpandedChildren(expanded) }
    updateAncestors(of: place.parent)
  }

  /// Expands a node, but does not update the numbers of rows that its ancestors have below them.
  private mutating func expandSibling(_ id: ID, at place: Place, _ children: (ID) -> [ID]?) {
    let last = branches[id]
    if case .known = last?.content { return changeBranch(id) { $0.isExpanded = true } }
    let known = children(id)
    // A node that was never expanded, and has no children, is left as it is.
    guard last != nil || known?.isEmpty != true else { return }
    let content = known.map { Content.known($0) } ?? .loading
    setBranch(Branch(place: place, content: content, isExpanded: true), of: id)
  }
}

extension Outline {
  private mutating func setContent(_ content: Content, of id: ID) {
    guard let place = place(of: id, near: nil) else { return }
    removeBranches(Set(branches.filter { $0.value.place.parent == id }.keys))
    update(id) { branch in
      var branch = branch ?? Branch(place: place, content: content, isExpanded: false)
      branch.content = content
      branch.expanded = ExpandedChildren()
      return branch
    }
  }

  private mutating func setChildren(_ children: [ID], below parent: ID?) {
    let known = branch(parent).flatMap { branch in
      if case .known(let children) = branch.content { children } else { nil }
    }
    guard children != known else { return }
    // Without known children, no branch is below the node.
    let old = known == nil ? [:] : branches.filter { $0.value.place.parent == parent }
    var kept: Set<ID> = []
    var expanded: [(index: Int, rows: Int)] = []
    if !old.isEmpty {
      for (index, child) in children.enumerated() where old[child] != nil {
        guard kept.insert(child).inserted else { continue }
        changeBranch(child) { $0.place.index = index }
        if let branch = branches[child], branch.isExpanded { expanded.append((index, branch.rows)) }
      }
    }
    removeBranches(Set(old.keys).subtracting(kept))
    if let parent {
      guard let place = place(of: parent, near: nil) else { return }
      update(parent) { branch in
        var branch = branch ?? Branch(place: place, content: .loading, isExpanded: false)
        branch.content = .known(children)
        branch.expanded = ExpandedChildren(expanded)
        return branch
      }
    } else {
      changeBranch(nil) { branch in
        branch.content = .known(children)
        branch.expanded = ExpandedChildren(expanded)
      }
    }
  }

  /// Forgets nodes, and everything below them.
  private mutating func removeBranches(_ ids: Set<ID>) {
    var removed = ids
    while !removed.isEmpty {
      for id in removed { setBranch(nil, of: id) }
      let orphans = branches.filter { $0.value.place.parent.map(removed.contains) ?? false }
      removed = Set(orphans.keys)
    }
  }

  /// Changes a node, and the numbers of rows that its ancestors have below them.
  private mutating func update(_ id: ID, _ change: (Branch?) -> Branch?) {
    let old = branches[id]
    let new = change(old)
    guard let place = new?.place ?? old?.place else { return }
    setBranch(new, of: id)
    let rows = new.flatMap { $0.isExpanded ? $0.rows : nil }
    changeBranch(place.parent) { $0.expanded.setRows(rows, below: place.index) }
    updateAncestors(of: place.parent)
  }

  /// Updates the numbers of rows that the ancestors of a node have below them, after a change below
  /// the node.
  private mutating func updateAncestors(of id: ID?) {
    var next = id
    while let id = next, let branch = branches[id], branch.isExpanded {
      changeBranch(branch.place.parent) {
        $0.expanded.setRows(branch.rows, below: branch.place.index)
      }
      next = branch.place.parent
    }
  }
}
