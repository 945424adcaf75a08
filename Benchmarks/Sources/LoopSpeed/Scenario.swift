/// A task for a loop.
enum Scenario: String, CaseIterable {
  /// Events change a number, without feedbacks.
  case noFeedback = "(a) no feedback"
  /// One feedback never has a request.
  case silentFeedback = "(b) one feedback that never reacts"
  /// One of ten feedbacks gets a new request with every 1000th event.
  case tenFeedbacks = "(c) ten feedbacks, one reacts to every 1000th event"
  /// A feedback answers each state immediately with the next event.
  case answeringFeedback = "(d) a feedback that answers every state"
  /// The library's loop gets events through a sender, as from a terminal, and two connections
  /// (outside observers) receive each state.
  case terminal = "(e) a terminal: a key arrives, two connections receive each state"

  /// Whether events are sent from outside; otherwise the loop sends them to itself.
  var isDriven: Bool { self != .answeringFeedback }

  /// The requests of the feedbacks, each a function of the state.
  ///
  /// - Parameter events: The number of events that the loop sends to itself in the scenario
  ///   `answeringFeedback`; other scenarios do not use it.
  func requests(events: Int) -> [@Sendable (Int) -> Int?] {
    switch self {
    case .noFeedback, .terminal: []
    case .silentFeedback: [{ $0 < 0 ? $0 : nil }]
    case .tenFeedbacks:
      [{ $0 / 1000 }]
        + (1...9).map { never in { @Sendable state in state == -never ? never : nil } }
    case .answeringFeedback: [{ $0 < events ? $0 : nil }]
    }
  }
}
