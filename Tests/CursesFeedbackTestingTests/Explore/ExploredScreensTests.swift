import CursesFeedback
import CursesFeedbackTesting
import Testing

/// A switch, which is the only screen of an application of screens.
private struct Switch: Component {
  enum State: Equatable, Sendable { case off, on }
  enum Event: Codable, Sendable { case switchedOn, switchedOff, broken }

  let initial = State.off

  func reduce(_ state: inout State, _ event: Event) { state = event == .switchedOn ? .on : .off }

  func view(_ state: State) -> Node<Event> { Text("\(state)") }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    switch state {
    case .off: KeyBinding("a", "On", sends: .switchedOn)
    case .on: KeyBinding("b", "Off", sends: .switchedOff)
    }
  }
}

private enum Place: ScreenRoute, Codable { case hall, cellar }

private struct Places: ScreenComponent {
  enum State: Equatable, Sendable {
    case light(Switch.State)

    var light: Switch.State? { if case .light(let state) = self { state } else { nil } }
  }
  enum Event: Codable, Sendable {
    case light(Switch.Event)

    var light: Switch.Event? { if case .light(let event) = self { event } else { nil } }
  }

  let home = Place.hall
  let light = Switch().scope(\State.self, Case(State.light, \.light), Case(Event.light, \.light))

  var children: [Scope<State, Event>] { [light] }

  func initial(at route: Place) -> State { .light(.off) }

  func view(_ state: State) -> Node<Event> { light.view(state) }
}

private struct House: Component {
  struct State: Equatable, Sendable { var places = RouteStack<Place, Places.State>(.hall) }
  enum Event: Codable, Sendable {
    case place(ScreenID, Places.Event)

    var place: (ScreenID, Places.Event)? {
      if case .place(let id, let event) = self { (id, event) } else { nil }
    }
  }

  let initial = State()
  let places = Places().scope(stack: \State.places, Case(Event.place, \.place))

  var children: [Scope<State, Event>] { [places] }

  func reduce(_ state: inout State, _ event: Event) {}

  func view(_ state: State) -> Node<Event> { places.view(state) }
}

/// A list in a part of the screen that opens at its first row.
private struct Chooser: Component {
  struct State: Equatable, Sendable { var isOpen = false, row = 0, other = 0 }
  enum Event: Codable, Sendable { case toggled, moved(Int), changed(Int) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .toggled: (state.isOpen, state.row) = (!state.isOpen, 0)
    case .moved(let distance): state.row = max(0, min(4, state.row + distance))
    case .changed(let difference): state.other += difference
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("\(state.other)")
    if state.isOpen { Text("row \(state.row)") }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("c", "Choose", sends: .toggled)
    KeyBinding("x", "Less", sends: .changed(-1))
    KeyBinding("y", "More", sends: .changed(1))
    if state.isOpen {
      KeyBinding("up", "Up", sends: .moved(-1))
      KeyBinding("down", "Down", sends: .moved(1))
    }
  }
}

@MainActor @Suite struct ExploredScreensTests {
  @Test func `the report names the events of screens, and the shown route`() async {
    let exploration = await explore(House(), steps: 60, checks: [.loop])
    #expect(
      exploration.eventCases == ["place.light.switchedOff", "place.light.switchedOn"])
    #expect(exploration.unsentEventCases == ["place.light.broken"])
    #expect(exploration.stateCases == ["places: hall"])
    #expect(exploration.unreachedValues == ["places: cellar"])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a key that changes nothing at the first row is not ineffective`(seed: UInt64) async {
    let exploration = await explore(
      Chooser(), named: "\(seed)", steps: 500, seed: seed, checks: [.ineffectiveKey])
    #expect(exploration.failure == nil)
  }
}
