/// How a line that does not fit is shortened; in 0 columns, nothing of it is kept.
public enum Truncation: Hashable, Sendable {
  /// Keeps its beginning, without an ellipsis.
  case clip
  /// Keeps its end, after an ellipsis.
  case start
  /// Keeps its beginning and its end, with an ellipsis between them.
  case middle
  /// Keeps its beginning, before an ellipsis.
  case end

  /// Whether the result depends only on the beginning of the line.
  var keepsStart: Bool {
    switch self {
    case .clip, .end: true
    case .start, .middle: false
    }
  }

  /// The line shortened to at most a number of columns; a wide cluster that would be cut is left
  /// out.
  func apply(to line: ArraySlice<Cluster>, columns: Int) -> TextLine {
    let whole = TextLine(clusters: line)
    guard whole.columns > columns else { return whole }
    guard columns > 0 else { return TextLine(clusters: []) }
    let (head, tail) = kept(of: line, columns: columns)
    guard self != .clip else { return TextLine(clusters: head) }
    return TextLine(clusters: head + [.ellipsis] + tail)
  }

  /// The parts that are kept of a line that is too long: before the ellipsis, and after it.
  ///
  /// A clipped line gets no ellipsis, and only its first part is kept.
  ///
  /// - Parameter columns: The columns for the parts and the ellipsis, at least 1.
  func kept(
    of line: ArraySlice<Cluster>, columns: Int
  ) -> (head: ArraySlice<Cluster>, tail: ArraySlice<Cluster>) {
    switch self {
    case .clip: return (line.prefix(columns: columns), [])
    case .start: return ([], line.suffix(columns: columns - 1))
    case .middle:
      let head = line.prefix(columns: columns / 2)
      let used = head.reduce(0) { $0 + $1.width }
      return (head, line.suffix(columns: columns - 1 - used))
    case .end: return (line.prefix(columns: columns - 1), [])
    }
  }
}

extension Cluster {
  package static let ellipsis = Cluster("…", width: 1)
}

extension ArraySlice<Cluster> {
  fileprivate func prefix(columns: Int) -> ArraySlice {
    var used = 0
    return prefix { cluster in
      used += cluster.width
      return used <= columns
    }
  }

  fileprivate func suffix(columns: Int) -> ArraySlice {
    var used = 0
    let start = reversed().prefix { cluster in
      used += cluster.width
      return used <= columns
    }.count
    return suffix(start)
  }
}
