/// The lines of two dumps, with those that both have aligned.
///
/// The dumps are trees: the parts of a value are aligned among the parts of the corresponding value.
/// A change of one element among thousands is found in proportion to their number.
struct DumpAlignment {
  typealias Line = ValueDump.Line
  typealias Marked = (mark: Mark, line: Line)

  enum Mark: String {
    case removed = "-"
    case added = "+"
    case unchanged = " "
  }

  /// All lines of both dumps in their order, and each unchanged line once.
  ///
  /// Where lines replace others, the removed lines come before the added ones.
  private(set) var lines: [Marked] = []
  /// The added lines that have to follow removed ones.
  private var waiting: [Line] = []

  /// Aligns two dumps.
  ///
  /// - Parameter isCut: Whether lines may be missing at the ends of the dumps. Values at the end of
  ///   one dump that have none to be compared with are then left out, because the other dump may
  ///   have been cut before them.
  init(_ old: [Line], _ new: [Line], isCut: Bool = false) {
    align(Node.siblings(in: old), Node.siblings(in: new), isCut: isCut)
    endReplacement()
  }

  /// A value in a dump: its line, and those of its parts.
  private struct Node: Hashable {
    let lines: ArraySlice<Line>
    private let hash: Int

    private init(_ lines: ArraySlice<Line>) {
      self.lines = lines
      var hasher = Hasher()
      for line in lines { hasher.combine(line) }
      hash = hasher.finalize()
    }

    /// The values of one level.
    static func siblings(in lines: some RandomAccessCollection<Line>) -> [Node] {
      let lines = ArraySlice(lines)
      guard let depth = lines.first?.depth else { return [] }
      let starts = lines.indices.filter { lines[$0].depth == depth } + [lines.endIndex]
      return zip(starts, starts.dropFirst()).map { Node(lines[$0..<$1]) }
    }

    var parts: [Node] { Self.siblings(in: lines.dropFirst()) }

    static func == (left: Node, right: Node) -> Bool {
      left.hash == right.hash && left.lines == right.lines
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private mutating func align(_ old: [Node], _ new: [Node], isCut: Bool) {
    var (oldIndex, newIndex) = (0, 0)
    // The last value of a dump that was cut may lack parts: it can equal another one by chance.
    let last = isCut ? 1 : 0
    for (oldEnd, newEnd) in Self.equalPairs(old.dropLast(last), new.dropLast(last)) {
      replace(old[oldIndex..<oldEnd], with: new[newIndex..<newEnd], isCut: false)
      keep(old[oldEnd].lines)
      (oldIndex, newIndex) = (oldEnd + 1, newEnd + 1)
    }
    replace(old[oldIndex...], with: new[newIndex...], isCut: isCut)
  }

  /// Adds values in place of others: each in place of the one at the same index, as far as there are
  /// some.
  private mutating func replace(
    _ old: ArraySlice<Node>, with new: ArraySlice<Node>, isCut: Bool
  ) {
    let count = min(old.count, new.count)
    for (number, pair) in zip(old, new).enumerated() {
      replace(pair.0, with: pair.1, isCut: isCut && number == count - 1)
    }
    guard !isCut else { return }
    for node in old.dropFirst(count) { lines += node.lines.map { (.removed, $0) } }
    for node in new.dropFirst(count) { waiting += node.lines }
  }

  private mutating func replace(_ old: Node, with new: Node, isCut: Bool) {
    guard let oldLine = old.lines.first, let newLine = new.lines.first else { return }
    if oldLine == newLine {
      keep([oldLine])
    } else {
      lines.append((.removed, oldLine))
      waiting.append(newLine)
    }
    if old.lines.count > 1 || new.lines.count > 1 {
      align(old.parts, new.parts, isCut: isCut)
    }
  }

  private mutating func keep(_ unchanged: ArraySlice<Line>) {
    endReplacement()
    lines += unchanged.map { (.unchanged, $0) }
  }

  private mutating func endReplacement() {
    lines += waiting.map { (.added, $0) }
    waiting = []
  }

  // MARK: Equal values

  /// The indices of equal values that correspond to each other, in their order.
  private static func equalPairs(
    _ old: ArraySlice<Node>, _ new: ArraySlice<Node>
  ) -> [(Int, Int)] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (start..<old.count - end, start..<new.count - end)
    let isSmall = max(oldMiddle.count, newMiddle.count) <= exactLimit
    let middle =
      isSmall
      ? shortestPairs(old[oldMiddle], new[newMiddle]) : uniquePairs(old[oldMiddle], new[newMiddle])
    return (0..<start).map { ($0, $0) } + middle
      + (0..<end).map { (oldMiddle.upperBound + $0, newMiddle.upperBound + $0) }
  }

  /// The most values for which the shortest difference is computed, whose time grows with the square
  /// of the number of changed values.
  private static let exactLimit = 500

  private static func shortestPairs(
    _ old: ArraySlice<Node>, _ new: ArraySlice<Node>
  ) -> [(Int, Int)] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    return Array(
      zip(
        old.indices.filter { !removed.contains($0 - old.startIndex) },
        new.indices.filter { !added.contains($0 - new.startIndex) }))
  }

  /// The pairs of values that are unique on both sides: as many as have the same order on both.
  private static func uniquePairs(
    _ old: ArraySlice<Node>, _ new: ArraySlice<Node>
  ) -> [(Int, Int)] {
    let oldPlaces = Dictionary(grouping: old.indices) { old[$0] }.filter { $0.value.count == 1 }
    let newPlaces = Dictionary(grouping: new.indices) { new[$0] }.filter { $0.value.count == 1 }
    return longestIncrease(
      new.indices.compactMap { index in
        newPlaces[new[index]] == nil ? nil : oldPlaces[new[index]].map { ($0[0], index) }
      })
  }

  /// The longest part of some pairs in which the first numbers increase.
  private static func longestIncrease(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // For each length, the index of the pair with the least first number that ends such a part.
    var ends: [Int] = []
    var previous: [Int?] = []
    for index in pairs.indices {
      var range = 0..<ends.count
      while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
        let isBefore = pairs[ends[middle]].0 < pairs[index].0
        range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      let length = range.lowerBound
      previous.append(length == 0 ? nil : ends[length - 1])
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    guard let last = ends.last else { return [] }
    return sequence(first: last) { previous[$0] }.reversed().map { pairs[$0] }
  }
}
