import CursesFeedbackTesting
import Synchronization
import Testing

@testable import CursesFeedback

/// Which views and key bindings a burst of keys evaluates.
@MainActor
@Suite struct KeysWithoutViewsTests {
  private let views = Count()
  private var app: HeadlessApp<Door> { HeadlessApp(Door(views: views)) }

  @Test func `a flood of one key that no widget handles makes views for its first repetitions`() {
    let app = app
    #expect(views.value == 1)
    app.take(Array(repeating: .key("+"), count: 1000))
    #expect(app.state.count == 1000)
    #expect(views.value == 1 + FrameRenderer.repetitionsWithView + 1, "one more for the frame")
  }

  @Test func `a flood of one key meets a control that appears within 1,024 repetitions`() {
    let app = HeadlessApp(Door(views: views, opensAt: 1000))
    app.take(Array(repeating: .key("enter"), count: 3000))
    #expect(app.state.count / 10 + app.state.presses == 3000)
    #expect((100...1124).contains(app.state.count / 10))
  }

  @Test func `a repeated key is routed by the view of the state before it`() {
    let app = app
    app.take([.key("space"), .key("space"), .key("space")])
    #expect(app.state == Door.State(isOpen: true, presses: 2))
  }

  @Test func `a key that nothing handles builds no view`() {
    let app = app
    app.take([.key("x"), .key("y")])
    #expect(views.value == 1)
  }

  @Test func `a key that a widget may handle is routed by the view of the state before it`() {
    let app = app
    app.take([.key("o"), .key("enter"), .key("+"), .key("enter")])
    #expect(app.state == Door.State(count: 1, isOpen: true, presses: 2))
  }

  @Test func `a key has the binding of the state before it`() {
    let app = app
    app.take([.key("c"), .key("o"), .key("c"), .key("+")])
    #expect(app.state == Door.State(count: 1, isOpen: false))
  }

  @Test func `a child's key bindings come before its parent's`() {
    let app = HeadlessApp(House(door: Door(views: views)))
    app.take([.key("+"), .key("+"), .key("h")])
    #expect(app.state == House.State(door: Door.State(count: 2), hands: 1))
  }

  @Test func `tab in a burst moves the focus to the next widget`() {
    let app = app
    app.take([.key("o"), .key("tab"), .key("enter")])
    #expect(app.state == Door.State(isOpen: true, knocks: 1))
  }

  @Test func `a bound key that the focused widget handles goes to the widget`() {
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

/// A component that shows two buttons only while it is open, and then binds `c` instead of `o`.
private struct Door: Component {
  struct State: Equatable, Sendable {
    var count = 0
    var isOpen = false
    var presses = 0
    var knocks = 0
  }
  enum Event: Sendable { case added(Int), opened, closed, pressed, knocked }

  let views: Count
  /// The count at which it opens by itself.
  var opensAt = Int.max
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .added(let number):
      state.count += number
      if state.count >= opensAt { state.isOpen = true }
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
      KeyBinding(["o", "space"], sends: .opened)
    }
  }
}

/// The parent of a door; it also binds `+`, one of the door's keys.
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
