import TerminalModel

/// A part of the lines of a text, as an immutable node of a tree.
///
/// The heights of two siblings differ by one at most (an AVL tree).
final class LineNode: Sendable {
  enum Content {
    /// From 1 to ``maximumLines`` lines.
    case leaf([String])
    case branch(LineNode, LineNode)
  }

  static let maximumLines = 64

  /// The lines of a leaf; none in a branch.
  private let lines: [String]
  /// The halves of a branch; nil in a leaf.
  private let left, right: LineNode?
  /// The halves of a branch, to find a line without counting references, which would take 100
  /// instructions on each level of the tree.
  private let halves: (left: Unmanaged<LineNode>, right: Unmanaged<LineNode>, leftCount: Int)?
  let height: Int
  let count: Int
  let bytes: Int
  /// The columns of the longest line if all lines are printable ASCII; otherwise `Int.max`.
  let plainColumns: Int

  private init(leaf lines: [String], bytes: Int, plainColumns: Int) {
    self.lines = lines
    (left, right, halves) = (nil, nil, nil)
    height = 1
    count = lines.count
    self.bytes = bytes
    self.plainColumns = plainColumns
  }

  private convenience init(leaf lines: [String]) {
    self.init(
      leaf: lines, bytes: lines.reduce(0) { $0 + $1.utf8.count },
      plainColumns: Self.plainColumns(of: lines))
  }

  private init(_ left: LineNode, _ right: LineNode) {
    lines = []
    (self.left, self.right) = (left, right)
    halves = (.passUnretained(left), .passUnretained(right), left.count)
    height = max(left.height, right.height) + 1
    count = left.count + right.count
    bytes = left.bytes + right.bytes
    plainColumns = max(left.plainColumns, right.plainColumns)
  }

  private static func plainColumns(of lines: [String]) -> Int {
    var columns = 0
    for line in lines {
      guard Clusters(line).isPrintableASCII else { return .max }
      columns = max(columns, line.utf8.count)
    }
    return columns
  }

  static func tree(of lines: ArraySlice<String>) -> LineNode? {
    guard !lines.isEmpty else { return nil }
    guard lines.count > maximumLines else { return LineNode(leaf: Array(lines)) }
    let middle = lines.startIndex + lines.count / 2
    guard let left = tree(of: lines[..<middle]), let right = tree(of: lines[middle...]) else {
      return nil
    }
    return LineNode(left, right)
  }

  var content: Content {
    guard let left, let right else { return .leaf(lines) }
    return .branch(left, right)
  }

  var isBalanced: Bool {
    guard case .branch(let left, let right) = content else { return true }
    return abs(left.height - right.height) <= 1 && left.isBalanced && right.isBalanced
  }

  func line(at index: Int) -> String {
    let (leaf, index) = leaf(at: index)
    return leaf.lines[index]
  }

  /// The leaf with the line at an index, and the index of the line in it.
  func leaf(at index: Int) -> (leaf: LineNode, index: Int) {
    var (node, index) = (Unmanaged.passUnretained(self), index)
    while let halves = node._withUnsafeGuaranteedRef({ $0.halves }) {
      if index < halves.leftCount {
        node = halves.left
      } else {
        (node, index) = (halves.right, index - halves.leftCount)
      }
    }
    return (node.takeUnretainedValue(), index)
  }

  /// The same lines with another one at an index.
  func replacing(lineAt index: Int, with line: String) -> LineNode {
    if let left, let right {
      if index < left.count {
        return LineNode(left.replacing(lineAt: index, with: line), right)
      }
      return LineNode(left, right.replacing(lineAt: index - left.count, with: line))
    }
    var lines = lines
    let bytes = bytes - lines[index].utf8.count + line.utf8.count
    let old = lines[index].utf8.count
    lines[index] = line
    let columns = Clusters(line).isPrintableASCII ? line.utf8.count : .max
    let isKnown = columns >= plainColumns || old < plainColumns && plainColumns < .max
    return LineNode(
      leaf: lines, bytes: bytes,
      plainColumns: isKnown ? max(columns, plainColumns) : Self.plainColumns(of: lines))
  }

  /// The lines before an index, and the others.
  static func split(_ node: LineNode?, at index: Int) -> (LineNode?, LineNode?) {
    guard let node else { return (nil, nil) }
    if index <= 0 { return (nil, node) }
    if index >= node.count { return (node, nil) }
    switch node.content {
    case .leaf(let lines):
      return (LineNode(leaf: Array(lines[..<index])), LineNode(leaf: Array(lines[index...])))
    case .branch(let left, let right):
      if index <= left.count {
        let (before, after) = split(left, at: index)
        return (before, joined(after, right))
      }
      let (before, after) = split(right, at: index - left.count)
      return (joined(left, before), after)
    }
  }

  /// The lines of two trees, one after the other, in time proportional to the difference of their
  /// heights.
  static func joined(_ left: LineNode?, _ right: LineNode?) -> LineNode? {
    guard let left else { return right }
    guard let right else { return left }
    return merged(left, right)
  }

  private static func merged(_ left: LineNode, _ right: LineNode) -> LineNode {
    if case .leaf(let first) = left.content, case .leaf(let second) = right.content,
      first.count + second.count <= maximumLines
    {
      return LineNode(leaf: first + second)
    }
    // A leaf goes down to the leaves of the other tree, to be merged with one: otherwise each edit
    // would leave a small leaf.
    if left.height > right.height + 1 || right.height == 1,
      case .branch(let outer, let inner) = left.content
    {
      return balanced(outer, merged(inner, right))
    }
    if right.height > left.height + 1 || left.height == 1,
      case .branch(let inner, let outer) = right.content
    {
      return balanced(merged(left, inner), outer)
    }
    return LineNode(left, right)
  }

  /// Two trees whose heights differ by two at most, as one balanced tree.
  private static func balanced(_ left: LineNode, _ right: LineNode) -> LineNode {
    if left.height > right.height + 1, case .branch(let outer, let inner) = left.content {
      if inner.height <= outer.height { return LineNode(outer, LineNode(inner, right)) }
      guard case .branch(let first, let second) = inner.content else {
        return LineNode(left, right)
      }
      return LineNode(LineNode(outer, first), LineNode(second, right))
    }
    if right.height > left.height + 1, case .branch(let inner, let outer) = right.content {
      if inner.height <= outer.height { return LineNode(LineNode(left, inner), outer) }
      guard case .branch(let first, let second) = inner.content else {
        return LineNode(left, right)
      }
      return LineNode(LineNode(left, first), LineNode(second, outer))
    }
    return LineNode(left, right)
  }
}
