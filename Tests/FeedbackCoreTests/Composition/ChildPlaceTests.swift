import FeedbackCore
import Testing

/// A child in each kind of place in its parent's state (``ChildState``): its identity, the events
/// for it while it does not exist, and the order of reducers.
///
/// The item "a1" has the identity a and the value 1.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct ChildPlaceTests {
  private struct Parent: Equatable, Sendable {
    var always: Item = "a0"
    var guest: Item?
    var screen = Screen.empty
    var plain: Int?
  }

  private enum Screen: Equatable, Sendable {
    case empty
    case detail(Item)
    case other(Item)

    static let detailCase = Case<Screen, Item>(
      Screen.detail,
      { screen in if case .detail(let item) = screen { item } else { nil } })
    static let otherCase = Case<Screen, Item>(
      Screen.other,
      { screen in if case .other(let item) = screen { item } else { nil } })
  }

  private enum Event: Equatable, Sendable {
    case child(Int)
    case become(Parent)

    static let childCase = Case<Event, Int>(
      Event.child,
      { event in if case .child(let event) = event { event } else { nil } })
  }

  private let log = Log<String>()
  private let diagnostics = Log<LoopDiagnostic>()

  @Test func `R22 an optional child with another identity is another child`() {
    let loop = loop(.optional(\.guest))
    loop.start()
    for guest: Item? in ["b1", "b2", "c2", nil, "c2"] { loop.send(.become(Parent(guest: guest))) }
    #expect(log.entries == ["start b", "cancel b", "start c", "cancel c", "start c"])
  }

  @Test func `R22 a required child with another identity is another child`() {
    let loop = loop(.keyPath(\.always))
    loop.start()
    for child: Item in ["a1", "b1"] { loop.send(.become(Parent(always: child))) }
    #expect(log.entries == ["start a", "cancel a", "start b"])
  }

  @Test func `R22 an enum case's child with another identity is another child`() {
    let loop = loop(.enumCase(\.screen, Screen.detailCase))
    loop.start()
    for screen: Screen in [
      .detail("b1"), .detail("b2"), .detail("c2"), .other("c2"), .detail("c2"),
    ] {
      loop.send(.become(Parent(screen: screen)))
    }
    #expect(log.entries == ["start b", "cancel b", "start c", "cancel c", "start c"])
  }

  @Test func `R22 the children of two cases are two children, even with the same identity`() {
    let loop = FeedbackLoop<Parent, Event>(
      initial: Parent(screen: .detail("b1")),
      reduce: becoming,
      feedbacks: [
        registering("detail").pullback(
          state: .enumCase(\.screen, Screen.detailCase), event: Event.childCase),
        registering("other").pullback(
          state: .enumCase(\.screen, Screen.otherCase), event: Event.childCase),
      ], clock: VirtualClock())
    loop.start()
    loop.send(.become(Parent(screen: .other("b1"))))
    #expect(log.entries == ["start detail b", "cancel detail b", "start other b"])
  }

  @Test func `R22 the run of a child that one event removes and restores continues`() {
    let loop = FeedbackLoop<Parent, Event>(
      initial: Parent(guest: "b1"),
      reduce: Reducer { state, _ in
        state.guest = nil
        state.guest = "b1"
      },
      feedbacks: [registering("guest").pullback(state: .optional(\.guest), event: Event.childCase)],
      clock: VirtualClock())
    loop.start()
    loop.send(.become(Parent()))
    #expect(log.entries == ["start guest b"])
  }

  @Test func `R22 queued events of a child's runs do not reach the child that replaces it`() {
    let answering = Feedback<Item, Int>.react(to: { $0.value == 1 ? $0 : nil }, "answer") { _ in
      .send(10)
    }
    let loop = FeedbackLoop<Parent, Event>(
      initial: Parent(guest: "b1"), reduce: adding(.optional(\.guest)).then(becoming),
      feedbacks: [answering.pullback(state: .optional(\.guest), event: Event.childCase)],
      clock: VirtualClock())
    loop.send(.become(Parent(guest: "c5")))
    loop.start()
    #expect(loop.state.guest == "c5")
  }

  @Test(arguments: [0, 1, 2])
  func `R22 R35 an event for a missing child changes nothing and is reported`(
    _ place: Int
  ) {
    let places: [ChildState<Parent, Item>] = [
      .optional(\.guest), .enumCase(\.screen, Screen.detailCase),
      .enumCase(\.screen, Screen.otherCase),
    ]
    let loop = loop(places[place], initial: Parent(screen: place == 1 ? .other("o1") : .empty))
    let before = loop.state
    loop.start()
    loop.send(.child(1))
    #expect(loop.state == before)
    #expect(diagnostics.entries == [.childEventIgnored])
  }

  @Test func `R35 an event that two reducers cannot pass to a nested child is reported once`() {
    let innermost = Reducer<Int, Int> { state, event in state += event }
    let reducer = innermost.pullback(state: .optional(\Int?.self), event: .whole)
      .pullback(state: .keyPath(\Parent.plain), event: Event.childCase)
    let loop = FeedbackLoop<Parent, Event>(
      initial: Parent(), reduce: reducer.then(reducer), feedbacks: [], clock: VirtualClock(),
      notice: { [diagnostics] in diagnostics.add($0) })
    loop.start()
    loop.send(.child(1))
    #expect(diagnostics.entries == [.childEventIgnored])
  }

  @Test func `R23 combined reducers run in the order of their combination`() {
    let doubling = Reducer<Parent, Event> { state, _ in state.always.value *= 2 }
    let child = adding(.keyPath(\.always))
    let loops = [child.then(doubling), doubling.then(child)].map { reducer in
      FeedbackLoop<Parent, Event>(
        initial: Parent(always: "a1"), reduce: reducer, feedbacks: [], clock: VirtualClock())
    }
    for loop in loops {
      loop.start()
      loop.send(.child(3))
    }
    #expect(loops.map(\.state.always.value) == [8, 5])
  }

  @Test func `R21 R23 a parent's feedback gets its child's events, each one once`() {
    let hearing = Feedback<Parent, Event>.on(Event.childCase.extract, "hear") {
      [log] event, state in
      log.add("\(event) \(state.always)")
      return .none
    }
    let loop = FeedbackLoop<Parent, Event>(
      initial: Parent(), reduce: adding(.keyPath(\.always)),
      feedbacks: [
        hearing,
        Feedback<Item, Int>.restart(while: { $0.value == 1 }, "two", effect: { _ in .send(2) })
          .pullback(state: .keyPath(\.always), event: Event.childCase),
      ], clock: VirtualClock())
    loop.start()
    loop.send(.child(1))
    #expect(log.entries == ["1 a1", "2 a3"])
  }

  private let becoming = Reducer<Parent, Event> { state, event in
    if case .become(let next) = event { state = next }
  }

  private func adding(_ place: ChildState<Parent, Item>) -> Reducer<Parent, Event> {
    Reducer<Item, Int> { item, event in item.value += event }
      .pullback(state: place, event: Event.childCase)
  }

  private func registering(_ name: String = "") -> Feedback<Item, Int> {
    .react(toFirst: { $0 }, "register") { [log] item in
      .logged(name.isEmpty ? "\(item.id)" : "\(name) \(item.id)", in: log)
    }
  }

  private func loop(
    _ place: ChildState<Parent, Item>, initial: Parent = Parent()
  ) -> FeedbackLoop<Parent, Event> {
    FeedbackLoop(
      initial: initial, reduce: adding(place).then(becoming),
      feedbacks: [registering().pullback(state: place, event: Event.childCase)],
      clock: VirtualClock(),
      notice: { [diagnostics] in diagnostics.add($0) })
  }
}
