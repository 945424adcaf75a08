import FeedbackCore
import Synchronization

/// A loop to measure.
@MainActor
protocol Contender {
  /// Makes the loop for a scenario.
  ///
  /// - Parameter events: The number of events that the loop sends to itself in the scenario
  ///   `answeringFeedback`; other scenarios do not use it.
  init(_ scenario: Scenario, events: Int)

  /// Publishes the first state.
  func start()

  /// Sends the event `.up` a number of times; each is reduced before the next is sent.
  func sendUp(times: Int)

  /// The number of reduced events.
  var state: Int { get }
}

/// The loop of the library.
struct LibraryContender: Contender {
  private let loop: FeedbackLoop<Int, Step>
  private let sendsKeys: Bool

  init(_ scenario: Scenario, events: Int) {
    let answers = scenario == .answeringFeedback
    sendsKeys = scenario == .terminal
    loop = FeedbackLoop(
      initial: 0,
      reduce: Reducer { state, event in
        switch event {
        case .up: state += 1
        case .down: state -= 1
        }
      },
      feedbacks: scenario.requests(events: events).enumerated().map { index, request in
        .react(to: request, "feedback \(index)") { _ in answers ? .send(.up) : .none }
      } + (sendsKeys ? Screen().feedbacks : []))
  }

  func start() { loop.start() }

  @inline(never)
  func sendUp(times: Int) {
    guard !sendsKeys else {
      for _ in 0..<times { loop.sender.now(.up) }
      return
    }
    for _ in 0..<times { loop.send(.up) }
  }

  var state: Int { loop.state }
}

/// An observer that receives each state twice, as a terminal does for its input and its frames.
private final class Screen: Sendable {
  private let shown = Atomic(0)

  /// The feedbacks that pass states to it in the library's loop.
  var feedbacks: [Feedback<Int, Step>] {
    let connection = RawConnection<Int, Step>(observe: { state, _ in self.show(state) })
    return [
      .binding("keys", connect: { _ in connection }), .rendering("frames") { _ in connection },
    ]
  }

  /// The closures that pass states to it in the hand-written loop.
  var closures: [(Int) -> Step?] {
    let observe: (Int) -> Step? = { state in
      self.show(state)
      return nil
    }
    return [observe, observe]
  }

  private func show(_ state: Int) {
    shown.store(state, ordering: .relaxed)
  }
}

/// The hand-written loop.
struct HandContender: Contender {
  private let loop: HandLoop

  init(_ scenario: Scenario, events: Int) {
    let answers = scenario == .answeringFeedback
    loop = HandLoop(
      feedbacks: scenario.requests(events: events).map { request in
        reacting(to: request) { _ in answers ? .up : nil }
      } + (scenario == .terminal ? Screen().closures : []))
  }

  func start() { loop.start() }

  @inline(never)
  func sendUp(times: Int) {
    for _ in 0..<times { loop.send(.up) }
  }

  var state: Int { loop.state }
}

extension Contender {
  /// Runs a scenario: sends its events, or waits until a loop that sends them to itself has reduced
  /// all of them.
  ///
  /// - Returns: The loop, still running.
  static func run(_ scenario: Scenario, events: Int) async -> Self {
    let contender = Self(scenario, events: events)
    contender.start()
    if scenario.isDriven { contender.sendUp(times: events) }
    while contender.state < events { await Task.yield() }
    let reduced = contender.state
    precondition(reduced == events, "A loop reduced \(reduced) events instead of \(events).")
    return contender
  }
}
