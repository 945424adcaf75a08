import CursesFeedbackTesting
import Foundation
import Testing

@testable import CursesFeedback

/// An undoable component has all parts of the component that it wraps.
@MainActor
@Suite struct UndoableComponentTests {
  private let app = TestApp(Shelf.undoable(), size: Size(columns: 60, rows: 10))

  @Test func `an undoable component has the keys, links and end of the wrapped component`() throws {
    try app.open("rows/2")
    #expect(app.state.selection == 2)
    app.send(.component(.selected(0)))
    app.press("d", "d", "d")
    #expect(app.hasEnded)
    let other = TestApp(Shelf.undoable())
    other.press(.escape)
    #expect(other.hasEnded)
  }

  @Test func `each input that goes to all components arrives once`() {
    #expect(app.state.widths == [60])
    app.resize(columns: 40, rows: 10)
    #expect(app.state.widths == [60, 40])
  }

  @Test func `children are shown, have their keys and effects, and can be undone`() {
    let app = TestApp(Shelves().undoable(\.self))
    app.press("+", .tab, "+", "+", "a")
    #expect(app.state.left.count == 1)
    #expect(app.state.right.count == 2)
    #expect(app.state.heardWidth == 80)
    #expect(app.pendingEffects == ["ask 2"])
    app.press("ctrl+z")
    #expect(app.pendingEffects == [])
    app.press("ctrl+z", "ctrl+z", "ctrl+z")
    #expect(app.state.left.count == 0)
    app.press("q")
    #expect(app.hasEnded)
  }

  @Test func `an event for a missing child is reported`() {
    let app = HeadlessApp(Shelves().undoable(\.self))
    app.loop.send(.component(.guest(.added(1))))
    #expect(app.log.entries.map(\.diagnostic) == [.childEventIgnored])
  }

  @Test func `the parent of an undoable child reads the child's history and undoes its steps`() {
    let app = TestApp(Room())
    app.send(.shelf(.component(.removed)))
    #expect(app.state.shelf.content.books.first == "Ulysses")
    app.click("Take back")
    #expect(app.state.shelf.content.books.first == "Emma")
    #expect(!app.state.shelf.history.canUndo)
  }

  @Test func `a state with its history is Codable`() throws {
    app.press("d", "x", "ctrl+z")
    let data = try JSONEncoder().encode(app.state)
    let state = try JSONDecoder().decode(UndoableState<Shelf.State, Shelf.Content>.self, from: data)
    let again = TestApp(Shelf.undoable(), initial: state)
    again.press("ctrl+y", "ctrl+z", "ctrl+z")
    #expect(again.state.content == Shelf().initial.content)
  }

  @Test func `a recorded session with an undo replays`() throws {
    let app = TestApp(Shelf.undoable(), records: true)
    app.press("d", "x", "ctrl+z")
    app.advance(by: .seconds(2))
    app.press("ctrl+z", "ctrl+y")
    expectReplay(try Recording(parsing: app.endRecording()), by: Shelf.undoable())
  }
}

/// Two tallies and a guest that is not there.
private struct Shelves: Component {
  struct State: Equatable, Sendable {
    var left = Tally.State(), right = Tally.State()
    var guest: Tally.State?
    var heardWidth = 0
  }

  enum Event: Equatable, Sendable {
    case left(Tally.Event), right(Tally.Event), guest(Tally.Event), resized(Int)
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
    if case .resized(let columns) = event { state.heardWidth = columns }
  }

  func view(_ state: State) -> Node<Event> {
    left.view(state)
    right.view(state)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding.quit("q") }

  func event(for input: Input, in state: State) -> Event? {
    if case .resized(let size) = input { .resized(size.columns) } else { nil }
  }
}

/// A parent of an undoable shelf with a button that undoes.
private struct Room: Component {
  struct State: Equatable, Sendable {
    var shelf = Shelf.undoable().initial
  }

  enum Event: Equatable, Sendable {
    case shelf(UndoableEvent<Shelf.Event>)
    var shelf: UndoableEvent<Shelf.Event>? {
      if case .shelf(let event) = self { event } else { nil }
    }
  }

  let initial = State()
  let shelf = Shelf.undoable().scope(\State.shelf, Case(Event.shelf, \.shelf))
  var children: [Scope<State, Event>] { [shelf] }

  func reduce(_ state: inout State, _ event: Event) {}

  func view(_ state: State) -> Node<Event> {
    shelf.view(state)
    if state.shelf.history.canUndo { Button("Take back", sends: .shelf(.undone)) }
  }
}
