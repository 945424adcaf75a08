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
    switch self {
    case .clip:
      return TextLine(clusters: line.prefix(columns: columns))
    case .start:
      return TextLine(clusters: [.ellipsis] + line.suffix(columns: columns - 1))
    case .middle:
      let head = TextLine(clusters: line.prefix(columns: columns / 2))
      let tail = line.suffix(columns: columns - 1 - head.columns)
      return TextLine(clusters: head.clusters + [.ellipsis] + tail)
    case .end:
      return TextLine(clusters: line.prefix(columns: columns - 1) + [.ellipsis])
    }
  }
}

extension Cluster {
  fileprivate static let ellipsis = Cluster("…", width: 1)
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
