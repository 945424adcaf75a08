/// The history of a test as short lines: the actions of the test, and below them the events, the
/// changes of the state and the starts and ends of effects.
///
/// The lines are made only if they are read. The last 40 entries are shown, and fewer than 80 are
/// kept, so that the memory is bounded.
struct TestHistory: CustomStringConvertible {
  /// The maximum number of entries that are shown.
  static let limit = 40
  /// The maximum number of lines of one entry, and of characters of one line.
  static let longest = (lines: 12, line: 160)

  private var entries: [() -> String] = []
  private var omittedCount = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Adds an entry, and removes the oldest 40 whenever there are 80.
  mutating func add(_ words: @escaping () -> String) {
    entries.append(words)
    guard entries.count >= 2 * Self.limit else { return }
    omittedCount += entries.count - Self.limit
    entries.removeFirst(entries.count - Self.limit)
  }

  /// The entries, indented by two blanks.
  var description: String {
    let shown = entries.suffix(Self.limit)
    let count = omittedCount + entries.count - shown.count
    let omission = count == 0 ? [] : ["… \(count) earlier"]
    return (omission + shown.flatMap { Self.lines($0()) }).map { "  \($0)" }
      .joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(longest.lines).map { line in
      line.count > longest.line ? "\(line.prefix(longest.line))…" : String(line)
    }
    return lines.count > longest.lines ? shown + ["  … \(lines.count - longest.lines) more"] : shown
  }
}
