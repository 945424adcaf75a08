/// What differs between the dumps of two values, as lines for people.
///
/// The lines that went away and came are in the order of the dump, each below the unchanged lines
/// that it belongs to, but for the value's own.
struct DumpDifference {
  let lines: [String]

  init<Value>(from old: Value, to new: Value) {
    let merged = Self.merged(Self.dumped(old), Self.dumped(new))
    let kept = Self.changesWithParents(merged)
    let isWhole = kept.contains { $0.line.depth == 0 && $0.mark != .unchanged }
    lines = kept.filter { isWhole || $0.line.depth > 0 }.map { mark, line in
      let indent = String(repeating: "  ", count: isWhole ? line.depth : line.depth - 1)
      return "\(mark.rawValue) \(indent)\(line.text)"
    }
  }

  private struct Line: Equatable {
    let depth: Int
    let text: Substring

    /// Takes a line of a dump apart: its indentation, a bullet, and what it says.
    init(_ line: Substring) {
      let indented = line.drop { $0 == " " }
      depth = (line.count - indented.count) / 2
      text = indented.dropFirst(2)
    }
  }

  private enum Mark: String {
    case removed = "-"
    case added = "+"
    case unchanged = " "
  }

  private typealias Marked = (mark: Mark, line: Line)

  private static func dumped<Value>(_ value: Value) -> [Line] {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").map { Line($0) }
  }

  /// All lines of both, each where it stands.
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

  /// The lines that changed, and those that they belong to.
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
