/// How text continues if a line is full.
public enum Wrapping: Hashable, Sendable {
  /// Not at all: only a newline begins a line.
  case none
  /// In a new line at a blank or between wide characters; inside a word only if the word is longer
  /// than a line.
  case words
  /// In a new line after any character.
  case characters
}

/// Text laid out in lines of at most a number of columns.
///
/// A newline (LF or CR LF) begins a line; text that ends with one ends with an empty line, and
/// an empty text is one empty line. A tab moves to the next multiple of 8 columns.
public struct TextLines: Hashable, Sendable {
  /// The first line.
  package let first: TextLine
  /// The lines below it, stored apart so that a text in one line needs no array.
  package let others: [LineBelow]

  /// Lays text out.
  ///
  /// The cost is that of the lines that are made. The text below the last line is not read. After a
  /// line that is truncated at its end, only the next line feed is searched for; a line that is
  /// truncated at its beginning or in its middle is read as a whole. A text of one line without
  /// tabs that fits is stored as it is, without an allocation.
  ///
  /// - Parameters:
  ///   - columns: The maximum width of a line, negative ones counting as 0; `Int.max` for no limit.
  ///   - rows: The maximum number of lines, further ones being left out; at least one is made.
  ///   - truncation: How a line that is too long after the wrapping is shortened. If the rest of a
  ///     wrapped line has no row, ``Truncation/end`` puts an ellipsis at the end of the last row; the
  ///     others leave that row as it is. Left-out lines after a line feed get no ellipsis.
  public init(
    _ text: String, columns: Int, rows: Int = .max, wrapping: Wrapping = .none,
    truncation: Truncation = .clip
  ) {
    let room = Size(columns: columns, rows: max(1, rows))
    self = Self.laidOut(text, in: room, wrapping: wrapping, truncation: truncation).lines
  }

  /// Lays text out, and counts the bytes up to the last one read.
  package static func laidOut(
    _ text: String, in room: Size, wrapping: Wrapping = .none, truncation: Truncation = .clip
  ) -> (lines: TextLines, bytesRead: Int) {
    if let (line, bytesRead) = TextLine.single(in: text, room, wrapping, truncation) {
      return (TextLines(first: line, others: []), bytesRead)
    }
    return text.withBytes { bytes in
      var scanner = LineScanner()
      var lines: [LineBelow] = []
      repeat {
        let rest = Size(columns: room.columns, rows: room.rows - lines.count)
        lines += layOutLine(&scanner, in: bytes, rest, wrapping, truncation)
      } while lines.count < room.rows && scanner.skipLine(in: bytes)
      return (TextLines(first: lines.removeFirst().line, others: lines), scanner.index)
    }
  }

  private init(first: TextLine, others: [LineBelow]) {
    self.first = first
    self.others = others
  }

  /// The lines from the top, at least one.
  public var lines: [TextLine] { [first] + others.map(\.line) }

  /// The columns of the widest line and the number of lines.
  public var size: Size {
    Size(columns: others.reduce(first.columns) { max($0, $1.line.columns) }, rows: 1 + others.count)
  }
}

/// The lines on the screen that one line of the text becomes, at least one.
private func layOutLine(
  _ scanner: inout LineScanner, in bytes: Span<UInt8>, _ room: Size, _ wrapping: Wrapping,
  _ truncation: Truncation
) -> [LineBelow] {
  if let line = shortLine(&scanner, in: bytes, room, wrapping, truncation) {
    return [LineBelow(line, after: .newline)]
  }
  guard wrapping == .none || room.columns == 0 else {
    return wrap(&scanner, in: bytes, room, wrapping, truncation).map { part in
      LineBelow(truncation.apply(to: part.clusters, columns: room.columns), after: part.start)
    }
  }
  let readsWholly = room.columns > 0 && !(wrapping == .none && truncation.keepsStart)
  let limit = readsWholly ? Int.max : room.columns
  let clusters = scanner.clusters(in: bytes, columns: limit)
  return [LineBelow(truncation.apply(to: clusters[...], columns: room.columns), after: .newline)]
}

/// A line of the text that needs no array of clusters; or nil for any other line, and for a line of
/// more than eight bytes per available column, which is not searched to its end.
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

/// The lines on the screen to which one line of the text wraps, at most as many as the room has
/// rows: the clusters of each, and the reason why it begins.
///
/// If words have no row, and the truncation keeps the beginning before an ellipsis, the last line
/// has more clusters than the room has columns, so that it gets the ellipsis.
private func wrap(
  _ scanner: inout LineScanner, in bytes: Span<UInt8>, _ room: Size, _ wrapping: Wrapping,
  _ truncation: Truncation
) -> [(clusters: ArraySlice<Cluster>, start: LineStart)] {
  var lines: [(clusters: ArraySlice<Cluster>, start: LineStart)] = []
  var rest: ArraySlice<Cluster> = []
  var start = LineStart.newline
  while lines.count < room.rows {
    var columns = rest.reduce(0) { $0 + $1.width }
    while columns <= room.columns || rest.count < 2, let cluster = scanner.next(in: bytes) {
      rest.append(cluster)
      columns += cluster.width
    }
    guard let end = rest.overflow(columns: room.columns) else { return lines + [(rest, start)] }
    let split = wrapping == .words ? rest.wordBreak(before: end) ?? end : end
    let whole = rest
    var line = rest[..<split]
    rest = rest[split...]
    var blanks = 0
    if wrapping == .words { blanks = line.dropTrailingBlanks() + rest.dropLeadingBlanks() }
    lines.append((line, start))
    while wrapping == .words, rest.isEmpty {
      guard let cluster = scanner.next(in: bytes) else { return lines }
      if cluster == .blank { blanks += 1 } else { rest = [cluster] }
    }
    start = .wrapped(blanks: blanks)
    if truncation == .end, lines.count == room.rows { lines[lines.count - 1].clusters = whole }
  }
  return lines
}

extension ArraySlice<Cluster> {
  /// The index of the first cluster that does not fit into the columns, or nil if all fit.
  ///
  /// The very first cluster counts as fitting.
  func overflow(columns: Int) -> Index? {
    var used = 0
    for index in indices {
      used += self[index].width
      if used > columns, index > startIndex { return index }
    }
    return nil
  }

  /// The last index up to `end` at which a line may break, or nil if there is none: at a blank
  /// after a word, after blanks, or between wide clusters.
  func wordBreak(before end: Index) -> Index? {
    guard let word = firstIndex(where: { $0 != .blank }), word < end else { return nil }
    return (word + 1...end).last { index in
      let left = self[index - 1]
      let right = self[index]
      return left == .blank || right == .blank || (left.width == 2 && right.width == 2)
    }
  }

  /// Removes the blanks at the end, and returns their number.
  package mutating func dropTrailingBlanks() -> Int {
    let all = count
    while last == .blank { removeLast() }
    return all - count
  }

  /// Removes the blanks at the start, and returns their number.
  mutating func dropLeadingBlanks() -> Int {
    let all = count
    while first == .blank { removeFirst() }
    return all - count
  }
}
