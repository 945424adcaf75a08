import CursesFeedbackTesting
import Testing

/// A settled state ends the session (`hasEnded`).
@MainActor
@Suite struct EndedStateTests {
  private let app = TestApp(Farewells(), size: Size(columns: 20, rows: 3))

  @Test func `a button's event ends the session`() {
    app.click("Leave")
    #expect(app.hasEnded)
    #expect(app.terminal.isClosed)
  }

  @Test func `a key's event ends the session`() {
    app.press("x")
    #expect(app.hasEnded)
  }

  @Test func `an effect's answer ends the session`() {
    app.press("s")
    #expect(!app.hasEnded)
    app.answer("save", with: .left)
    #expect(app.hasEnded)
  }

  @Test func `an event that a timer sends ends the session`() {
    app.press("t")
    app.advance(by: .seconds(9))
    #expect(!app.hasEnded)
    app.advance(by: .seconds(1))
    #expect(app.hasEnded)
  }

  @Test func `a state that is left again before it settles does not end the session`() {
    app.send(.leftAndReturned)
    #expect(!app.hasEnded)
  }

  @Test func `the state that ends the session is not drawn`() {
    app.press("x")
    #expect(app.terminal.frameCount == 1)
    #expect(app.frame.text.contains("Leave"))
  }

  @Test func `no key is read after a state that ends the session`() {
    let app = HeadlessApp(Farewells())
    app.take([.key("x"), .key("+"), .key("+")])
    #expect(app.hasEnded)
    #expect(app.state.count == 0)
  }

  @Test func `the first state can end the session`() {
    let app = TestApp(Farewells(initial: .init(hasLeft: true)))
    #expect(app.hasEnded)
    #expect(app.terminal.frameCount == 0)
  }

  @Test func `a child whose hasEnded is true does not end the session`() {
    let app = TestApp(Family())
    app.press("x")
    #expect(app.state.child.hasLeft)
    #expect(!app.hasEnded)
  }

  @Test func `a component that runs on a terminal returns the state that ended it`() async throws {
    let terminal = MemoryTerminal()
    async let final = Farewells().run(on: terminal, clock: VirtualClock())
    while terminal.frame == nil { await Task.yield() }
    terminal.report(.bytes(Array("+x+".utf8)))
    #expect(try await final == Farewells.State(count: 1, hasLeft: true))
  }

  @Test func `a rendering feedback without a component ends its session`() async throws {
    let terminal = MemoryTerminal()
    let session = Session(terminal: terminal, clock: VirtualClock())
    let rendering = Feedback<Int, Void>.rendering(on: session, hasEnded: { $0 == 3 }) { count in
      Text("\(count)")
    }
    let loop = FeedbackLoop(
      initial: 0, reduce: Reducer { (count: inout Int, _: Void) in count += 1 },
      feedbacks: [rendering], clock: VirtualClock())
    loop.start()
    for _ in 1...3 { loop.send(()) }
    try await session.ended()
    #expect(terminal.isClosed)
  }
}

private struct Farewells: Component {
  struct State: Equatable, Sendable {
    var count = 0
    var isSaving = false
    var isTimed = false
    var hasLeft = false
  }

  enum Event: Sendable { case counted, left, saving, timed, leftAndReturned, returned }

  var initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .counted: state.count += 1
    case .left, .leftAndReturned: state.hasLeft = true
    case .saving: state.isSaving = true
    case .timed: state.isTimed = true
    case .returned: state.hasLeft = false
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: \.isSaving, "save") { _ in .perform { _ in .left } }
    Feedback.react(when: \.isTimed, "wait") { _ in .after(.seconds(10), send: .left) }
    Feedback.on({ if case .leftAndReturned = $0 { () } else { nil } }, "return") { _, _ in
      .send(.returned)
    }
  }

  func view(_ state: State) -> Node<Event> {
    Button("Leave", sends: .left)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("x", sends: .left)
    KeyBinding("s", sends: .saving)
    KeyBinding("t", sends: .timed)
    KeyBinding("+", sends: .counted)
  }

  func hasEnded(_ state: State) -> Bool { state.hasLeft }
}

private struct Family: Component {
  struct State: Equatable, Sendable { var child = Farewells.State() }
  enum Event: Sendable {
    case child(Farewells.Event)
    var child: Farewells.Event? { if case .child(let event) = self { event } else { nil } }
  }

  let initial = State()
  let child = Farewells().scope(\State.child, Case(Event.child, \.child))
  var children: [Scope<State, Event>] { [child] }

  func reduce(_ state: inout State, _ event: Event) {}
  func view(_ state: State) -> Node<Event> { child.view(state) }
}
