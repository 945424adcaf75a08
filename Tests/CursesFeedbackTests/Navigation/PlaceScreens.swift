import CursesFeedbackTesting

/// The screens of the tests: a list, two buttons, and an effect as long as the screen has no
/// answer.
struct PlaceScreens: ScreenComponent {
  struct State: Codable, Equatable, Sendable {
    let place: Place
    var row = 0
    var count = 0
    var answer: String?
  }

  enum Event: Equatable, Sendable {
    case selected(Int), counted, cleared, answered(String)
  }

  let home = Place.home

  func initial(at route: Place) -> State { State(place: route) }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.row = row
    case .counted: state.count += 1
    case .cleared: state.count = 0
    case .answered(let answer): state.answer = answer
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.answer == nil ? $0.place : nil }, "ask") { place in
      .perform { _ in .answered("\(place)") }
    }
  }

  func view(_ state: State) -> Node<Event> {
    Panel("\(state.place) \(state.count) \(state.answer ?? "")") {
      List(count: 50, selection: state.row, selects: Event.selected) { Text("Row \($0)") }
        .frame(height: 4)
      ScrollView { for line in 0..<20 { Text("Line \(line)") } }.frame(height: 3)
      Button("Count", sends: .counted)
      Button("Clear", sends: .cleared)
    }
  }
}

/// An application with one stack of the screens.
struct Pile: Component {
  struct State: Codable, Equatable, Sendable {
    var stack = RouteStack<Place, PlaceScreens.State>(.home)
  }

  enum Event: Sendable {
    case screen(ScreenID, PlaceScreens.Event)
    case changed(@Sendable (inout RouteStack<Place, PlaceScreens.State>) -> Void)

    var screen: (ScreenID, PlaceScreens.Event)? {
      if case .screen(let id, let event) = self { (id, event) } else { nil }
    }
  }

  var initial = State()

  let pages = PlaceScreens().scope(stack: \State.stack, Case(Event.screen, \.screen))

  var children: [Scope<State, Event>] { [pages] }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .screen: break
    case .changed(let change): change(&state.stack)
    }
  }

  func view(_ state: State) -> Node<Event> { pages.view(state) }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.stack.canPop { KeyBinding(.escape, "Back", sends: .changed { $0.pop() }) }
  }
}
