import CursesFeedback

/// An effect that asks questions and waits for the answers, which are in the state.
struct Survey: Component {
  struct Request: Equatable, Identifiable, Sendable {
    var id = 1
    var answers: [Bool] = []
  }

  struct State: Equatable, Sendable {
    var request: Request? = Request()
    /// The number of the question on the screen, or nil if there is none.
    var question: Int?
  }

  enum Event: Equatable, Sendable { case asked(Int), answered(Bool), ended }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .asked(let question): state.question = question
    case .answered(let answer):
      state.request?.answers.append(answer)
      state.question = nil
    case .ended: state.request = nil
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(
      toEach: { $0.request.map { [$0] } ?? [] }, "ask",
      updating: { values in
        .run { context in
          for await request in values {
            guard request.answers.count < 3 else { break }
            await context.send.untilTaken(.asked(request.answers.count + 1))
          }
          await context.send.untilTaken(.ended)
        }
      })
  }

  func view(_ state: State) -> Node<Event> {
    Text(state.question.map { "Question \($0): yes or no?" } ?? "No question")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.question != nil { KeyBinding("y", "Yes", sends: .answered(true)) }
  }
}
