/// The annotations of a document, in the order of their places; they do not overlap.
///
/// It is a value: a copy costs nothing. To find, to add or to remove an annotation at a place, and
/// to move the annotations behind an edit, takes time proportional to the logarithm of their
/// number.
struct AnnotationTree: Sendable {
  private(set) var root: AnnotationNode?

  /// An annotation with its place.
  struct Item: Hashable, Sendable {
    var content: AnnotationContent
    var range: Range<ByteOffset>
  }

  var isEmpty: Bool { root == nil }
  var count: Int { root.count }

  /// All annotations, in linear time.
  var items: [Item] { items(at: 0..<count) }

  /// The annotations with text between two places; for an empty range, the one around the place.
  func items(in range: Range<ByteOffset>) -> [Item] { items(at: indices(in: range)) }

  /// The annotations that contain or touch a place.
  func items(touching place: ByteOffset) -> [Item] {
    let first = count { $0.upperBound < place }
    return items(at: first..<max(first, count { $0.lowerBound <= place }))
  }

  /// The index of the annotation with an identity, found in linear time.
  func index(of id: Int) -> Int? { items.firstIndex { $0.content.id == id } }

  /// Adds an annotation.
  ///
  /// - Returns: False if it is empty or overlaps another one.
  mutating func insert(_ item: Item) -> Bool {
    let indices = indices(in: item.range)
    guard !item.range.isEmpty, indices.isEmpty else { return false }
    replace(indices, with: [item])
    return true
  }

  mutating func remove(at index: Int) { replace(index..<index + 1, with: []) }

  mutating func update(_ index: Int, _ content: AnnotationContent) {
    root = root?.replacing(index) { $0.content = content }
  }

  /// Adapts the annotations to an edit of the text.
  ///
  /// Annotations behind the edited text move, those inside it are removed, and those across one of
  /// its ends are cut. An annotation that begins before the old text and ends behind it then
  /// contains the new text. An atomic annotation is removed if the edit changes its text.
  ///
  /// - Parameters:
  ///   - old: The replaced text.
  ///   - newEnd: The end of the new text.
  mutating func edit(_ old: Range<ByteOffset>, newEnd: ByteOffset) {
    guard root != nil else { return }
    func moved(_ place: ByteOffset) -> ByteOffset {
      newEnd + place.distance(from: old.upperBound)
    }
    let touched = indices(in: old)
    guard !touched.isEmpty else { return moveRest(from: touched.lowerBound, moved) }
    let kept = items(at: touched).compactMap { item -> Item? in
      var item = item
      let range = item.range
      let (beginsBefore, endsBehind) = (
        range.lowerBound < old.lowerBound, range.upperBound > old.upperBound
      )
      guard !item.content.isAtomic, beginsBefore || endsBehind else { return nil }
      let start = beginsBefore ? range.lowerBound : newEnd
      item.range = start..<(endsBehind ? moved(range.upperBound) : old.lowerBound)
      return item
    }
    replace(touched, with: kept, moved)
  }

  /// Moves the starts and ends of the annotations in a range to the places that a closure returns;
  /// annotations that become empty are removed.
  ///
  /// - Parameter aligned: Returns the new place for an old one; it keeps the order of the places.
  mutating func align(in range: Range<ByteOffset>, _ aligned: (ByteOffset) -> ByteOffset) {
    let first = count { $0.upperBound < range.lowerBound }
    let indices = first..<max(first, count { $0.lowerBound <= range.upperBound })
    let items = items(at: indices)
    let moved = items.map { item in
      Item(
        content: item.content,
        range: aligned(item.range.lowerBound)..<aligned(item.range.upperBound))
    }
    if moved != items { replace(indices, with: moved.filter { !$0.range.isEmpty }) }
  }

  /// Whether both are copies of one value, found in constant time.
  func isCopy(of other: AnnotationTree) -> Bool { root === other.root }

  /// The number of nodes that another tree does not share (tests only).
  func ownNodeCount(besides other: AnnotationTree) -> Int {
    var shared: Set<ObjectIdentifier> = []
    other.root?.forEachNode { _ = shared.insert(ObjectIdentifier($0)) }
    var count = 0
    root?.forEachNode { count += shared.contains(ObjectIdentifier($0)) ? 0 : 1 }
    return count
  }
}

extension AnnotationTree: Equatable {
  static func == (left: AnnotationTree, right: AnnotationTree) -> Bool {
    left.isCopy(of: right) || left.count == right.count && left.items == right.items
  }
}

extension AnnotationTree {
  private func count(while isBefore: (Range<ByteOffset>) -> Bool) -> Int {
    root?.count(from: .zero, while: isBefore) ?? 0
  }

  /// The indices of the annotations with text between two places; if there are none, the empty
  /// range at the index at which one would be inserted.
  private func indices(in range: Range<ByteOffset>) -> Range<Int> {
    let first = count { $0.upperBound <= range.lowerBound }
    return first..<max(first, count { $0.lowerBound < range.upperBound })
  }

  private func items(at indices: Range<Int>) -> [Item] {
    var items: [Item] = []
    root?.forEach(in: indices, from: .zero) { items.append(Item(content: $0.content, range: $1)) }
    return items
  }

  /// Moves all annotations from an index on, by changing the distance before the first of them.
  private mutating func moveRest(from index: Int, _ moved: (ByteOffset) -> ByteOffset) {
    guard let first = items(at: index..<index + 1).first else { return }
    let end = items(at: max(0, index - 1)..<index).first?.range.upperBound ?? .zero
    let range = moved(first.range.lowerBound)..<moved(first.range.upperBound)
    root = root?.replacing(index) { entry in
      entry.gap = range.lowerBound.distance(from: end)
      entry.length = range.upperBound.distance(from: range.lowerBound)
    }
  }

  /// Replaces annotations, and moves those behind them.
  private mutating func replace(
    _ indices: Range<Int>, with items: [Item], _ moved: (ByteOffset) -> ByteOffset = { $0 }
  ) {
    let next = self.items(at: indices.upperBound..<indices.upperBound + 1).first
    let (before, rest) = AnnotationNode.split(root, at: indices.lowerBound)
    var (_, after) = AnnotationNode.split(rest, at: indices.count)
    var (tree, end) = (before, before.extent)
    for item in items {
      let entry = AnnotationNode.Entry(
        content: item.content, gap: item.range.lowerBound.distance(from: end),
        length: item.range.upperBound.distance(from: item.range.lowerBound))
      tree = AnnotationNode.joined(tree, entry, nil)
      end = item.range.upperBound
    }
    if let next {
      let gap = moved(next.range.lowerBound).distance(from: end)
      let length = moved(next.range.upperBound).distance(from: moved(next.range.lowerBound))
      after = after?.replacing(0) { ($0.gap, $0.length) = (gap, length) }
    }
    root = AnnotationNode.joined(tree, after)
  }
}

extension AnnotationNode {
  fileprivate func forEachNode(_ body: (AnnotationNode) -> Void) {
    body(self)
    left?.forEachNode(body)
    right?.forEachNode(body)
  }
}
