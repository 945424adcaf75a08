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

  /// Lays text out.
  ///
  /// The cost is that of the lines that are made: the text below the last of them is not read, and
  /// behind a line that is truncated at its end only the next line feed is searched for. A line that
  /// is truncated at its beginning or in its middle is read wholly. A text of one line that fits is
  /// kept as it is, without an allocation.
  ///
  /// - Parameters:
  ///   - columns: The columns a line may take at most; `Int.max` for as many as it needs.
  ///   - rows: The number of lines at most; one at least is made.
  ///   - truncation: What happens to a line that is still too long.
  public init(
    _ text: String, columns: Int, rows: Int = .max, wrapping: Wrapping = .none,
    truncation: Truncation = .clip
  ) {
    let room = Size(columns: columns, rows: max(1, rows))
    self = Self.laidOut(text, in: room, wrapping: wrapping, truncation: truncation).lines
  }

  /// Lays text out, and counts the bytes up to the last one that was read.
  package static func laidOut(
    _ text: String, in room: Size, wrapping: Wrapping = .none, truncation: Truncation = .clip
  ) -> (lines: TextLines, bytesRead: Int) {
    if let (line, bytesRead) = TextLine.single(in: text, room, wrapping, truncation) {
      return (TextLines(first: line, others: []), bytesRead)
    }
    return text.withBytes { bytes in
      var scanner = LineScanner()
      var lines: [TextLine] = []
      repeat {
        let rest = Size(columns: room.columns, rows: room.rows - lines.count)
        lines += layOutLine(&scanner, in: bytes, rest, wrapping, truncation)
      } while lines.count < room.rows && scanner.skipLine(in: bytes)
      return (TextLines(first: lines.removeFirst(), others: lines), scanner.index)
    }
  }

  private init(first: TextLine, others: [TextLine]) {
    self.first = first
    self.others = others
  }

  /// The lines from the top; always one at least.
  public var lines: [TextLine] { [first] + others }

  /// The columns of the widest line, by the number of lines.
  public var size: Size {
    Size(columns: others.reduce(first.columns) { max($0, $1.columns) }, rows: 1 + others.count)
  }
}

/// The lines that a line of the text takes: one at least.
private func layOutLine(
  _ scanner: inout LineScanner, in bytes: Span<UInt8>, _ room: Size, _ wrapping: Wrapping,
  _ truncation: Truncation
) -> [TextLine] {
  if let line = shortLine(&scanner, in: bytes, room, wrapping, truncation) { return [line] }
  guard wrapping == .none || room.columns == 0 else {
    return wrap(&scanner, in: bytes, room, wrapping)
      .map { truncation.apply(to: $0, columns: room.columns) }
  }
  let readsWholly = room.columns > 0 && !(wrapping == .none && truncation.keepsStart)
  let limit = readsWholly ? Int.max : room.columns
  let clusters = scanner.clusters(in: bytes, columns: limit)
  return [truncation.apply(to: clusters[...], columns: room.columns)]
}

/// A line of the text that needs no array of clusters; nil for any other, and for one whose end is
/// more than eight bytes a column away.
private func shortLine(
  _ scanner: inout LineScanner, in bytes: Span<UInt8>, _ room: Size, _ wrapping: Wrapping,
  _ truncation: Truncation
) -> TextLine? {
  let start = scanner.index
  let (longest, overflow) = room.columns.multipliedReportingOverflow(by: 8)
  let limit = overflow || longest > bytes.count - start ? bytes.count : start + longest
  var end = bytes.firstLineFeed(in: start..<limit) ?? limit
  guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return nil }
  let next = end
  if end < bytes.count, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
  let text = bytes.extracting(start..<end).withUnsafeBufferPointer {
    String(decoding: $0, as: UTF8.self)
  }
  guard let (line, _) = TextLine.single(in: text, room, wrapping, truncation) else { return nil }
  scanner.goToLine(at: next)
  return line
}

/// The clusters of the lines that a line of the text wraps to, as many as there is room for.
private func wrap(
  _ scanner: inout LineScanner, in bytes: Span<UInt8>, _ room: Size, _ wrapping: Wrapping
) -> [ArraySlice<Cluster>] {
  var lines: [ArraySlice<Cluster>] = []
  var rest: ArraySlice<Cluster> = []
  while lines.count < room.rows {
    var columns = rest.reduce(0) { $0 + $1.width }
    while columns <= room.columns || rest.count < 2, let cluster = scanner.next(in: bytes) {
      rest.append(cluster)
      columns += cluster.width
    }
    guard let end = rest.overflow(columns: room.columns) else { return lines + [rest] }
    let split = wrapping == .words ? rest.wordBreak(before: end) ?? end : end
    lines.append(rest[..<split])
    rest = rest[split...]
    guard wrapping == .words else { continue }
    lines[lines.count - 1].dropTrailingBlanks()
    rest = rest.drop { $0 == .blank }
    while rest.isEmpty {
      guard let cluster = scanner.next(in: bytes) else { return lines }
      if cluster != .blank { rest = [cluster] }
    }
  }
  return lines
}

extension ArraySlice<Cluster> {
  /// The index of the first cluster that does not fit into the columns, but not of the first of
  /// all; nil if all fit.
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
