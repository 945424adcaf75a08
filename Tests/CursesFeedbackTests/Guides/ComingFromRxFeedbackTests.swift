import CursesFeedback
import Testing

/// The examples of the page "Coming from RxFeedback".
@MainActor
@Suite struct ComingFromRxFeedbackTests {
  enum Ball: Equatable, Sendable {
    case withHuman, withMachine
  }

  enum Throw: Equatable, Sendable {
    case toMachine, toHuman
  }

  @Test func `the machine throws the ball back after a second`() {
    let clock = VirtualClock()
    let loop = FeedbackLoop(
      initial: Ball.withHuman,
      reduce: Reducer<Ball, Throw> { ball, event in
        switch event {
        case .toMachine: ball = .withMachine
        case .toHuman: ball = .withHuman
        }
      },
      feedbacks: [
        .after({ $0 == .withMachine ? .seconds(1) : nil }, "throw back", sends: .toHuman)
      ],
      clock: clock)
    loop.start()
    loop.send(.toMachine)
    #expect(loop.state == .withMachine)
    clock.advance(by: .seconds(1))
    #expect(loop.state == .withHuman)
  }

  struct Portfolio: Equatable, Sendable {
    var shares: Set<String> = []
    var looks: [String: Int] = [:]

    enum Event: Equatable, Sendable {
      case added(String), removed(String), looked(String)
    }
  }

  @Test func `watches each share while it is in the portfolio`() {
    let clock = VirtualClock()
    let watching = Feedback<Portfolio, Portfolio.Event>.react(
      toEach: { $0.shares.sorted() }, id: \.self, "watch price"
    ) { share in
      .every(.seconds(1), send: .looked(share))
    }
    let loop = FeedbackLoop(
      initial: Portfolio(),
      reduce: Reducer<Portfolio, Portfolio.Event> { portfolio, event in
        switch event {
        case .added(let share): portfolio.shares.insert(share)
        case .removed(let share): portfolio.shares.remove(share)
        case .looked(let share): portfolio.looks[share, default: 0] += 1
        }
      },
      feedbacks: [watching], clock: clock)
    loop.start()
    loop.send(.added("A"))
    clock.advance(by: .seconds(2))
    loop.send(.added("B"))
    loop.send(.removed("A"))
    clock.advance(by: .seconds(1))
    #expect(loop.state.looks == ["A": 2, "B": 1])
  }
}
