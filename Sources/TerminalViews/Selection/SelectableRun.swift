import TerminalModel

/// A text on the screen, in its lines.
package struct SelectableRun {
  /// A line of it, on the screen or beyond its edges.
  struct Line {
    let clusters: [Cluster]
    /// The cell of its first cluster.
    let origin: Position
    /// The line end or the blanks before it.
    let start: LineStart
    /// The number of characters of the text before its first cluster.
    let first: Int

    var columns: Range<Int> {
      origin.column..<clusters.reduce(origin.column) { $0 + $1.width }
    }

    /// The number of characters of the text up to the end of the line.
    var end: Int { first + clusters.count }
  }

  /// The index of each box (laid-out view) in the one around it, from the selectable view to the
  /// text.
  let steps: [Int]
  private(set) var lines: [Line] = []
  /// The cells to which the views around it limit it.
  let clip: Rect

  init(at steps: [Int], in clip: Rect) {
    self.steps = steps
    self.clip = clip
  }

  /// The number of its characters.
  var count: Int { lines.last?.end ?? 0 }

  /// Adds a line below the others.
  mutating func append(_ clusters: [Cluster], at origin: Position, after start: LineStart) {
    let gap =
      switch start {
      case .newline: lines.isEmpty ? 0 : 1
      case .wrapped(let blanks): blanks
      }
    lines.append(
      Line(clusters: clusters, origin: origin, start: start, first: count + gap))
  }

  /// The characters at a cell, or at the cell of the text that is nearest to it.
  func place(at position: Position) -> TextPlace {
    TextPlace(steps: steps, characters: characters(at: position))
  }

  private func characters(at position: Position) -> Range<Int> {
    guard let top = lines.first, let bottom = lines.last else { return 0..<0 }
    if position.row < top.origin.row { return 0..<0 }
    if position.row > bottom.origin.row { return count..<count }
    guard let line = lines.last(where: { $0.origin.row <= position.row }) else { return 0..<0 }
    guard position.column >= line.origin.column else { return line.first..<line.first }
    var column = line.origin.column
    for (index, cluster) in line.clusters.enumerated() {
      column += cluster.width
      if position.column < column { return (line.first + index)..<(line.first + index + 1) }
    }
    return line.end..<line.end
  }

  /// The rows and columns between a cell and the nearest line whose row is not cut off; both 0 for
  /// a cell of the text, nil if there is no such line.
  func distance(to position: Position) -> (rows: Int, columns: Int)? {
    lines.lazy.filter { clip.rows.contains($0.origin.row) }.map { line in
      let columns = line.columns
      return (
        rows: abs(line.origin.row - position.row),
        columns: max(
          0, columns.lowerBound - position.column, position.column - columns.upperBound + 1)
      )
    }.min { $0 < $1 }
  }

  /// Whether any of it is visible.
  var isVisible: Bool {
    lines.contains { line in
      let size = Size(columns: max(1, line.columns.count), rows: 1)
      return !Rect(origin: line.origin, size: size).intersection(clip).isEmpty
    }
  }
}

extension SelectableRun {
  /// The characters of the text that a selection contains.
  func characters(in selection: ScreenSelection) -> Range<Int> {
    let (start, end) = (selection.start, selection.end)
    guard !steps.lexicographicallyPrecedes(start.steps), !end.steps.lexicographicallyPrecedes(steps)
    else { return 0..<0 }
    var first = 0
    var last = count
    if steps == start.steps {
      first = max(0, min(count, extended(start.characters, by: selection.unit).lowerBound))
    }
    if steps == end.steps {
      last = max(0, min(count, extended(end.characters, by: selection.unit).upperBound))
    }
    return first..<max(first, last)
  }

  /// Characters with the rest of their words or lines.
  private func extended(_ characters: Range<Int>, by unit: ScreenSelection.Unit) -> Range<Int> {
    guard unit != .character else { return characters }
    let own = text
    let place = characters.lowerBound
    guard own.indices.contains(place), own[place] != "\n" else { return characters }
    switch unit {
    case .character: return characters
    case .word:
      let kind = own[place].first?.kind
      func isInWord(_ text: String) -> Bool { text != "\n" && text.first?.kind == kind }
      let before = own[..<place].reversed().prefix(while: isInWord).count
      let after = own[place...].prefix(while: isInWord).count
      return (place - before)..<(place + after)
    case .line:
      let start = own[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      return start..<(own[place...].firstIndex(of: "\n") ?? own.count)
    }
  }

  /// Its clusters, with the line ends and blanks between its lines.
  ///
  /// They are strings, because a cluster can be several Swift characters: it also joins the combining
  /// marks that Swift keeps as characters of their own, such as U+102B.
  private var text: [String] {
    var text: [String] = []
    for line in lines {
      switch line.start {
      case .newline: if line.first > 0 { text.append("\n") }
      case .wrapped(let blanks): text += Array(repeating: " ", count: blanks)
      }
      text += line.clusters.map(\.description)
    }
    return text
  }

  /// Some of its characters as text.
  func text(of characters: Range<Int>) -> String { text[characters].joined() }

  /// The cells of some of its characters, a rectangle for each line.
  func cells(of characters: Range<Int>) -> [Rect] {
    lines.compactMap { line in
      guard clip.rows.contains(line.origin.row) else { return nil }
      let part = characters.clamped(to: line.first..<line.end)
      guard !part.isEmpty else { return nil }
      func columns(before index: Int) -> Int {
        line.clusters[..<(index - line.first)].reduce(0) { $0 + $1.width }
      }
      let start = columns(before: part.lowerBound)
      let size = Size(columns: columns(before: part.upperBound) - start, rows: 1)
      return Rect(origin: line.origin.offset(columns: start, rows: 0), size: size)
        .intersection(clip)
    }
  }
}
