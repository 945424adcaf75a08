/// What is left of a line that does not fit.
public enum Truncation: Hashable, Sendable {
  /// Its beginning, and nothing says that there was more.
  case clip
  /// Its end, with an ellipsis before.
  case start
  /// Its beginning and its end, with an ellipsis between.
  case middle
  /// Its beginning, with an ellipsis behind.
  case end

  /// Whether what is left depends on the beginning of the line alone.
  var keepsStart: Bool {
    switch self {
    case .clip, .end: true
    case .start, .middle: false
    }
  }

  /// The line as far as it goes into the columns, without a wide cluster that would be cut.
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
