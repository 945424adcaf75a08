/// The lines of a long text, as a balanced tree.
///
/// It is a value: a copy costs nothing, and a changed copy shares all nodes of the tree but those
/// on the path to the change. To read a line takes time proportional to the logarithm of the number
/// of all lines; to replace lines, also to the number of the old and the new ones.
package struct LineTree: Sendable {
  private(set) var root: LineNode?

  /// Makes a tree of lines, in linear time.
  package init(_ lines: [String] = []) {
    root = LineNode.tree(of: lines[...])
  }

  /// The number of lines.
  package var count: Int { root?.count ?? 0 }

  /// The number of bytes of all lines, without line ends.
  package var byteCount: Int { root?.bytes ?? 0 }

  /// The length of the longest path from the root to a leaf.
  var height: Int { root?.height ?? 0 }

  /// Whether the heights of all siblings differ by one at most (tests only).
  var isBalanced: Bool { root?.isBalanced ?? true }

  /// The line at an index from 0 to ``count`` - 1.
  package subscript(index: Int) -> String {
    guard let root, (0..<root.count).contains(index) else {
      preconditionFailure("A line has an index from 0 to \(count - 1), but not \(index).")
    }
    return root.line(at: index)
  }

  /// Replaces lines by others; to replace one line by one, it makes a new node on each level.
  package mutating func replaceSubrange(_ range: Range<Int>, with lines: [String]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "The range is outside the lines.")
    if range.count == 1, lines.count == 1 {
      root = root?.replacing(lineAt: range.lowerBound, with: lines[0])
      return
    }
    let (before, rest) = LineNode.split(root, at: range.lowerBound)
    let (_, after) = LineNode.split(rest, at: range.count)
    root = LineNode.joined(LineNode.joined(before, LineNode.tree(of: lines[...])), after)
  }

  /// Calls a closure with each line of a range, in order.
  package func forEach(in range: Range<Int>, _ body: (String) -> Void) {
    forEachLeaf(in: range) { lines, _ in lines.forEach(body) }
  }

  /// Calls a closure with the lines of a range in order, those of one leaf at a time, and with the
  /// ``LineNode/plainColumns`` of the leaf.
  func forEachLeaf(in range: Range<Int>, _ body: (ArraySlice<String>, Int) -> Void) {
    guard let root else { return }
    let range = range.clamped(to: 0..<root.count)
    var start = range.lowerBound
    while start < range.upperBound {
      let (leaf, index) = root.leaf(at: start)
      guard case .leaf(let lines) = leaf.content else { return }
      let end = min(lines.count, index + range.upperBound - start)
      body(lines[index..<end], leaf.plainColumns)
      start += end - index
    }
  }

  /// The columns of the longest line in the leaves that contain a range of lines if all lines of
  /// these leaves are printable ASCII; otherwise `Int.max`.
  func plainColumns(in range: Range<Int>) -> Int {
    var columns = 0
    forEachLeaf(in: range) { columns = max(columns, $1) }
    return columns
  }

  /// All lines, in linear time.
  package var lines: [String] {
    var lines: [String] = []
    lines.reserveCapacity(count)
    forEach(in: 0..<count) { lines.append($0) }
    return lines
  }
}
