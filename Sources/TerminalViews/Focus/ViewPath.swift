/// The path of a view in a scene: the steps from the root to it.
package struct ViewPath: Hashable, Sendable {
  /// A step from a view to one of its children.
  package enum Step: Hashable, Sendable, Codable {
    /// To the child at an index, which also counts children that are not shown.
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

  /// The path with another step at an index.
  func replacing(_ index: Int, with step: Step) -> ViewPath {
    var path = self
    path.steps[index] = step
    return path
  }

  /// Whether the other view is this one or inside it.
  package func contains(_ other: ViewPath) -> Bool {
    guard steps.count <= other.steps.count else { return false }
    // Steps are compared from the end, because the paths of neighbours begin with the same steps.
    return steps.indices.reversed().allSatisfy { steps[$0] == other.steps[$0] }
  }

  /// The distance between the two children at which the paths part, counted in children; `Int.max`
  /// if the step to one of the two is not an index.
  ///
  /// - Parameter count: The number of steps that both paths begin with.
  func distance(to other: ViewPath, after count: Int) -> Int {
    guard steps.indices.contains(count), other.steps.indices.contains(count),
      case .child(let own) = steps[count], case .child(let theirs) = other.steps[count]
    else { return .max }
    return abs(own - theirs)
  }

  /// The number of steps that both paths begin with.
  package func commonSteps(with other: ViewPath) -> Int {
    zip(steps, other.steps).prefix { $0 == $1 }.count
  }
}

extension ViewPath {
  // The numbers of all steps are combined to one before they are hashed: to hash each step by
  // itself took 100 instructions more.
  package func hash(into hasher: inout Hasher) {
    var digest = FNV1a()
    for step in steps {
      switch step {
      case .child(let index): digest.add(index)
      case .identity(let identity): hasher.combine(identity)
      case .footer: digest.add(-1)
      case .overlay(let index): digest.add(-2 - index)
      }
    }
    hasher.combine(digest.value)
  }

  /// A number that two paths hardly ever share.
  ///
  /// Unlike a hash value, it is the same each time the program runs.
  var fingerprint: UInt64 {
    var digest = FNV1a()
    for step in steps {
      switch step {
      case .child(let index): digest.add(index)
      case .identity(.number(let number)): digest.add(number)
      case .identity(.name(let name)): digest.add(name)
      case .identity(.value(let value)): digest.add(String(reflecting: value))
      case .footer: digest.add(-1)
      case .overlay(let index): digest.add(-2 - index)
      }
    }
    return digest.value
  }
}

/// A hash function in the manner of FNV-1a (RFC 9923), of words in place of bytes.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ text: String) { for byte in text.utf8 { add(UInt64(byte)) } }

  private mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01B3 }
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
