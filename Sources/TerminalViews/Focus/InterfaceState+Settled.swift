extension Routes {
  /// The path of the control with the focus if it has the given identity in a focus scope, or else
  /// of the first control with this identity that accepts the focus; with
  /// ``FocusScope/focusesFirst``, of the first one that accepts the focus.
  fileprivate func path(
    ofFocus id: ViewIdentity, in scope: ScopeOfFocus, focus: ViewPath?
  ) -> ViewPath? {
    guard !scope.scope.focusesFirst else {
      return scope.targets.first { targets[$0].acceptsFocus }.map { targets[$0].path }
    }
    let isNamed = { (index: Int) in
      scope.targets.contains(index) && focusID(of: index, in: scope) == id
    }
    if let focus, let index = focusIndex(at: focus), isNamed(index) { return focus }
    return scope.targets.first { targets[$0].acceptsFocus && isNamed($0) }.map { targets[$0].path }
  }
}

extension InterfaceState {
  /// Whether the application requests another focus than in the previous layout.
  package func hasNewFocusRequest(in routes: Routes) -> Bool {
    routes.focusScopes.contains { scope in
      scope.scope.requested.map { values.focusRequests[scope.id] != $0 } ?? false
    }
  }

  /// The interface state after a layout, without views that are gone.
  ///
  /// If the view with the focus is gone, the control that a focus scope with changes around it names
  /// has the focus, or else the nearest one in the tree of views. If it is disabled, the nearest one has it.
  /// When a modal view goes, the focus returns to the view that had it before. The focus also
  /// returns to a control that was disabled and is enabled again, unless the focus was moved meanwhile. If
  /// another page, such as that of a tab, replaces the one with the focus, the focus goes to the
  /// control that had it last in the new page.
  ///
  /// - Parameters:
  ///   - memories: The memories of the controls in the scene.
  ///   - rows: The paths of the views that consist of rows, and of hidden views. A control in a row
  ///     or a view that is not shown keeps its memory.
  ///   - pages: The shown pages. A control in a page that is not shown and can return keeps its
  ///     memory.
  package func settled(
    for routes: Routes, memories: [ViewPath: StoredMemory], rows: [ViewPath],
    pages: [ShownPage] = []
  ) -> InterfaceState {
    var settled = InterfaceState()
    settled.memories = memories
    if !rows.isEmpty || !pages.isEmpty {
      for (path, memory) in self.memories where memories[path] == nil {
        // A path in `rows` can be that of a list, which has a memory itself. The list was laid out:
        // if `memories` has no entry for it, its memory is like new, and the old one is not kept.
        if rows.contains(where: { $0 != path && $0.contains(path) }) || pages.keep(path) {
          settled.memories[path] = memory
        }
      }
    }
    guard
      routes.isModal || routes.keyMenu != nil || rest != .new || !routes.focusScopes.isEmpty
        || !pages.isEmpty
    else {
      settled.focus = routes.focus(after: focus, rank: focusRank)
      settled.focusRank = routes.rank(of: settled.focus)
      settled.suspend(focus, nil, routes)
      return settled
    }
    let old = values
    var new = Values()
    new.capture = old.capture.flatMap { routes.index(at: $0.path) == nil ? nil : $0 }
    if let drag = new.capture?.drag { new.capture?.drag = drag.settled(in: routes) }
    if old.isDragging, !new.isDragging { settled.memories.endDrag(in: routes) }
    new.hovered = old.hovered.flatMap { routes.index(at: $0) == nil ? nil : $0 }
    new.menu = routes.keyMenu.map { routes.targets[$0.owner].path }
    new.selection = old.selection.flatMap { routes.selects($0.area) ? $0 : nil }
    new.covered = old.covered
    new.pageFocus = old.pageFocus
    // The page with the focus is replaced, or the one to which the focus would return now.
    let ownTurn = new.pageFocus.settle(
      pages: pages, focus: focus, covered: &new.covered, routes)
    let uncovered = new.covered.settle(for: routes, focus: focus)
    let turned =
      ownTurn
      ?? uncovered.flatMap {
        new.pageFocus.settle(pages: pages, focus: $0, covered: &new.covered, routes)
      }
    let previous =
      turned ?? old.suspended?.restored(in: routes, focus: uncovered ?? focus) ?? uncovered ?? focus
    settled.focus = routes.focus(after: previous, rank: previous == focus ? focusRank : 0)
    var isRequested = false
    // A page that returns has the focus that it had before. So that its focus scopes do not request
    // the focus again then, their last requests are kept.
    new.focusRequests = pages.isEmpty ? [:] : old.focusRequests.filter { pages.keep($0.key.path) }
    // The path of a focused control that is gone, such as one that has moved into another container.
    let lost = previous.flatMap { path in
      let isShown = routes.focusIndex(at: path) != nil || routes.isDisabled(path)
      let isKept = pages.keep(path) || routes.coveredTargets.contains { $0.path == path }
      return isShown || isKept ? nil : path
    }
    for scope in routes.focusScopes {
      guard let requested = scope.scope.requested else { continue }
      // With `changes`, the application knows the focus, so that it names the control that is gone.
      let isLost =
        !isRequested && scope.scope.changes != nil && lost.map(scope.id.path.contains) == true
      if old.focusRequests[scope.id] != requested || isLost {
        guard
          let path = routes.path(ofFocus: requested, in: scope, focus: settled.focus)
        else { continue }
        settled.focus = path
        isRequested = true
      }
      new.focusRequests[scope.id] = requested
    }
    settled.focusRank = routes.rank(of: settled.focus)
    // Pending keys are dropped when the focus moves: the next key does not continue them.
    if settled.focus == focus { new.pendingKeys = old.pendingKeys }
    new.help = old.help
    new.tooltip = old.tooltip.flatMap { routes.keeps($0, focus: settled.focus) ? $0 : nil }
    settled.values = new
    if !isRequested { settled.suspend(previous, old.suspended, routes) }
    return settled
  }
}
