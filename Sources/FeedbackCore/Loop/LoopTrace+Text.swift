extension LoopTrace: CustomStringConvertible {
  /// Lines for people: the event and its cause, the lines of the state that have changed, and the
  /// runs that were started and cancelled.
  public var description: String {
    ([heading] + changedLines + activity.map { "  \($0)" }).joined(separator: "\n")
  }

  private var heading: String {
    guard let event else {
      return stateNumber == 0 ? "#0 the first state" : "#\(stateNumber) after the event"
    }
    let origin = cause.map { " (\($0))" } ?? ""
    return "#\(stateNumber) \(event)\(origin)"
  }

  /// The lines of the state's dump that went away and came.
  private var changedLines: [String] {
    guard event != nil else { return [] }
    let old = lines(of: before)
    let new = lines(of: state)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "  - \(line)"
      case .insert(_, let line, _): "  + \(line)"
      }
    }
  }

  private func lines(of state: State) -> [String] {
    var text = ""
    dump(state, to: &text)
    return text.split(separator: "\n").map { String($0) }
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
