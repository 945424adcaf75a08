import CursesFeedbackTesting
import Synchronization
import Testing

@testable import CursesFeedback

/// What is asked of views and bindings while many keys come in at once.
@MainActor
@Suite struct KeysWithoutViewsTests {
  private let views = Count()
  private var app: HeadlessApp<Door> { HeadlessApp(Door(views: views)) }

  @Test func `keys that no widget wants make no view`() {
    let app = app
    #expect(views.value == 1)
    app.take(Array(repeating: .key("+"), count: 1000) + [.key("x")])
    #expect(app.state.count == 1000)
    #expect(views.value == 2, "the frame's")
  }

  @Test func `a key that a widget may want meets the view of the state before it`() {
    let app = app
    app.take([.key("o"), .key("enter"), .key("+"), .key("enter")])
    #expect(app.state == Door.State(count: 1, isOpen: true, presses: 2))
  }

  @Test func `a key that the state before it has bound means what it means there`() {
    let app = app
    app.take([.key("c"), .key("o"), .key("c"), .key("+")])
    #expect(app.state == Door.State(count: 1, isOpen: false))
  }

  @Test func `a component in another one is asked before it`() {
    let app = HeadlessApp(House(door: Door(views: views)))
    app.take([.key("+"), .key("+"), .key("h")])
    #expect(app.state == House.State(door: Door.State(count: 2), hands: 1))
  }

  @Test func `the focus goes on from widget to widget`() {
    let app = app
    app.take([.key("o"), .key("tab"), .key("enter")])
    #expect(app.state == Door.State(isOpen: true, knocks: 1))
  }

  @Test func `a key that is bound and that a widget wants goes to the widget with the focus`() {
    let app = app
    app.take([.key("enter")])
    #expect(app.state == Door.State(count: 10))
    app.take([.key("o"), .key("enter")])
    #expect(app.state == Door.State(count: 10, isOpen: true, presses: 1))
  }
}

private final class Count: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func add() { count.add(1, ordering: .relaxed) }
}

/// A component that shows buttons, and binds another key, while it is open.
private struct Door: Component {
  struct State: Equatable, Sendable {
    var count = 0
    var isOpen = false
    var presses = 0
    var knocks = 0
  }
  enum Event: Sendable { case added(Int), opened, closed, pressed, knocked }

  let views: Count
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .added(let number): state.count += number
    case .opened: state.isOpen = true
    case .closed: state.isOpen = false
    case .pressed: state.presses += 1
    case .knocked: state.knocks += 1
    }
  }

  func view(_ state: State) -> Node<Event> {
    let _ = views.add()
    Text("\(state.count)")
    if state.isOpen {
      Button("Press", sends: .pressed)
      Button("Knock", sends: .knocked)
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("+", sends: .added(1))
    KeyBinding("enter", sends: .added(10))
    if state.isOpen {
      KeyBinding("c", sends: .closed)
    } else {
      KeyBinding("o", sends: .opened)
    }
  }
}

/// A component with a door in it, which binds the door's key, too.
private struct House: Component {
  struct State: Equatable, Sendable {
    var door = Door.State()
    var hands = 0
  }
  enum Event: Sendable { case door(Door.Event), waved }

  let door: Door
  let initial = State()

  private var doorScope: Scope<State, Event> {
    door.scope(\.door, Case(Event.door) { if case .door(let event) = $0 { event } else { nil } })
  }

  var children: [Scope<State, Event>] { [doorScope] }

  func reduce(_ state: inout State, _ event: Event) {
    if case .waved = event { state.hands += 1 }
  }

  func view(_ state: State) -> Node<Event> { doorScope.view(state) }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("+", sends: .waved)
    KeyBinding("h", sends: .waved)
  }
}
