import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// A child that is shown, but that its parent's `children` do not list.
@MainActor
@Suite struct UnlistedChildTests {
  private let fault =
    "A view shows a Tally, but the `children` of its parent do not list its scope: its events "
    + "change nothing."

  private func faults<Root: Component>(of root: Root, sending events: Root.Event...) -> [String] {
    let app = HeadlessApp(root)
    for event in events { app.loop.send(event) }
    _ = app.frame
    return app.log.faults
  }

  @Test func `a test fails if a shown child is not listed`() {
    withKnownIssue {
      _ = TestApp(Parent(lists: []))
    } matching: { issue in
      issue.comments.contains { "\($0)".contains(fault) }
    }
  }

  @Test func `a listed child is no fault, even if its scope is made again for each access`() {
    #expect(faults(of: Parent(lists: [.single]), sending: .child(.added(1))) == [])
  }

  @Test func `a child is reported once, when it is shown`() {
    #expect(faults(of: Parent(lists: [.single], shows: [])) == [])
    #expect(faults(of: Parent(lists: []), sending: .child(.added(1)), .child(.added(1))) == [fault])
  }

  @Test func `a row of a list is reported`() {
    #expect(
      faults(of: Parent(lists: [.single], shows: [.row])).first?.contains("IdentifiedTally") == true
    )
    #expect(faults(of: Parent(lists: [.rows], shows: [.row])) == [])
  }

  @Test func `a shown child is reported if only another child is listed`() {
    #expect(faults(of: Parent(lists: [.rows])) == [fault])
  }

  @Test func `a shown child is reported if one of its type at another place is listed`() {
    #expect(faults(of: Parent(lists: [.single], shows: [.single, .other])) == [fault])
  }

  @Test func `a child of a child is reported`() {
    #expect(faults(of: Grandparent(parent: Parent(lists: []))) == [fault])
    #expect(faults(of: Grandparent(parent: Parent(lists: [.single]))) == [])
  }
}

private struct Parent: Component {
  enum Child: Hashable, Sendable { case single, other, rows, row }

  struct State: Equatable, Sendable {
    var child = Tally.State()
    var other = Tally.State()
    var rows = [IdentifiedTally.State()]
  }

  enum Event: Sendable {
    case child(Tally.Event), row(Int, Tally.Event)
    var child: Tally.Event? { if case .child(let event) = self { event } else { nil } }
    var row: (Int, Tally.Event)? {
      if case .row(let id, let event) = self { (id, event) } else { nil }
    }
  }

  var lists: Set<Child>
  var shows: Set<Child> = [.single]
  let initial = State()
  var single: Scope<State, Event> { Tally().scope(\State.child, Case(Event.child, \.child)) }
  var other: Scope<State, Event> { Tally().scope(\State.other, Case(Event.child, \.child)) }
  var rows: Scope<State, Event> {
    IdentifiedTally().scope(each: \State.rows, Case(Event.row, \.row))
  }

  var children: [Scope<State, Event>] {
    (lists.contains(.single) ? [single] : []) + (lists.contains(.rows) ? [rows] : [])
  }

  func reduce(_ state: inout State, _ event: Event) {}

  func view(_ state: State) -> Node<Event> {
    if shows.contains(.single) { single.view(state) }
    if shows.contains(.other) { other.view(state) }
    if shows.contains(.row) { List(count: 1) { _ in rows.view(state, of: 0) } }
  }
}

/// A ``Tally`` with an identity.
private struct IdentifiedTally: Component {
  struct State: Equatable, Identifiable, Sendable {
    let id = 0
    var tally = Tally.State()
  }

  let initial = State()
  func reduce(_ state: inout State, _ event: Tally.Event) { Tally().reduce(&state.tally, event) }
  func view(_ state: State) -> Node<Tally.Event> { Tally().view(state.tally) }
}

private struct Grandparent: Component {
  struct State: Equatable, Sendable { var parent = Parent.State() }
  enum Event: Sendable {
    case parent(Parent.Event)
    var parent: Parent.Event? { if case .parent(let event) = self { event } else { nil } }
  }

  let parent: Parent
  let initial = State()
  var scope: Scope<State, Event> { parent.scope(\State.parent, Case(Event.parent, \.parent)) }
  var children: [Scope<State, Event>] { [scope] }
  func reduce(_ state: inout State, _ event: Event) {}
  func view(_ state: State) -> Node<Event> { scope.view(state) }
}
