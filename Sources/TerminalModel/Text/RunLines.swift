/// A text of several runs, such as parts in different styles, laid out in lines.
///
/// The lines are those of ``TextLines`` for the joined text.
package struct RunLines: Hashable, Sendable {
  /// Successive clusters of one run.
  package struct Piece: Hashable, Sendable {
    package var clusters: [Cluster]
    /// The index of the run.
    package var run: Int

    package var columns: Int { clusters.reduce(0) { $0 + $1.width } }
  }

  /// The lines from the top, at least one.
  package private(set) var lines: [[Piece]] = []
  /// The reason why each line begins.
  package private(set) var starts: [LineStart] = []

  /// Lays runs out, in time proportional to their length.
  ///
  /// - Parameters:
  ///   - columns: The maximum width of a line.
  ///   - rows: The maximum number of lines; at least one is made.
  package init(
    _ runs: [String], columns: Int, rows: Int, wrapping: Wrapping, truncation: Truncation
  ) {
    var ends: [Int] = []
    for run in runs { ends.append((ends.last ?? 0) + run.utf8.count) }
    runs.joined().withBytes { bytes in
      var scanner = LineScanner()
      repeat {
        var line = Line()
        while true {
          let (byte, isInTab) = (scanner.index, scanner.isInTab)
          guard let cluster = scanner.next(in: bytes) else { break }
          while !isInTab, line.run < ends.count - 1, ends[line.run] <= byte { line.run += 1 }
          line.append(cluster)
        }
        for part in line.parts(columns: columns, rows: rows - lines.count, wrapping, truncation) {
          lines.append(line.pieces(of: part.clusters, truncation, columns: columns))
          starts.append(part.start)
        }
      } while lines.count < rows && scanner.skipLine(in: bytes)
    }
  }

  /// The columns of the widest line and the number of lines.
  package var size: Size {
    let columns = lines.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 0
    return Size(columns: columns, rows: lines.count)
  }

  /// A line before it is wrapped.
  private struct Line {
    private var clusters: [Cluster] = []
    private var runs: [Int] = []
    /// The run of the next cluster.
    var run = 0

    mutating func append(_ cluster: Cluster) {
      clusters.append(cluster)
      runs.append(run)
    }

    /// The parts to which it wraps.
    func parts(
      columns: Int, rows: Int, _ wrapping: Wrapping, _ truncation: Truncation
    ) -> [(clusters: ArraySlice<Cluster>, start: LineStart)] {
      var rest = clusters[...]
      var start = LineStart.newline
      guard wrapping != .none, columns > 0 else { return [(rest, start)] }
      var parts: [(clusters: ArraySlice<Cluster>, start: LineStart)] = []
      while parts.count < max(1, rows), let end = rest.overflow(columns: columns) {
        let split = wrapping == .words ? rest.wordBreak(before: end) ?? end : end
        let whole = rest
        var part = rest[..<split]
        rest = rest[split...]
        var blanks = 0
        if wrapping == .words { blanks = part.dropTrailingBlanks() + rest.dropLeadingBlanks() }
        parts.append((part, start))
        if wrapping == .words, rest.isEmpty { return parts }
        start = .wrapped(blanks: blanks)
        if truncation == .end, parts.count == max(1, rows) {
          parts[parts.count - 1].clusters = whole
        }
      }
      return parts.count < max(1, rows) ? parts + [(rest, start)] : parts
    }

    /// The pieces of a part of the line; a part that is too long is shortened.
    func pieces(
      of part: ArraySlice<Cluster>, _ truncation: Truncation, columns: Int
    ) -> [Piece] {
      var pieces: [Piece] = []
      func add(_ cluster: Cluster, _ run: Int) {
        if pieces.last?.run == run {
          pieces[pieces.count - 1].clusters.append(cluster)
        } else {
          pieces.append(Piece(clusters: [cluster], run: run))
        }
      }
      guard part.reduce(0, { $0 + $1.width }) > columns else {
        for index in part.indices { add(clusters[index], runs[index]) }
        return pieces
      }
      guard columns > 0 else { return [] }
      let (head, tail) = truncation.kept(of: part, columns: columns)
      for index in head.indices { add(clusters[index], runs[index]) }
      if truncation != .clip { add(.ellipsis, pieces.last?.run ?? runs[part.startIndex]) }
      for index in tail.indices { add(clusters[index], runs[index]) }
      return pieces
    }
  }
}
