import FeedbackCore
import Testing

/// The steps of animations and decorations on the loop's clock.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct MovementTests {
  private let clock = VirtualClock()

  private struct Meter: Equatable, Sendable {
    var level = Animated(0.0)
    var isLoading = false
    var turns = 0
    /// The levels to move to, one after another.
    var next: [Double] = []
  }

  private enum Event: Sendable {
    case measured(Double)
    case stepped(Duration)
    case loaded(Bool)
    case turned
  }

  private func meter(
    reducesMotion: Bool = false, next: [Double] = [], _ feedbacks: [Feedback<Meter, Event>]
  ) -> FeedbackLoop<Meter, Event> {
    let reducer = Reducer<Meter, Event> { meter, event in
      switch event {
      case .measured(let level): meter.level.move(to: level)
      case .stepped(let time):
        meter.level.advance(by: time)
        if !meter.level.isMoving, !meter.next.isEmpty {
          meter.level.move(to: meter.next.removeFirst())
        }
      case .loaded(let isLoading): meter.isLoading = isLoading
      case .turned: meter.turns += 1
      }
    }
    let loop = FeedbackLoop(
      initial: Meter(next: next), reduce: reducer, feedbacks: feedbacks, clock: clock)
    loop.reducesMotion = reducesMotion
    loop.start()
    return loop
  }

  private var moving: Feedback<Meter, Event> {
    .animation("move", while: { $0.level.isMoving || $0.isLoading }, sends: Event.stepped)
  }

  private var turning: Feedback<Meter, Event> {
    .decoration("turn", while: { $0.isLoading }, sends: .turned)
  }

  @Test func `with reduced motion a value has arrived when its event has been reduced`() {
    let loop = meter(reducesMotion: true, [moving])
    loop.send(.measured(3))
    #expect(loop.state.level == Animated(3.0))
    #expect(clock.nextDeadline == nil)
  }

  @Test func `with reduced motion a movement that follows another one ends a step later`() {
    let loop = meter(reducesMotion: true, next: [5, 4], [moving])
    loop.send(.measured(3))
    #expect(loop.state.level.value == 3)
    clock.advance(by: .seconds(1))
    #expect(loop.state.level == Animated(4.0))
    #expect(clock.nextDeadline == nil)
  }

  @Test func `with reduced motion a value arrives even during a movement without end`() {
    let loop = meter(reducesMotion: true, [moving])
    loop.send(.loaded(true))
    loop.send(.measured(3))
    clock.advance(by: .milliseconds(50))
    #expect(loop.state.level == Animated(3.0))
  }

  @Test func `without reduced motion a value moves in steps`() {
    let loop = meter([moving])
    loop.send(.measured(3))
    #expect(loop.state.level.value == 0)
    clock.advance(by: .milliseconds(100))
    #expect(loop.state.level.value > 0)
    #expect(loop.state.level.isMoving)
  }

  @Test func `a decoration moves while its condition holds`() {
    let loop = meter([turning])
    loop.send(.loaded(true))
    clock.advance(by: .seconds(1))
    #expect(loop.state.turns == 10)
    loop.send(.loaded(false))
    #expect(clock.nextDeadline == nil)
  }

  @Test func `with reduced motion a decoration has neither events nor a timer`() {
    let loop = meter(reducesMotion: true, [turning])
    loop.send(.loaded(true))
    #expect(clock.nextDeadline == nil)
    clock.advance(by: .seconds(60))
    #expect(loop.state.turns == 0)
  }

  @Test func `the steps of a child's movement are events of the parent`() {
    let child = Feedback<Meter, Event>.animation(
      "child", while: { $0.level.isMoving }, sends: Event.stepped)
    let loop = meter(
      reducesMotion: true, [child.pullback(state: .keyPath(\.self), event: Case({ $0 }, { $0 }))])
    loop.send(.measured(3))
    #expect(loop.state.level == Animated(3.0))
  }
}
