/// The identity of a run, which is one started effect of a loop.
///
/// A run belongs to a feedback and a key. The generation distinguishes it from earlier and later
/// runs with the same index.
@usableFromInline
package struct RunID: Hashable, Sendable {
  /// The index of its feedback.
  @inlinable package var feedback: Int { Int(feedbackNumber) }
  /// The index of its record in the feedback's ledger, which later runs may use again.
  @inlinable package var index: Int { Int(recordNumber) }
  @usableFromInline let feedbackNumber: Int32
  @usableFromInline let recordNumber: Int32
  /// The number of the run in its loop, from 1.
  @usableFromInline package let generation: Int

  @inlinable
  package init(feedback: Int, index: Int, generation: Int) {
    feedbackNumber = Int32(truncatingIfNeeded: feedback)
    recordNumber = Int32(truncatingIfNeeded: index)
    self.generation = generation
  }
}

/// The key that distinguishes the requests of one feedback.
///
/// For a child in a collection, the key begins with the child's identity.
public struct RunKey: Hashable, Sendable {
  /// The elements from the outermost collection inwards, or nil for ``only``.
  private let path: [any Hashable & Sendable]?

  /// The key of a run whose feedback has one request at a time and belongs to no child in a
  /// collection.
  public static let only = RunKey(path: nil)

  /// The key of one of many requests.
  public init(_ element: some Hashable & Sendable) {
    path = [element]
  }

  private init(path: [any Hashable & Sendable]?) {
    self.path = path
  }

  /// The elements, from the outermost collection inwards: the identities of children, and then the
  /// key of the request if there are many.
  public var elements: [any Hashable & Sendable] { path ?? [] }

  /// Whether it is ``only``.
  @usableFromInline var isOnly: Bool { path == nil }

  /// The key that begins with the identity of a child in a collection, followed by this key.
  package func of(_ child: some Hashable & Sendable) -> RunKey {
    RunKey(path: [child] + (path ?? []))
  }

  /// Whether two keys mean the same request: their elements are equal as `AnyHashable` values, so
  /// that the types of two equal numbers do not matter.
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
    for element in path ?? [] { Self.hash(element, into: &hasher) }
  }

  private static func hash(_ element: some Hashable, into hasher: inout Hasher) {
    AnyHashable(element).hash(into: &hasher)
  }
}

extension RunKey: CustomStringConvertible {
  /// The elements of the key with slashes between them; empty for ``only``.
  public var description: String { (path ?? []).map { "\($0)" }.joined(separator: "/") }
}

/// The feedback and the key of a run (a started ``Effect``).
public struct RunDescription: Hashable, Sendable {
  /// The name of its feedback.
  public let feedback: String
  /// The key of its request.
  public let key: RunKey
  package let run: RunID
  /// The number of the run in its loop, from 1.
  package var generation: Int { run.generation }

  @usableFromInline
  init(feedback: String, key: RunKey, run: RunID) {
    self.feedback = feedback
    self.key = key
    self.run = run
  }
}

extension RunDescription: CustomStringConvertible {
  /// The feedback's name, followed by the key unless that is ``RunKey/only``: "download[7]".
  public var description: String { key == .only ? feedback : "\(feedback)[\(key)]" }
}
