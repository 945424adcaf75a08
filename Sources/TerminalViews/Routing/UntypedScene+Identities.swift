extension UntypedScene {
  /// Identities of the controls in the scene, and of those that the application requests the focus
  /// for; without numbers and names.
  package var identities: [ViewIdentity] {
    let targets = routes.targets + routes.coveredTargets
    let steps = targets.flatMap(\.path.steps).compactMap { step -> ViewIdentity? in
      if case .identity(let identity) = step { identity } else { nil }
    }
    return (steps + routes.focusScopes.compactMap(\.scope.requested)).filter { identity in
      if case .value = identity { true } else { false }
    }
  }
}
