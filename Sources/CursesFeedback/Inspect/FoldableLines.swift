/// The lines of a state; the lines of the parts of a value can be hidden.
struct FoldableLines: Equatable, Sendable {
  /// A shown line.
  struct Row: Equatable, Sendable {
    let line: InspectedDetail.StateLine
    /// The names of the values from the outermost one to this one, each with its number among those
    /// of the same name in the same value; nil for a value that contains no others.
    let key: [String]?
    let isFolded: Bool
  }

  private var lines: [InspectedDetail.StateLine] = []
  /// The values whose parts are hidden, also in later states.
  private var folded: Set<[String]> = []
  private(set) var rows: [Row] = []
  /// The index of the selected row; it stays while other states are shown.
  private(set) var selected = 0

  mutating func show(_ lines: [InspectedDetail.StateLine]) {
    guard lines != self.lines else { return }
    self.lines = lines
    makeRows()
  }

  mutating func select(_ row: Int) { selected = row }

  /// Hides the parts of the value in a row, or shows them again.
  mutating func toggle(_ row: Int) {
    guard rows.indices.contains(row), let key = rows[row].key else { return }
    selected = row
    if folded.remove(key) == nil { folded.insert(key) }
    makeRows()
  }

  private mutating func makeRows() {
    rows = []
    var path: [String] = []
    // The number of values of each name at each depth of the path.
    var counts: [[String: Int]] = []
    var hiddenDepth = Int.max
    for (index, line) in lines.enumerated() {
      guard line.depth <= hiddenDepth else { continue }
      hiddenDepth = .max
      let name = line.name
      counts.removeLast(max(0, counts.count - line.depth - 1))
      while counts.count <= line.depth { counts.append([:]) }
      let number = counts[line.depth][name, default: 0]
      counts[line.depth][name] = number + 1
      path = path.prefix(line.depth) + ["\(number) \(name)"]
      let hasParts = index + 1 < lines.count && lines[index + 1].depth > line.depth
      let key = hasParts ? path : nil
      let isFolded = key.map(folded.contains) ?? false
      if isFolded { hiddenDepth = line.depth }
      rows.append(Row(line: line, key: key, isFolded: isFolded))
    }
  }
}

extension InspectedDetail.StateLine {
  /// The part before the first colon, or all of it; a text in quotes up to its end.
  var name: String { String(text[..<nameEnd]) }

  /// The rest of it, from the colon on.
  var value: String { String(text[nameEnd...]) }

  private var nameEnd: String.Index {
    guard text.first == "\"" else { return text.firstIndex(of: ":") ?? text.endIndex }
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if text[index] == "\"", !isEscaped { return text.index(after: index) }
      isEscaped = text[index] == "\\" && !isEscaped
    }
    return text.endIndex
  }
}
