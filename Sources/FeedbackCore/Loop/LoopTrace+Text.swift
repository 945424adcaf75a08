extension LoopTrace: CustomStringConvertible {
  /// Lines for people: the event and its cause, what has changed in the state's dump, and the runs
  /// that were started and cancelled.
  ///
  ///     #3 searched("swift") (from outside)
  ///       - query: ""
  ///       + query: "swift"
  ///       started search
  public var description: String {
    let changes = event == nil ? [] : DumpDifference(from: before, to: state).lines
    let lines = [heading] + (changes + activity.map { "\($0)" }).map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    guard let event else {
      let subject = stateNumber == 0 ? "the first state" : "the event"
      return "#\(stateNumber) \(isLater ? "after " : "")\(subject)"
    }
    let origin = cause.map { " (\($0))" } ?? ""
    return "#\(stateNumber) \(event)\(origin)"
  }
}

extension EventCause: CustomStringConvertible {
  /// Where the event came from, in words.
  public var description: String {
    switch self {
    case .input: "from outside"
    case .run(let run): "from \(run)"
    }
  }
}

extension RunActivity: CustomStringConvertible {
  /// What happened to which run, in words.
  public var description: String {
    switch self {
    case .started(let run): "started \(run)"
    case .cancelled(let run): "cancelled \(run)"
    }
  }
}
