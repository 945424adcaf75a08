import CursesFeedbackTesting
import Testing

/// Sequences of keys in a running application, with its clock.
@MainActor
@Suite struct KeySequencesInAppsTests {
  private let app = TestApp(Typist(), size: Size(columns: 40, rows: 2))

  @Test func `a sequence has its effect only when it is complete`() {
    app.press("g")
    #expect(app.frame.text.hasSuffix(" g …   g First               Esc Cancel"))
    app.press("g")
    #expect(app.state.log == ["first"])
    #expect(!app.frame.text.contains("Cancel"))
  }

  @Test func `an ambiguous key has its effect after one second without another key`() {
    app.press("x")
    app.advance(by: .milliseconds(999))
    #expect(app.state.log == [])
    app.advance(by: .milliseconds(1))
    #expect(app.state.log == ["cut"])
    #expect(!app.frame.text.contains("Cancel"))
    app.advance(by: .seconds(5))
    #expect(app.state.log == ["cut"])
  }

  @Test func `a key in time stops the timer`() {
    app.press("x")
    app.advance(by: .milliseconds(900))
    app.press("x")
    app.advance(by: .seconds(5))
    #expect(app.state.log == ["cut row"])
    #expect(app.clock.nextDeadline == nil)
  }

  @Test func `new pending keys have the full time limit, even if they equal the previous ones`() {
    app.press("x")
    app.advance(by: .milliseconds(900))
    app.type("xx")
    app.advance(by: .milliseconds(999))
    #expect(app.state.log == ["cut row"])
    app.advance(by: .milliseconds(1))
    #expect(app.state.log == ["cut row", "cut"])
  }

  @Test func `pending keys without a binding of their own have no time limit`() {
    app.press("g", "esc", "3")
    app.advance(by: .seconds(60))
    app.press("j")
    #expect(app.state.log == ["down 3"])
  }

  @Test func `keys that arrive together are read one after the other`() {
    app.type("xxgg2jx")
    #expect(app.state.log == ["cut row", "first", "down 2"])
    app.advance(by: .seconds(1))
    #expect(app.state.log.last == "cut")
  }

  @Test func `an unbound Ctrl-C that drops pending keys ends the program`() {
    app.press("g", "ctrl+c")
    #expect(app.hasEnded)
  }

  @Test func `an unbound key that drops pending keys hides their hints and sends its event`() {
    app.press("g", "y")
    #expect(!app.frame.text.contains("Cancel"))
    #expect(app.state.log == ["unbound"])
  }

  @Test func `a session that ends stops the timer of its keys`() {
    app.press("x", "ctrl+c")
    #expect(app.state.log == ["cut"])
    #expect(app.hasEnded)
    #expect(app.clock.nextDeadline == nil)
  }

  @Test func `Ctrl-Z suspends the program unless an active binding has it`() {
    app.press("ctrl+z", "g", "ctrl+z")
    #expect(app.terminal.suspensionCount == 2)
    app.press("g", "g", "ctrl+z")
    #expect(app.state.log == ["first", "undo"])
    #expect(app.terminal.suspensionCount == 2)
  }

  @Test func `a sequence that a child binds works like one of its parent`() {
    let app = TestApp(Office(), size: Size(columns: 40, rows: 2))
    app.press("g", "g", "x")
    app.advance(by: .seconds(1))
    #expect(app.state.typist.log == ["first", "cut"])
  }
}

private struct Typist: Component {
  struct State: Equatable, Sendable { var log: [String] = [] }
  struct Event: Equatable, Sendable { let name: String }

  let initial = State()
  func reduce(_ state: inout State, _ event: Event) { state.log.append(event.name) }

  func view(_ state: State) -> Node<Event> {
    Text(state.log.joined(separator: ", "))
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(sequence: "g g", "First", sends: Event(name: "first"))
    KeyBinding("x", "Cut", sends: Event(name: "cut"))
    KeyBinding(sequence: "x x", "Cut row", sends: Event(name: "cut row"))
    KeyBinding.counted("j", title: "Down") { Event(name: "down \($0)") }
    if state.log == ["first"] { KeyBinding("ctrl+z", "Undo", sends: Event(name: "undo")) }
  }

  func event(for input: Input, in state: State) -> Event? {
    input == .key("y") ? Event(name: "unbound") : nil
  }
}

private struct Office: Component {
  struct State: Equatable, Sendable { var typist = Typist.State() }
  enum Event: Sendable {
    case typist(Typist.Event)
    var typist: Typist.Event? {
      switch self {
      case .typist(let event): event
      }
    }
  }

  let initial = State()
  let typist = Typist().scope(\State.typist, Case(Event.typist, \.typist))
  var children: [Scope<State, Event>] { [typist] }
  func reduce(_ state: inout State, _ event: Event) {}
  func view(_ state: State) -> Node<Event> { typist.view(state) }
}
