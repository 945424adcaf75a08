import TerminalModel

extension LineTree: Hashable {
  /// Whether both have the same lines.
  ///
  /// Copies take constant time; of edited copies, only the lines of the changed nodes are compared.
  package static func == (left: LineTree, right: LineTree) -> Bool {
    guard left.root !== right.root else { return true }
    guard left.count == right.count, left.byteCount == right.byteCount else { return false }
    return left.commonBeginning(with: right) == left.count
  }

  /// Hashes only the number of lines and the number of their bytes, in constant time.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(byteCount)
  }

  /// Whether both are copies of one value, found in constant time.
  func isCopy(of other: LineTree) -> Bool { root === other.root }

  /// The number of lines at the beginning that are equal; shared nodes are not read.
  func commonBeginning(with other: LineTree) -> Int {
    LineNode.commonBeginning(root, other.root)
  }

  /// The number of lines at the end that are equal; shared nodes are not read.
  func commonEnd(with other: LineTree) -> Int { LineNode.commonEnd(root, other.root) }

  /// The number of nodes that another tree does not share (tests only).
  func ownNodeCount(besides other: LineTree) -> Int {
    var shared: Set<ObjectIdentifier> = []
    other.root?.forEachNode { _ = shared.insert(ObjectIdentifier($0)) }
    var count = 0
    root?.forEachNode { count += shared.contains(ObjectIdentifier($0)) ? 0 : 1 }
    return count
  }
}

extension LineNode {
  static func commonBeginning(_ one: LineNode?, _ other: LineNode?) -> Int {
    guard let one, let other else { return 0 }
    guard one !== other else { return one.count }
    switch (one.content, other.content) {
    case (.leaf(let lines), .leaf(let others)):
      return zip(lines, others).prefix { $0.hasSameBytes(as: $1) }.count
    case (.leaf, .branch):
      return commonBeginning(other, one)
    case (.branch(let left, let right), _):
      let (before, after) = split(other, at: left.count)
      let common = commonBeginning(left, before)
      return common < left.count ? common : common + commonBeginning(right, after)
    }
  }

  static func commonEnd(_ one: LineNode?, _ other: LineNode?) -> Int {
    guard let one, let other else { return 0 }
    guard one !== other else { return one.count }
    switch (one.content, other.content) {
    case (.leaf(let lines), .leaf(let others)):
      return zip(lines.reversed(), others.reversed()).prefix { $0.hasSameBytes(as: $1) }.count
    case (.leaf, .branch):
      return commonEnd(other, one)
    case (.branch(let left, let right), _):
      let (before, after) = split(other, at: other.count - right.count)
      let common = commonEnd(right, after)
      return common < right.count ? common : common + commonEnd(left, before)
    }
  }

  fileprivate func forEachNode(_ body: (LineNode) -> Void) {
    body(self)
    guard case .branch(let left, let right) = content else { return }
    left.forEachNode(body)
    right.forEachNode(body)
  }
}
