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

  /// The number of lines of a dump that are compared: changes in the parts of a larger value behind
  /// them are not found, and the last line says so.
  static let dumpLimit = 100_000
  /// The number of changed lines that are listed.
  static let lineLimit = 1_000

  package init<Value>(from old: Value, to new: Value) {
    self.init(from: old, to: new, comparing: Self.dumpLimit)
  }

  init<Value>(from old: Value, to new: Value, comparing limit: Int) {
    let dumps = (ValueDump(old, atMost: limit).lines, ValueDump(new, atMost: limit).lines)
    let isCut = max(dumps.0.count, dumps.1.count) >= limit
    let merged = DumpAlignment(dumps.0, dumps.1, isCut: isCut).lines
    let kept = Self.changesWithParents(merged)
    let isWhole = kept.contains { $0.line.depth == 0 && $0.mark != .unchanged }
    let listed = kept.filter { isWhole || $0.line.depth > 0 }
    var lines = listed.prefix(Self.lineLimit).map { mark, line in
      let indent = String(repeating: "  ", count: isWhole ? line.depth : line.depth - 1)
      return "\(mark.rawValue) \(indent)\(line.text)"
    }
    if listed.count > Self.lineLimit {
      lines.append("  … \(listed.count - Self.lineLimit) more lines")
    }
    if isCut { lines.append("  … only about the first \(limit) lines were compared") }
    self.lines = lines
  }

  private typealias Marked = DumpAlignment.Marked

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
