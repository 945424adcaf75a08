import TerminalModel

/// The focus scopes of a scene, and the identities of views in them.
extension Routes {
  /// A part of the view in which the application sets and observes the focus.
  package struct ScopeOfFocus {
    package let scope: FocusScope
    let id: FocusScopeID
    /// The indices of the targets in it.
    package internal(set) var targets: Range<Int>
    /// The identities that views in it have, but not in an inner scope, inner before outer.
    var ids: [FocusIDPlace]
  }

  /// A view with an identity for the focus.
  struct FocusIDPlace {
    let id: ViewIdentity
    /// The indices of the targets in it.
    var targets: Range<Int>
  }

  /// Visits the views in a focus scope.
  ///
  /// - Returns: The views with an identity that belong to the scope. A scope of the first control, as
  ///   a form has, leaves them to the scope around it.
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

  /// The identity of a target for a focus scope around it: of the innermost view that belongs to the
  /// scope or, if there is none, of the innermost view of all.
  func focusID(of target: Int, in scope: ScopeOfFocus) -> ViewIdentity? {
    scope.ids.first { $0.targets.contains(target) }?.id ?? targets[target].focusID
  }
}
