import FeedbackCore
import Testing

/// Feedbacks and reducers of a child that are pulled back to its parent.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct PullbackTests {
  private struct Parent: Equatable, Sendable {
    var child = 0
    var sibling = 0
    var guest: Int?
    var screen = Screen.empty
  }

  private enum Screen: Equatable, Sendable {
    case empty
    case counter(Int)

    static let counterCase = Case<Screen, Int>(
      Screen.counter,
      { screen in if case .counter(let count) = screen { count } else { nil } })
  }

  private enum ParentEvent: Equatable, Sendable {
    case child(Int)
    case sibling(Int)
    case guest(Int?)
    case screen(Screen)

    static let childCase = Case<ParentEvent, Int>(
      ParentEvent.child,
      { event in if case .child(let event) = event { event } else { nil } })
  }

  private let adding = Reducer<Int, Int> { state, event in state += event }
  private let seen = Log<[Int?]>()
  private let signal = Signal<Int>()

  private let parentReducer = Reducer<Parent, ParentEvent> { state, event in
    switch event {
    case .child: break
    case .sibling(let count): state.sibling += count
    case .guest(let guest): state.guest = guest
    case .screen(let screen): state.screen = screen
    }
  }

  @Test func `R21 a child's feedback gets the events and changes of its child, not of a sibling`() {
    let loop = loop(child: .keyPath(\.child), seeing())
    loop.start()
    loop.send(.sibling(5))
    loop.send(.child(1))
    loop.send(.child(0))
    #expect(seen.entries == [[0, nil], [1, 1], [1, 0]])
  }

  @Test func `R21 events of a child's feedback are embedded in the parent's events`() {
    let loop = loop(
      child: .keyPath(\.child),
      .restart(while: { $0 == 1 }, "answer", effect: { _ in .send(10) }))
    loop.start()
    loop.send(.child(1))
    #expect(loop.state.child == 11)
  }

  @Test func `R22 D-07 an optional child's runs end with it and start again if it returns`() {
    let loop = loop(child: .optional(\.guest), registering())
    loop.start()
    loop.send(.guest(1))
    #expect(signal.currentCount == 1)
    loop.send(.guest(nil))
    #expect(signal.currentCount == 0)
    loop.send(.guest(1))
    #expect(signal.currentCount == 1)
    #expect(signal.totalCount == 2)
  }

  @Test func `R22 D-07 runs of an enum case's child end with it and start again if it returns`() {
    let loop = loop(child: .enumCase(\.screen, Screen.counterCase), registering())
    loop.start()
    loop.send(.screen(.counter(1)))
    signal.send(5)
    #expect(loop.state.screen == .counter(6))
    loop.send(.screen(.empty))
    #expect(signal.currentCount == 0)
    loop.send(.screen(.counter(1)))
    #expect(signal.totalCount == 2)
  }

  @Test func `R22 a run whose request stays equal continues when its child's state changes`() {
    let loop = loop(child: .optional(\.guest), registering())
    loop.start()
    loop.send(.guest(1))
    loop.send(.guest(2))
    #expect(signal.totalCount == 1)
  }

  @Test func `R22 the runs of a removed child end before any feedback gets the next state`() {
    let log = Log<String>()
    let parentFeedback = Feedback<Parent, ParentEvent>.raw("parent") { _ in
      RawConnection(observe: { state, _ in log.add("parent sees \(state.guest ?? 0)") })
    }
    let childFeedback = Feedback<Int, Int>.react(to: { _ in true }, "child") { _ in
      .callback { _ in Cancellation { log.add("child ends") } }
    }
    let loop = loop(child: .optional(\.guest), childFeedback, before: [parentFeedback])
    loop.start()
    loop.send(.guest(1))
    loop.send(.guest(nil))
    #expect(log.entries == ["parent sees 0", "parent sees 1", "child ends", "parent sees 0"])
  }

  @Test func `R22 queued events of a removed child's runs are never reduced`() {
    let loop = loop(
      child: .optional(\.guest), .react(to: { _ in true }, "answer", effect: { _ in .send(100) }))
    loop.send(.guest(1))
    loop.send(.guest(nil))
    loop.send(.guest(2))
    loop.start()
    #expect(loop.state.guest == 102)
  }

  @Test func `R22 an event for a missing child changes nothing and is published`() {
    let log = Log<Int>()
    let loop = loop(
      child: .optional(\.guest), registering(),
      before: [
        .on(ParentEvent.childCase.extract, "hear") { event, _ in
          log.add(event)
          return .none
        }
      ])
    loop.start()
    loop.send(.child(7))
    #expect(loop.state == Parent())
    #expect(log.entries == [7])
  }

  @Test func `R22 the runs of a nested child end when its parent is removed`() {
    let inner = registering().pullback(state: .keyPath(\Int.self), event: .whole)
    let loop = loop(child: .optional(\.guest), inner)
    loop.start()
    loop.send(.guest(1))
    #expect(signal.currentCount == 1)
    loop.send(.guest(nil))
    #expect(signal.currentCount == 0)
  }

  @Test func `R23 a child's reducer runs before its parent's, which gets the result`() {
    let doubling = Reducer<Parent, ParentEvent> { state, event in
      if case .child = event { state.sibling = state.child * 2 }
    }
    let loop = FeedbackLoop(
      initial: Parent(),
      reduce: adding.pullback(state: .keyPath(\.child), event: ParentEvent.childCase).then(
        doubling),
      feedbacks: [], clock: VirtualClock())
    loop.start()
    loop.send(.child(3))
    #expect(loop.state.sibling == 6)
  }

  @Test func `R21 an event-driven feedback of a child gets the child's events`() {
    let loop = loop(
      child: .keyPath(\.child), .on(1, "answer", effect: { state in .send(state * 10) }))
    loop.start()
    loop.send(.sibling(1))
    loop.send(.child(1))
    #expect(loop.state.child == 11)
  }

  private func loop(
    child: ChildState<Parent, Int>, _ feedback: Feedback<Int, Int>,
    before: [Feedback<Parent, ParentEvent>] = []
  ) -> FeedbackLoop<Parent, ParentEvent> {
    FeedbackLoop(
      initial: Parent(),
      reduce: adding.pullback(state: child, event: ParentEvent.childCase).then(parentReducer),
      feedbacks: before + [feedback.pullback(state: child, event: ParentEvent.childCase)],
      clock: VirtualClock())
  }

  private func seeing() -> Feedback<Int, Int> {
    .raw("see") { [seen] _ in
      RawConnection(observe: { state, cause in seen.add([state, cause]) })
    }
  }

  private func registering() -> Feedback<Int, Int> {
    .react(to: { _ in true }, "register") { [signal] _ in signal.effect }
  }
}
