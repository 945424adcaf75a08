public import FeedbackCore

extension LoopTrace: CustomStringConvertible {
  /// The event and its cause, the changed lines of the state's dump, and the runs that were started
  /// and cancelled, one line each.
  ///
  /// The cause is the run that sent the event, or `from outside` for an input, for a call of `send`
  /// and for a sender of the loop, such as `FeedbackLoop.sender`. In a trace without an event, a
  /// text such as `the first state` or `after the event` takes the event's place.
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
