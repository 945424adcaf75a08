import CursesFeedback
import Testing

/// The example of the page "Coming from Loop".
@MainActor
@Suite struct ComingFromLoopTests {
  struct Counter: Equatable, Sendable {
    var count = 0
    var isOn = false

    enum Event: Equatable, Sendable {
      case counted, switched
    }
  }

  struct Pair: Equatable, Sendable {
    var left = Counter()
    var right = Counter()

    enum Event: Equatable, Sendable {
      case left(Counter.Event), right(Counter.Event)

      var left: Counter.Event? { if case .left(let event) = self { event } else { nil } }
      var right: Counter.Event? { if case .right(let event) = self { event } else { nil } }
      static let onLeft = Case(left, \.left)
      static let onRight = Case(right, \.right)
    }
  }

  @Test func `each counter counts while it is on`() {
    let clock = VirtualClock()
    let reduce = Reducer<Counter, Counter.Event> { counter, event in
      switch event {
      case .counted: counter.count += 1
      case .switched: counter.isOn.toggle()
      }
    }
    let counting = Feedback<Counter, Counter.Event>.react(when: \.isOn, "count") { _ in
      .every(.seconds(1), send: .counted)
    }
    let loop = FeedbackLoop(
      initial: Pair(),
      reduce: reduce.pullback(state: .keyPath(\.left), event: Pair.Event.onLeft)
        .then(reduce.pullback(state: .keyPath(\.right), event: Pair.Event.onRight)),
      feedbacks: [
        counting.pullback(state: .keyPath(\.left), event: Pair.Event.onLeft),
        counting.pullback(state: .keyPath(\.right), event: Pair.Event.onRight),
      ],
      clock: clock)
    loop.start()
    let left = loop.scope(\.left, event: Pair.Event.left)
    left.send(.switched)
    clock.advance(by: .seconds(2))
    loop.send(.right(.switched))
    clock.advance(by: .seconds(1))
    #expect(left.state.count == 3)
    #expect(loop.state.right.count == 1)
    left.send(.switched)
    clock.advance(by: .seconds(1))
    #expect(left.state.count == 3)
    #expect(loop.state.right.count == 2)
  }
}
