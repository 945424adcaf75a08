/// One started instance of an effect, told from every other one of its loop.
///
/// A run belongs to a feedback and a key; the generation tells it from the runs before and after
/// it in the same place.
public struct RunID: Hashable, Sendable {
  /// The place of its feedback among those of the loop.
  @inlinable package var feedback: Int { Int(feedbackNumber) }
  /// Its place among the feedback's runs, which later runs may take again.
  @inlinable package var index: Int { Int(place) }
  @usableFromInline let feedbackNumber: Int32
  @usableFromInline let place: Int32
  /// Counts all runs of a loop, from 1.
  @usableFromInline package let generation: Int

  @inlinable
  package init(feedback: Int, index: Int, generation: Int) {
    feedbackNumber = Int32(truncatingIfNeeded: feedback)
    place = Int32(truncatingIfNeeded: index)
    self.generation = generation
  }
}

/// Which of the requests of one feedback a run fulfils.
///
/// The feedback of a child in a collection has the child's identity before its own keys.
public struct RunKey: Hashable, Sendable {
  /// From the outermost collection inwards; nil where there is one request at a time.
  private let path: [any Hashable & Sendable]?

  /// The key of a feedback that makes one request at a time.
  public static let only = RunKey(path: nil)

  /// The key of one among many requests.
  public init(_ element: some Hashable & Sendable) {
    path = [element]
  }

  private init(path: [any Hashable & Sendable]?) {
    self.path = path
  }

  /// The elements, from the outermost collection inwards: the identities of children, and then the
  /// key of the request if there are many.
  public var elements: [any Hashable & Sendable] { path ?? [] }

  /// Whether it is the key of a feedback that makes one request at a time.
  @usableFromInline var isOnly: Bool { path == nil }

  /// The key of the same request where the feedback belongs to one child among many.
  package func of(_ child: some Hashable & Sendable) -> RunKey {
    RunKey(path: [child] + (path ?? []))
  }

  /// Whether two keys mean the same request.
  public static func == (left: RunKey, right: RunKey) -> Bool {
    guard let left = left.path, let right = right.path else {
      return left.isOnly && right.isOnly
    }
    return left.count == right.count && left.indices.allSatisfy { areEqual(left[$0], right[$0]) }
  }

  private static func areEqual(_ left: some Hashable, _ right: some Hashable) -> Bool {
    AnyHashable(left) == AnyHashable(right)
  }

  /// Feeds the key into a hasher.
  public func hash(into hasher: inout Hasher) {
    for element in path ?? [] { element.hash(into: &hasher) }
  }
}

extension RunKey: CustomStringConvertible {
  /// The elements of the key with slashes between; empty for the only one.
  public var description: String { (path ?? []).map { "\($0)" }.joined(separator: "/") }
}

/// A run in words: whose it is, and which of its requests it fulfils.
public struct RunDescription: Hashable, Sendable {
  /// The name of its feedback.
  public let feedback: String
  /// Which of the feedback's requests it fulfils.
  public let key: RunKey
  package let run: RunID

  @usableFromInline
  init(feedback: String, key: RunKey, run: RunID) {
    self.feedback = feedback
    self.key = key
    self.run = run
  }
}

extension RunDescription: CustomStringConvertible {
  /// The feedback's name and, among many requests, the key.
  public var description: String { key == .only ? feedback : "\(feedback)[\(key)]" }
}
