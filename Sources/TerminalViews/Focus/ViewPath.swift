/// The path of a view in a scene: the steps from the root to it.
package struct ViewPath: Hashable, Sendable {
  /// A step from a view to one of its children.
  package enum Step: Hashable, Sendable, Codable {
    /// To the child at an index; children that are not shown count.
    case child(Int)
    /// To the child with an identity.
    case identity(ViewIdentity)
    /// To the view after the last row of a list.
    case footer
    /// To one of the overlays of the view, counted from the innermost modifier.
    case overlay(Int)
  }

  /// The steps from the root.
  package private(set) var steps: [Step] = []

  package init() {}

  package mutating func append(_ step: Step) { steps.append(step) }

  package mutating func removeLast() { steps.removeLast() }

  /// Replaces the last step; returns the old one, or nil if there was none.
  package mutating func replaceLast(with step: Step) -> Step? {
    let last = steps.popLast()
    steps.append(step)
    return last
  }

  /// Whether the other view is this one or inside it.
  package func contains(_ other: ViewPath) -> Bool { other.steps.starts(with: steps) }

  /// The number of steps that both paths begin with.
  package func commonSteps(with other: ViewPath) -> Int {
    zip(steps, other.steps).prefix { $0 == $1 }.count
  }
}

extension ViewPath: CustomStringConvertible {
  /// The steps, such as `0 › "films" › 3`.
  package var description: String {
    steps.map { step in
      switch step {
      case .child(let index): "\(index)"
      case .identity(let id): String(reflecting: id.base)
      case .footer: "footer"
      case .overlay(let index): "overlay \(index)"
      }
    }.joined(separator: " › ")
  }
}

extension ViewPath: Codable {
  package init(from decoder: any Decoder) throws {
    steps = try decoder.singleValueContainer().decode([Step].self)
  }

  package func encode(to encoder: any Encoder) throws {
    for case .identity(let id) in steps where !id.isCodable {
      throw EncodingError.invalidValue(
        id.base,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "The view at \(self) has an identity that is not Codable."))
    }
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }
}
