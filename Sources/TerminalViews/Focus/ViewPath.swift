/// Which view of a scene: the way to it from the root.
package struct ViewPath: Hashable, Sendable {
  /// One step into a view that has several.
  package enum Step: Hashable, Sendable {
    /// To the child at an index, counted with those that are not shown.
    case child(Int)
    /// To the child that was given an identity.
    case identity(String)
  }

  /// The steps from the root.
  package private(set) var steps: [Step] = []

  package mutating func append(_ step: Step) { steps.append(step) }

  package mutating func removeLast() { steps.removeLast() }

  /// Puts an identity in the place of the last step; returns the step that stood there.
  package mutating func replaceLast(with step: Step) -> Step? {
    let last = steps.popLast()
    steps.append(step)
    return last
  }

  /// Whether the other view is this one or lies in it.
  package func contains(_ other: ViewPath) -> Bool { other.steps.starts(with: steps) }

  /// The number of steps that both begin with.
  package func commonSteps(with other: ViewPath) -> Int {
    zip(steps, other.steps).prefix { $0 == $1 }.count
  }
}
