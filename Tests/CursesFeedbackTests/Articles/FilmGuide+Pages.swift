import CursesFeedback

/// The components of the screens.
extension FilmGuide {
  struct FilmList: Component {
    struct State: Codable, Equatable, Sendable { var row = 0 }
    enum Event: Sendable { case selected(Int), opened(Int) }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      if case .selected(let row) = event { state.row = row }
    }

    func view(_ state: State) -> Node<Event> {
      List(
        count: 100, selection: state.row, selects: Event.selected, opens: { .opened($0 + 1) }
      ) { row in
        Text("Film \(row + 1)")
      }
    }
  }

  struct FilmPage: Component {
    struct State: Codable, Equatable, Sendable {
      var number: Int
      var story: String?
    }

    enum Event: Sendable { case storyLoaded(String), ratingAsked(Int) }

    let initial = State(number: 1)

    func reduce(_ state: inout State, _ event: Event) {
      if case .storyLoaded(let story) = event { state.story = story }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(to: { $0.story == nil ? $0.number : nil }, "load") { number in
        .perform { _ in .storyLoaded("The story of film \(number).") }
      }
    }

    func view(_ state: State) -> Node<Event> {
      Text("Film \(state.number)").bold()
      Text(state.story ?? "Loading …")
      Button("Rate", sends: .ratingAsked(state.number))
    }
  }

  struct Rating: Component {
    struct State: Codable, Equatable, Sendable { var number: Int, row = 0 }
    enum Event: Sendable { case selected(Int), chosen(Int, stars: Int) }

    let initial = State(number: 1)

    func reduce(_ state: inout State, _ event: Event) {
      if case .selected(let row) = event { state.row = row }
    }

    func view(_ state: State) -> Node<Event> {
      Panel("Rate film \(state.number)") {
        List(
          count: 3, selection: state.row, selects: Event.selected,
          opens: { .chosen(state.number, stars: 3 - $0) }
        ) { row in
          Text(String(repeating: "★", count: 3 - row))
        }
      }
      .frame(width: 24, height: 5)
    }
  }
}
