/// The lines of a state; the lines of the parts of a value can be hidden.
struct FoldableLines: Equatable, Sendable {
  /// A shown line.
  struct Row: Equatable, Sendable {
    let line: InspectedDetail.StateLine
    /// The names of the values from the outermost one to this one; nil for a value that contains no
    /// others.
    let key: String?
    let isFolded: Bool
  }

  private var lines: [InspectedDetail.StateLine] = []
  /// The values whose parts are hidden, also in later states.
  private var folded: Set<String> = []
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
    var names: [String] = []
    var hiddenDepth = Int.max
    for (index, line) in lines.enumerated() {
      guard line.depth <= hiddenDepth else { continue }
      hiddenDepth = .max
      names = names.prefix(line.depth) + [line.name]
      let hasParts = index + 1 < lines.count && lines[index + 1].depth > line.depth
      let key = hasParts ? names.joined(separator: "/") : nil
      let isFolded = key.map(folded.contains) ?? false
      if isFolded { hiddenDepth = line.depth }
      rows.append(Row(line: line, key: key, isFolded: isFolded))
    }
  }
}

extension InspectedDetail.StateLine {
  /// The part before the first colon, or all of it.
  var name: String { String(text.prefix { $0 != ":" }) }

  /// The rest of it, from the colon on.
  var value: String { String(text.drop { $0 != ":" }) }
}
