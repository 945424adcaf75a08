/// The search for the lines that match a query: a value that advances in steps.
///
/// The search for a longer query goes first through the lines that the shorter one has found, then
/// through those that the shorter one has not been compared with, such as lines that have just
/// arrived.
package struct Search: Codable, Sendable {
  package let query: Query
  /// The lines that match so far, the best first.
  private var matches: [Match] = []
  /// The same lines in the order of the input.
  private var found: [Int] = []
  /// The lines that the shorter query has found, and this search has not gone through yet.
  private var candidates: [Int] = []
  /// The first line that neither this query nor the shorter one has been compared with.
  private var next = 0

  /// Makes a search that continues the previous one if the query narrows the previous query, and
  /// otherwise begins at the first line.
  package init(for query: Query, after previous: Search? = nil) {
    self.query = query
    guard let previous, !previous.query.isEmpty, query.narrows(previous.query) else { return }
    candidates = previous.found + previous.candidates
    next = previous.next
  }

  /// Whether it has gone through all lines; an empty query needs no search.
  package func isComplete(in lines: Lines) -> Bool {
    query.isEmpty || (candidates.isEmpty && next == lines.count)
  }

  /// The search after a number of further lines.
  package func advanced(through lines: Lines, by count: Int) -> Search {
    var search = self
    let old = candidates.prefix(count)
    let new = next..<next + min(lines.count - next, count - old.count)
    search.candidates = Array(candidates.dropFirst(old.count))
    search.next = new.upperBound
    search.add(Array(old) + Array(new), of: lines)
    return search
  }

  private mutating func add(_ indices: [Int], of lines: Lines) {
    var table = ScoreTable()
    var new: [Match] = []
    for index in indices {
      let match = lines.withBytes(of: index) { line in
        query.score(line, using: &table)
          .map { Match(line: index, score: $0, length: line.count) }
      }
      guard let match else { continue }
      new.append(match)
      found.append(index)
    }
    new.sort()
    matches = matches.merged(with: new)
  }
}

extension Search {
  /// The number of rows that show matches.
  package func count(in lines: Lines) -> Int { query.isEmpty ? lines.count : matches.count }

  /// The index of the line in a row, the best match in row 0; nil if there is no such row.
  package func line(inRow row: Int, of lines: Lines) -> Int? {
    guard (0..<count(in: lines)).contains(row) else { return nil }
    return query.isEmpty ? row : matches[row].line
  }
}

extension Search: Equatable {
  /// Compares the queries and the progress, but not the matches: all searches go through the same
  /// input, so that searches with the same query and progress have the same matches.
  package static func == (left: Search, right: Search) -> Bool {
    left.query == right.query && left.next == right.next
      && left.candidates.count == right.candidates.count
  }
}

extension [Match] {
  /// The elements of two sorted arrays, sorted.
  fileprivate func merged(with other: [Match]) -> [Match] {
    var result: [Match] = []
    result.reserveCapacity(count + other.count)
    var rest = 0
    for match in other {
      while rest < count, self[rest] < match {
        result.append(self[rest])
        rest += 1
      }
      result.append(match)
    }
    return result + self[rest...]
  }
}
