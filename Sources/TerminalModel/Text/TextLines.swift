/// How text goes on where a line is full.
public enum Wrapping: Hashable, Sendable {
  /// Not at all: only a newline begins a line.
  case none
  /// At blanks and between wide characters; inside a word only where a line cannot hold it.
  case words
  /// Anywhere.
  case characters
}

/// Text laid out in lines of a number of columns.
///
/// A newline (LF or CR LF) begins a line; text that ends with one ends with an empty line, and
/// text without a character is one empty line. A tab goes on to the next multiple of 8 columns.
public struct TextLines: Hashable, Sendable {
  /// The first line.
  package let first: TextLine
  /// The lines below it; apart from it, so that a text in one line needs no array.
  package let others: [TextLine]

  /// Lays text out, in linear time.
  ///
  /// A text of one line that fits is kept as it is: nothing is allocated. Of a long line that
  /// neither wraps nor loses its beginning, no more than can be seen is kept.
  ///
  /// - Parameters:
  ///   - columns: The columns a line may take at most; `Int.max` for as many as it needs.
  ///   - truncation: What happens to a line that is still too long.
  public init(
    _ text: String, columns: Int, wrapping: Wrapping = .none, truncation: Truncation = .clip
  ) {
    let columns = max(0, columns)
    if let line = TextLine(text, columns: columns, wrapping, truncation) {
      first = line
      others = []
    } else {
      var lines = paragraphs(of: text).flatMap {
        layOut($0, columns: columns, wrapping, truncation)
      }
      first = lines.removeFirst()
      others = lines
    }
  }

  /// The lines from the top; always one at least.
  public var lines: [TextLine] { [first] + others }

  /// The columns of the widest line, by the number of lines.
  public var size: Size {
    Size(columns: others.reduce(first.columns) { max($0, $1.columns) }, rows: 1 + others.count)
  }
}

/// The lines that a paragraph takes: one at least.
private func layOut(
  _ paragraph: ArraySlice<UInt8>, columns: Int, _ wrapping: Wrapping, _ truncation: Truncation
) -> [TextLine] {
  let text = String(decoding: paragraph, as: UTF8.self)
  if let line = TextLine(text, columns: columns, wrapping, truncation) { return [line] }
  let limit = wrapping == .none && truncation.keepsStart ? columns : .max
  let clusters = expandTabs(paragraph, columns: limit)
  return wrap(clusters, columns: columns, wrapping)
    .map { truncation.apply(to: $0, columns: columns) }
}

/// The bytes of each line of the text, without what ends it.
private func paragraphs(of text: String) -> [ArraySlice<UInt8>] {
  let newline = UInt8(ascii: "\n")
  var paragraphs = Array(text.utf8).split(separator: newline, omittingEmptySubsequences: false)
  for index in paragraphs.indices.dropLast() where paragraphs[index].last == UInt8(ascii: "\r") {
    paragraphs[index].removeLast()
  }
  return paragraphs
}

/// The clusters of a paragraph with blanks for its tabs, up to the first that goes beyond the
/// columns.
private func expandTabs(_ paragraph: ArraySlice<UInt8>, columns limit: Int) -> [Cluster] {
  let pieces = paragraph.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  var clusters: [Cluster] = []
  var columns = 0
  for (index, piece) in pieces.enumerated() {
    if index > 0 {
      let blanks = 8 - columns % 8
      clusters.append(contentsOf: repeatElement(.blank, count: blanks))
      columns += blanks
    }
    for cluster in Clusters(String(decoding: piece, as: UTF8.self)) {
      guard columns <= limit else { return clusters }
      clusters.append(cluster)
      columns += cluster.width
    }
  }
  return clusters
}

private func wrap(
  _ clusters: [Cluster], columns: Int, _ wrapping: Wrapping
) -> [ArraySlice<Cluster>] {
  var rest = clusters[...]
  guard wrapping != .none, columns > 0 else { return [rest] }
  var lines: [ArraySlice<Cluster>] = []
  while let end = rest.overflow(columns: columns) {
    let split = wrapping == .words ? rest.wordBreak(before: end) ?? end : end
    lines.append(rest[..<split])
    rest = rest[split...]
    if wrapping == .words {
      lines[lines.count - 1].dropTrailingBlanks()
      rest = rest.drop { $0 == .blank }
      if rest.isEmpty { return lines }
    }
  }
  return lines + [rest]
}

extension ArraySlice<Cluster> {
  /// The index of the first cluster that does not fit into the columns, but not of the first of
  /// all; nil where all fit.
  fileprivate func overflow(columns: Int) -> Index? {
    var used = 0
    for index in indices {
      used += self[index].width
      if used > columns, index > startIndex { return index }
    }
    return nil
  }

  /// The last index up to the end at which a line may break: at a blank behind a word, behind
  /// blanks, between wide clusters.
  fileprivate func wordBreak(before end: Index) -> Index? {
    guard let word = firstIndex(where: { $0 != .blank }), word < end else { return nil }
    return (word + 1...end).last { index in
      let left = self[index - 1]
      let right = self[index]
      return left == .blank || right == .blank || (left.width == 2 && right.width == 2)
    }
  }

  fileprivate mutating func dropTrailingBlanks() {
    while last == .blank { removeLast() }
  }
}
