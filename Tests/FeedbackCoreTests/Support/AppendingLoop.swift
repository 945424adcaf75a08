import FeedbackCore

/// The type of the loop that ``appendingLoop(_:clock:diagnostics:)`` makes.
typealias AppendingLoop = FeedbackLoop<String, String>

/// A loop whose reducer appends "_" and the event to the state, which is "initial" at first.
@MainActor
func appendingLoop(
  _ feedbacks: [Feedback<String, String>], clock: any LoopClock = VirtualClock(),
  diagnostics: Log<LoopDiagnostic> = Log()
) -> AppendingLoop {
  FeedbackLoop(
    initial: "initial", reduce: Reducer { state, event in state += "_" + event },
    feedbacks: feedbacks, clock: clock, notice: { diagnostics.add($0) })
}

/// A loop whose reducer adds each event to the state, which is 0 at first.
@MainActor
func summingLoop(
  _ feedbacks: [Feedback<Int, Int>], clock: any LoopClock = VirtualClock(),
  diagnostics: Log<LoopDiagnostic> = Log()
) -> FeedbackLoop<Int, Int> {
  FeedbackLoop(
    initial: 0, reduce: Reducer { state, event in state += event },
    feedbacks: feedbacks, clock: clock, notice: { diagnostics.add($0) })
}
