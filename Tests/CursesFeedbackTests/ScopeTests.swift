import CursesFeedback
import CursesFeedbackTesting
import Testing

/// A component with two tallies, and with a third, optional one.
private struct Trio: Component {
  struct State: Equatable, Sendable {
    var left = Tally.State()
    var right = Tally.State()
    var guest: Tally.State?
    var heard: [Int] = []
  }

  enum Event: Equatable, Sendable {
    case left(Tally.Event), right(Tally.Event), guest(Tally.Event), guestToggled

    var left: Tally.Event? { if case .left(let event) = self { event } else { nil } }
    var right: Tally.Event? { if case .right(let event) = self { event } else { nil } }
    var guest: Tally.Event? { if case .guest(let event) = self { event } else { nil } }
  }

  let initial = State()
  let left = Tally().scope(\State.left, Case(Event.left, \.left))
  let right = Tally().scope(\State.right, Case(Event.right, \.right))
  let guest = Tally().scope(optional: \State.guest, Case(Event.guest, \.guest))

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

  @Test func `keys go to the focused child`() {
    app.press("+", .tab, "+", "+")
    #expect(app.state.left.count == 1)
    #expect(app.state.right.count == 2)
  }

  @Test func `a child's buttons send the child's events`() {
    app.press(.tab, .enter)
    #expect(app.state.right.count == 10)
  }

  @Test func `siblings with the same feedback have separate effects`() {
    app.press("a", .tab, "a", "+", "d")
    #expect(app.pendingEffects == ["ask", "ask 2"])
  }

  @Test func `removing a child cancels its effects`() {
    app.send(.guestToggled)
    app.send(.guest(.asked))
    #expect(app.pendingEffects == ["ask 3"])
    #expect(app.frame.text.split(separator: "\n").count(where: { $0 == "Count: 0" }) == 3)
    app.press("g")
    #expect(app.pendingEffects.isEmpty)
    #expect(app.frame.text.split(separator: "\n").count(where: { $0 == "Count: 0" }) == 2)
  }

  @Test func `an event for a missing child changes nothing`() {
    app.send(.guest(.added(1)))
    #expect(app.state == Trio.State())
  }

  @Test func `a key that quits in the parent and in a child ends the application`() {
    app.press("q")
    #expect(app.hasEnded)
  }

  @Test func `a key that quits only in a child does not end the application`() {
    let app = TestApp(Parent(), size: Size(columns: 20, rows: 8))
    app.press("q", "+")
    #expect(!app.hasEnded)
    #expect(app.state.count == 1)
  }
}

/// A component whose only key that quits is that of its child.
private struct Parent: Component {
  let initial = Tally.State()
  let tally = Tally().scope(\Tally.State.self, Case({ $0 }, { $0 }))

  var children: [Scope<Tally.State, Tally.Event>] { [tally] }

  func reduce(_ state: inout Tally.State, _ event: Tally.Event) {}

  func view(_ state: Tally.State) -> Node<Tally.Event> { tally.view(state) }
}

/// A component with a collection of children.
private struct Crowd: Component {
  struct Member: Component {
    struct State: Equatable, Identifiable, Sendable {
      let id: Int
      var count = 0
      var isAsking = false
    }

    enum Event: Equatable, Sendable {
      case added, asked
      case answered(Int)
    }

    let initial = State(id: 0)

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .added: state.count += 1
      case .asked: state.isAsking = true
      case .answered(let count):
        state.isAsking = false
        state.count = count
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(to: { $0.isAsking ? $0.id : nil }, "ask") { id in
        .perform { _ in .answered(id) }
      }
    }

    func view(_ state: State) -> Node<Event> {
      Button("\(state.id): \(state.count)", sends: .added)
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("a", "Ask", sends: .asked)
    }
  }

  struct State: Equatable, Sendable {
    var members = [Member.State(id: 1), Member.State(id: 2), Member.State(id: 3)]
  }

  enum Event: Equatable, Sendable {
    case member(Int, Member.Event), left(Int)

    var member: (Int, Member.Event)? {
      if case .member(let id, let event) = self { (id, event) } else { nil }
    }
  }

  let initial = State()
  let members = Member().scope(each: \State.members, Case(Event.member, \.member))

  var children: [Scope<State, Event>] { [members] }

  func reduce(_ state: inout State, _ event: Event) {
    if case .left(let id) = event { state.members.removeAll { $0.id == id } }
  }

  func view(_ state: State) -> Node<Event> {
    members.view(state)
    members.view(state, of: 2)
    members.view(state, of: 9)
  }
}

@MainActor
@Suite struct CollectionScopeTests {
  private let app = TestApp(Crowd(), size: Size(columns: 20, rows: 6))

  @Test func `the children of a collection are stacked, and one can be shown by its identity`() {
    let rows = app.frame.text.split(separator: "\n").map { $0.filter { $0.isNumber } }
    #expect(rows == ["10", "20", "30", "20"])
  }

  @Test func `events and keys go to the focused child of a collection`() {
    app.press(.tab, .enter)
    app.press("a")
    #expect(app.state.members.map(\.count) == [0, 1, 0])
    #expect(app.state.members.map(\.isAsking) == [false, true, false])
  }

  @Test func `removing a child cancels its effects and no others`() {
    app.send(.member(1, .asked))
    app.send(.member(2, .asked))
    app.send(.left(1))
    #expect(app.pendingEffects == ["ask"])
    app.answer("ask", with: .member(2, .answered(7)))
    #expect(app.state.members.map(\.count) == [7, 0])
  }
}
