import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// Which components get an input that neither a view nor a key binding handles.
@MainActor @Suite struct InputOrderTests {
  private let app = TestApp(Desk(), size: Size(columns: 30, rows: 6))

  private var log: [String] { app.state.log }

  @Test func `the child whose view contains the focus comes first, the parent last`() {
    app.press("x", "tab", "x")
    app.paste("text")
    app.press("p")
    #expect(log.suffix(4) == ["left key", "right key", "right paste", "parent key"])
  }

  @Test func `a parent gets the input for which its children have no event`() {
    app.press("p")
    #expect(log.last == "parent key")
  }

  @Test func `a key binding of any component comes before the events for unbound keys`() {
    app.press("b")
    #expect(log.last == "parent bound")
  }

  @Test func `under a modal view only the components in it and around it get a key`() {
    app.press("m", "x", "p")
    #expect(log.suffix(2) == ["right key", "parent key"])
    app.press("tab", "x")
    #expect(log.last == "right key")
  }

  @Test func `a child that is not shown gets no key`() {
    app.press("h", "x")
    #expect(log.last == "right key")
  }

  @Test func `the terminal's focus and size go to every component, children first`() {
    app.press("h")
    app.setTerminalFocus(false)
    #expect(log.suffix(4) == ["left focused", "right focused", "1 focused", "parent focused"])
    app.resize(columns: 10, rows: 4)
    #expect(log.suffix(4) == ["left resized", "right resized", "1 resized", "parent resized"])
  }
}

/// A desk with two pads and a collection of pads that is not shown; all of them log the kinds of
/// their inputs.
private struct Desk: Component {
  struct State: Equatable, Sendable {
    var left = Pad.State(id: "left")
    var right = Pad.State(id: "right")
    var others = [Pad.State(id: "1")]
    var log: [String] = []
    var hidesLeft = false
    var isModal = false
  }
  enum Event: Sendable {
    case left(String)
    case right(String)
    case other(String, String)
    case got(String)
    case hidden
    case covered
  }

  let initial = State()

  private let left = Pad().scope(
    \State.left, Case(Event.left) { if case .left(let kind) = $0 { kind } else { nil } })
  private let right = Pad().scope(
    \State.right, Case(Event.right) { if case .right(let kind) = $0 { kind } else { nil } })
  private let others = Pad().scope(
    each: \State.others,
    Case({ Event.other($0.0, $0.1) }) {
      if case .other(let id, let kind) = $0 { (id, kind) } else { nil }
    })

  var children: [Scope<State, Event>] { [left, right, others] }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .left(let kind): state.log.append("left \(kind)")
    case .right(let kind): state.log.append("right \(kind)")
    case .other(let id, let kind): state.log.append("\(id) \(kind)")
    case .got(let kind): state.log.append("parent \(kind)")
    case .hidden: state.hidesLeft = true
    case .covered: state.isModal = true
    }
  }

  func view(_ state: State) -> Node<Event> {
    if !state.hidesLeft { left.view(state) }
    right.view(state).modal(state.isModal)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("b", sends: .got("bound"))
    KeyBinding("h", sends: .hidden)
    KeyBinding("m", sends: .covered)
  }

  func event(for input: Input, in state: State) -> Event? { .got(input.kind) }
}

private struct Pad: Component {
  struct State: Equatable, Identifiable, Sendable { let id: String }

  let initial = State(id: "")

  func reduce(_ state: inout State, _ kind: String) {}

  func view(_ state: State) -> Node<String> { Button(state.id, sends: "button") }

  func event(for input: Input, in state: State) -> String? {
    input == .key("p") ? nil : input.kind
  }
}

extension Input {
  fileprivate var kind: String {
    switch self {
    case .key: "key"
    case .mouse: "mouse"
    case .paste: "paste"
    case .focused: "focused"
    case .resized: "resized"
    }
  }
}
