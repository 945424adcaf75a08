/// The expanded ones among siblings, with the numbers of rows below each.
///
/// A row is found in logarithmic time. A change takes time linear in the number of expanded
/// siblings: an addition for each one behind the changed one.
struct ExpandedChildren: Hashable, Sendable {
  /// The indices among the siblings, ascending.
  private(set) var indices: [Int] = []
  /// For each expanded sibling, the number of rows below it and below those before it.
  private var ends: [Int] = []

  init() {}

  /// Stores the expanded siblings, given in ascending order, with the numbers of rows below them.
  init(_ children: some Sequence<(index: Int, rows: Int)>) {
    for child in children {
      indices.append(child.index)
      ends.append(rows + child.rows)
    }
  }

  /// The number of rows below all of them.
  var rows: Int { ends.last ?? 0 }

  /// The number of rows below the siblings before an index.
  func rows(before index: Int) -> Int { end(before: place(of: index)) }

  /// The sibling to which a row belongs, as its own row or as one of those below it.
  ///
  /// - Parameter row: The number of the row, counted from the first sibling's.
  /// - Returns: The index of the sibling, and the row's number among those below it, from 0; or nil
  ///   for the latter if the row is the sibling's own.
  func child(atRow row: Int) -> (index: Int, below: Int?) {
    // The first expanded sibling whose row comes after the row.
    let next = partition { indices[$0] + end(before: $0) > row }
    guard next > 0 else { return (row, nil) }
    let start = indices[next - 1] + end(before: next - 1)
    if row == start { return (indices[next - 1], nil) }
    let below = row - start - 1
    let isBelow = below < ends[next - 1] - end(before: next - 1)
    return isBelow ? (indices[next - 1], below) : (row - ends[next - 1], nil)
  }

  /// Sets the number of rows below a sibling; nil for one that is not expanded.
  mutating func setRows(_ rows: Int?, below index: Int) {
    let place = place(of: index)
    let isExpanded = place < indices.count && indices[place] == index
    let old = isExpanded ? ends[place] - end(before: place) : 0
    switch (isExpanded, rows) {
    case (false, nil): return
    case (false, _):
      indices.insert(index, at: place)
      ends.insert(end(before: place), at: place)
    case (true, nil):
      indices.remove(at: place)
      ends.remove(at: place)
    case (true, _): break
    }
    let change = (rows ?? 0) - old
    if change != 0 { for next in place..<ends.count { ends[next] += change } }
  }

  private func end(before place: Int) -> Int { place > 0 ? ends[place - 1] : 0 }

  /// The number of expanded siblings before an index.
  private func place(of index: Int) -> Int { partition { indices[$0] >= index } }

  /// The first place at which a condition holds; it must hold at all places after that, too.
  private func partition(_ holds: (Int) -> Bool) -> Int {
    var range = 0..<indices.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
