/// A part of the annotations of a document, as an immutable node of a tree.
///
/// An annotation is stored with its distance from the end of the one before it, so that an edit
/// moves all annotations behind it by changing one distance. The heights of two siblings differ by
/// one at most (an AVL tree).
final class AnnotationNode: Sendable {
  /// An annotation in the sequence.
  struct Entry: Hashable, Sendable {
    var content: AnnotationContent
    /// The distance from the end of the annotation before it, or from the start of the text.
    var gap: ByteOffset
    var length: ByteOffset
  }

  let left: AnnotationNode?
  let entry: Entry
  let right: AnnotationNode?
  let height: Int
  let count: Int
  /// The distance from the end of the annotation before the first one to the end of the last one.
  let extent: ByteOffset

  private init(_ left: AnnotationNode?, _ entry: Entry, _ right: AnnotationNode?) {
    (self.left, self.entry, self.right) = (left, entry, right)
    height = max(left.height, right.height) + 1
    count = left.count + 1 + right.count
    extent = left.extent + entry.gap + entry.length + right.extent
  }

  var isBalanced: Bool {
    abs(left.height - right.height) <= 1 && left?.isBalanced != false && right?.isBalanced != false
  }

  /// The number of entries at the beginning whose ranges satisfy a condition.
  ///
  /// If the condition is true for an entry, it has to be true for all entries before it.
  ///
  /// - Parameter start: The place in the text where the sequence of entries begins.
  func count(from start: ByteOffset, while isBefore: (Range<ByteOffset>) -> Bool) -> Int {
    let lower = start + left.extent + entry.gap
    let upper = lower + entry.length
    guard isBefore(lower..<upper) else { return left?.count(from: start, while: isBefore) ?? 0 }
    return left.count + 1 + (right?.count(from: upper, while: isBefore) ?? 0)
  }

  /// Calls a closure with the entries at some indices and their ranges.
  ///
  /// - Parameter start: The place in the text where the sequence of entries begins.
  func forEach(
    in indices: Range<Int>, from start: ByteOffset, _ body: (Entry, Range<ByteOffset>) -> Void
  ) {
    let indices = indices.clamped(to: 0..<count)
    guard !indices.isEmpty else { return }
    left?.forEach(in: indices, from: start, body)
    let (own, lower) = (left.count, start + left.extent + entry.gap)
    let upper = lower + entry.length
    if indices.contains(own) { body(entry, lower..<upper) }
    let first = max(0, indices.lowerBound - own - 1)
    right?.forEach(in: first..<max(first, indices.upperBound - own - 1), from: upper, body)
  }

  /// The same sequence with a change of the entry at an index.
  func replacing(_ index: Int, _ change: (inout Entry) -> Void) -> AnnotationNode {
    if index < left.count {
      return AnnotationNode(left?.replacing(index, change), entry, right)
    }
    if index > left.count {
      return AnnotationNode(left, entry, right?.replacing(index - left.count - 1, change))
    }
    var entry = entry
    change(&entry)
    return AnnotationNode(left, entry, right)
  }

  /// The entries before an index, and the others.
  static func split(
    _ node: AnnotationNode?, at index: Int
  ) -> (AnnotationNode?, AnnotationNode?) {
    guard let node else { return (nil, nil) }
    if index <= node.left.count {
      let (before, after) = split(node.left, at: index)
      return (before, joined(after, node.entry, node.right))
    }
    let (before, after) = split(node.right, at: index - node.left.count - 1)
    return (joined(node.left, node.entry, before), after)
  }

  /// The entries of two sequences, one after the other.
  static func joined(_ left: AnnotationNode?, _ right: AnnotationNode?) -> AnnotationNode? {
    guard let right else { return left }
    let (first, rest) = right.removingFirst()
    return joined(left, first, rest)
  }

  /// The entries of two sequences with one between them, in time proportional to the difference of
  /// their heights.
  static func joined(
    _ left: AnnotationNode?, _ entry: Entry, _ right: AnnotationNode?
  ) -> AnnotationNode {
    if let left, left.height > right.height + 1 {
      return balanced(left.left, left.entry, joined(left.right, entry, right))
    }
    if let right, right.height > left.height + 1 {
      return balanced(joined(left, entry, right.left), right.entry, right.right)
    }
    return AnnotationNode(left, entry, right)
  }

  private func removingFirst() -> (Entry, AnnotationNode?) {
    guard let left else { return (entry, right) }
    let (first, rest) = left.removingFirst()
    return (first, Self.balanced(rest, entry, right))
  }

  /// Two trees whose heights differ by two at most, and an entry between them, as a balanced tree.
  private static func balanced(
    _ left: AnnotationNode?, _ entry: Entry, _ right: AnnotationNode?
  ) -> AnnotationNode {
    if let left, left.height > right.height + 1 {
      guard let inner = left.right, inner.height > left.left.height else {
        return AnnotationNode(
          left.left, left.entry, AnnotationNode(left.right, entry, right))
      }
      return AnnotationNode(
        AnnotationNode(left.left, left.entry, inner.left), inner.entry,
        AnnotationNode(inner.right, entry, right))
    }
    if let right, right.height > left.height + 1 {
      guard let inner = right.left, inner.height > right.right.height else {
        return AnnotationNode(
          AnnotationNode(left, entry, right.left), right.entry, right.right)
      }
      return AnnotationNode(
        AnnotationNode(left, entry, inner.left), inner.entry,
        AnnotationNode(inner.right, right.entry, right.right))
    }
    return AnnotationNode(left, entry, right)
  }
}

extension AnnotationNode? {
  var height: Int { self?.height ?? 0 }
  var count: Int { self?.count ?? 0 }
  var extent: ByteOffset { self?.extent ?? .zero }
}
