import CursesFeedback
import CursesFeedbackTesting
import Testing

/// Two tallies beside each other, and a third that comes and goes.
private struct Trio: Component {
  struct State: Equatable, Sendable {
    var left = Tally.State()
    var right = Tally.State()
    var guest: Tally.State?
    var heard: [Int] = []
  }

  enum Event: Equatable, Sendable {
    case left(Tally.Event), right(Tally.Event), guest(Tally.Event), guestToggled
  }

  let initial = State()
  let left: Scope<State, Event> = Tally().scope(
    \.left, Case(embed: Event.left) { if case .left(let event) = $0 { event } else { nil } })
  let right: Scope<State, Event> = Tally().scope(
    \.right, Case(embed: Event.right) { if case .right(let event) = $0 { event } else { nil } })
  let guest: Scope<State, Event> = Tally().scope(
    optional: \.guest,
    Case(embed: Event.guest) { if case .guest(let event) = $0 { event } else { nil } })

  var children: [Scope<State, Event>] { [left, right, guest] }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .left(.added): state.heard.append(state.left.count)
    case .guestToggled: state.guest = state.guest == nil ? Tally.State() : nil
    case .left, .right, .guest: break
    }
  }

  func view(_ state: State) -> Node<Event> {
    left.view(state)
    right.view(state)
    guest.view(state)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("g", "Guest", sends: .guestToggled)
    KeyBinding.quit("q")
  }
}

@MainActor
@Suite struct ScopeTests {
  private let app = TestApp(Trio(), size: Size(columns: 20, rows: 8))

  @Test func `a child's reducer runs before its parent's`() {
    app.press("+", "+")
    #expect(app.state.heard == [1, 2])
  }

  @Test func `keys go to the child that has the focus`() {
    app.press("+", .tab, "+", "+")
    #expect(app.state.left.count == 1)
    #expect(app.state.right.count == 2)
  }

  @Test func `a child's buttons send the child's events`() {
    app.press(.tab, .enter)
    #expect(app.state.right.count == 10)
  }

  @Test func `siblings do not disturb each other's effects`() {
    app.press("a", .tab, "a", "+", "d")
    #expect(app.pendingEffects == ["ask", "ask"])
  }

  @Test func `a child that goes away takes its effects with it`() {
    app.send(.guestToggled)
    app.send(.guest(.asked))
    #expect(app.pendingEffects == ["ask"])
    #expect(app.frame.text.split(separator: "\n").count(where: { $0 == "Count: 0" }) == 3)
    app.press("g")
    #expect(app.pendingEffects.isEmpty)
    #expect(app.frame.text.split(separator: "\n").count(where: { $0 == "Count: 0" }) == 2)
  }

  @Test func `an event for a child that is not there changes nothing`() {
    app.send(.guest(.added(1)))
    #expect(app.state == Trio.State())
  }

  @Test func `only the parent quits`() {
    app.press("q")
    #expect(app.hasEnded)
  }
}
