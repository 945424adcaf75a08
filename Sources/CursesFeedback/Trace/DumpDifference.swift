/// The difference between the dumps of two values (``ValueDump``), as lines of text.
///
/// Removed and added lines are in the order of the dump, each below the lines of the values that
/// contain it. The first line, that of the whole value, is left out, unless the text of this line
/// has changed.
package struct DumpDifference {
  /// The lines, each with a mark: `-` for removed, `+` for added, a space for unchanged.
  ///
  /// If the dumps are equal, there are no lines.
  package let lines: [String]

  package init<Value>(from old: Value, to new: Value) {
    let merged = Self.merged(ValueDump(old).lines, ValueDump(new).lines)
    let kept = Self.changesWithParents(merged)
    let isWhole = kept.contains { $0.line.depth == 0 && $0.mark != .unchanged }
    lines = kept.filter { isWhole || $0.line.depth > 0 }.map { mark, line in
      let indent = String(repeating: "  ", count: isWhole ? line.depth : line.depth - 1)
      return "\(mark.rawValue) \(indent)\(line.text)"
    }
  }

  private enum Mark: String {
    case removed = "-"
    case added = "+"
    case unchanged = " "
  }

  private typealias Line = ValueDump.Line
  private typealias Marked = (mark: Mark, line: Line)

  /// All lines of both dumps in their order, and each unchanged line once.
  ///
  /// Where lines replace others, the removed lines come before the added ones.
  private static func merged(_ old: [Line], _ new: [Line]) -> [Marked] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var merged: [Marked] = []
    var oldIndex = 0
    for newIndex in 0...new.count {
      while removed.contains(oldIndex) {
        merged.append((.removed, old[oldIndex]))
        oldIndex += 1
      }
      guard newIndex < new.count else { break }
      let isAdded = added.contains(newIndex)
      merged.append((isAdded ? .added : .unchanged, new[newIndex]))
      if !isAdded { oldIndex += 1 }
    }
    return merged
  }

  /// The lines that changed, and those of the values that contain them.
  private static func changesWithParents(_ lines: [Marked]) -> [Marked] {
    var kept: [Marked] = []
    var openDepth = 0
    for (mark, line) in lines.reversed() where mark != .unchanged || line.depth < openDepth {
      openDepth = line.depth
      kept.append((mark, line))
    }
    return kept.reversed()
  }
}
