import TerminalModel

/// The focus scopes of a scene, and the focus identities (``View/focusID(_:)``) of views in them.
extension Routes {
  /// A part of the view in which the application sets and observes the focus.
  package struct ScopeOfFocus {
    package let scope: FocusScope
    let id: FocusScopeID
    /// The indices of the targets in it.
    package internal(set) var targets: Range<Int>
    /// The views with a focus identity in it, but not in an inner scope, inner before outer.
    var ids: [FocusIDPlace]
  }

  /// A view with a focus identity.
  struct FocusIDPlace {
    let id: ViewIdentity
    /// The indices of the targets in it.
    var targets: Range<Int>
  }

  /// Visits the views in a focus scope.
  ///
  /// - Returns: The views with a focus identity that belong to the scope: none if it is
  ///   ``FocusScope/focusesFirst``, which leaves them to the scope around it.
  mutating func visitFocusScope(
    _ scope: FocusScope, _ box: Box, at origin: Position, _ visible: Rect
  ) -> [FocusIDPlace] {
    guard !scope.focusesFirst else {
      visitChildren(of: box, at: origin, visible)
      return []
    }
    let outer = (enclosedFocusIDs, enclosingFocusID)
    (enclosedFocusIDs, enclosingFocusID) = ([], nil)
    visitChildren(of: box, at: origin, visible)
    let ids = enclosedFocusIDs ?? []
    (enclosedFocusIDs, enclosingFocusID) = outer
    return ids
  }

  /// The focus identity of a target for a scope around it: that of the innermost view that belongs
  /// to the scope or, if there is none, of the innermost view in the target's own innermost scope.
  func focusID(of target: Int, in scope: ScopeOfFocus) -> ViewIdentity? {
    scope.ids.first { $0.targets.contains(target) }?.id ?? targets[target].focusID
  }
}

/// The control that gets the focus in the place of one that is gone, also if it was in a view with
/// an identity (``View/id(_:)``).
extension Routes {
  /// The path of the view that gets the focus if a path had it before, or nil if there are no
  /// targets.
  ///
  /// It is the same path if a target is still there; otherwise that of the target whose path begins
  /// with the most steps of the old one, and of several the first whose next step has the nearest
  /// index. If a view with an identity is gone and two or more views remain in its container, it is
  /// a target in the view that is now at its place, or in the last view if that place is empty: the
  /// target at the same path in it, or else its first. For nil, it is that of the first target.
  /// Only targets that accept the focus count.
  ///
  /// - Parameter rank: The ``rank(of:)`` of the old path in the previous layout; 0 if unknown.
  package func focus(after path: ViewPath?, rank: Int) -> ViewPath? {
    if let path, focusIndex(at: path) != nil { return path }
    let candidates = targets.lazy.filter(\.acceptsFocus)
    guard let path else { return candidates.first?.path }
    let nearest = candidates.map(\.path).min { left, right in
      let (own, other) = (left.commonSteps(with: path), right.commonSteps(with: path))
      guard own == other else { return own > other }
      return left.distance(to: path, after: own) < right.distance(to: path, after: own)
    }
    guard let nearest, let index = path.lastIdentity, nearest.commonSteps(with: path) == index
    else { return nearest }
    let siblings = self.siblings(ofStep: index, in: path)
    // A single view may have replaced the one that is gone, as one dialog replaces another.
    guard siblings.count > 1 else { return nearest }
    let sibling = siblings[min(rank, siblings.count - 1)]
    let place = path.replacing(index, with: sibling)
    let candidate = focusIndex(at: place) == nil ? place.prefix(index + 1) : place
    return candidates.map(\.path).first(where: candidate.contains)
  }

  /// The number of views before the innermost view with an identity around a path, in the same
  /// container; 0 without such a view.
  ///
  /// Only views with targets that accept the focus count.
  func rank(of path: ViewPath?) -> Int {
    guard let path, let index = path.lastIdentity else { return 0 }
    return siblings(ofStep: index, in: path).firstIndex(of: path.steps[index]) ?? 0
  }

  /// The steps from the container at an index of a path to those of its views that have targets
  /// that accept the focus, in the order of the targets.
  private func siblings(ofStep index: Int, in path: ViewPath) -> [ViewPath.Step] {
    let container = path.prefix(index)
    var steps: [ViewPath.Step] = []
    for target in targets
    where target.acceptsFocus && target.path.steps.count > index && container.contains(target.path)
      && target.path.steps[index] != steps.last
    {
      steps.append(target.path.steps[index])
    }
    return steps
  }
}

extension ViewPath {
  /// The index of the step to the innermost view with an identity, or nil if there is none.
  fileprivate var lastIdentity: Int? {
    var index = steps.count
    while index > 0 {
      index -= 1
      if case .identity = steps[index] { return index }
    }
    return nil
  }
}
