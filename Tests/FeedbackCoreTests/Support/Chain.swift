@testable import FeedbackCore

/// A loop in which each answer but the last makes the next request; each run also sends another
/// event before its answer.
///
/// Each post to the mailbox wakes the loop before it returns. If an answer and the end of its run
/// were two posts, the loop would reduce the answer before it got the end.
@MainActor
final class Chain {
  struct State: Equatable, Sendable {
    var step = 0
    var others = 0
  }

  enum Event: Equatable, Sendable {
    case done(Int)
    case other
  }

  nonisolated static let length = 50

  let loop: FeedbackLoop<State, Event>
  /// The runs that were cancelled, according to a trace.
  private(set) var cancels: [String] = []
  private let bodies = StepExecutor()
  private var tracing: Cancellation?

  init(policy: RunPolicy) {
    let sender = Latest<Sender<Event>>()
    loop = FeedbackLoop(
      initial: State(),
      reduce: Reducer { state, event in
        switch event {
        case .done(let step): state.step = step + 1
        case .other: state.others += 1
        }
      },
      feedbacks: [
        .react(
          to: { $0.step < Chain.length ? $0.step : nil }, "step", policy: policy
        ) { [sender] step in
          .perform { _ in
            sender.value?(.other)
            return .done(step)
          }
        }
      ])
    sender.value = loop.sender
    tracing = loop.trace { [weak self] trace in
      for case .cancelled(let run) in trace.activity { self?.cancels.append("\(run)") }
    }
    loop.engine.runner.bodyExecutor = bodies
    let mailbox = loop.engine.mailbox
    mailbox.connect(
      wakeUp: { [weak loop] in MainActor.assumeIsolated { loop?.engine.wake() } },
      delivery: mailbox.delivery)
  }

  /// Starts the loop, and runs the bodies until the chain ends.
  func run() {
    loop.start()
    bodies.run()
  }
}
