extension RecordedEntry {
  /// Whether it is an event.
  var isEvent: Bool { if case .event = content { true } else { false } }
  var isFrame: Bool { if case .frame = content { true } else { false } }

  /// The name of the entry, for messages.
  var subject: String {
    switch content {
    case .started: "the start"
    case .input(let input): "the input \(input)"
    case .timer: "the end of a timer"
    case .resumed: "the end of a suspension"
    case .lent, .returned: "the turn of another program"
    case .frame, .refused: "a frame"
    case .ended: "the end"
    case .event: "an event" + (feedback.map { " of \($0)" } ?? " from outside")
    case .finished, .due: "the end of an effect"
    case .state: "the hash of the state"
    case .mark: "a mark"
    }
  }
}
