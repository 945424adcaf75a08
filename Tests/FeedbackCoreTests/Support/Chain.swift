@testable import FeedbackCore

/// A loop in which each answer makes the next request, while other events arrive.
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
            // The loop is woken while the answer is on its way.
            sender.value?(.other)
            return .done(step)
          }
        }
      ])
    sender.value = loop.sender
    tracing = loop.trace { [weak self] trace in
      for case .cancelled(let run) in trace.activity { self?.cancels.append("\(run)") }
    }
  }

  /// Goes through the chain while so many tasks send other events; ends early when the test's time
  /// is up.
  func run(amid senderCount: Int) async {
    let recorder = Recorder(loop)
    loop.start()
    await withTaskGroup { group in
      for _ in 0..<senderCount {
        group.addTask { @concurrent [sender = loop.sender] in
          while !Task.isCancelled { await sender.untilTaken(.other) }
        }
      }
      await recorder.waitForState { $0.step == Chain.length }
      group.cancelAll()
    }
  }
}
