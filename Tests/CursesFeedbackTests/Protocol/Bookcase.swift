import CursesFeedback

/// A component with `Codable` state and events: a field, a button, an effect that loads titles, and
/// a timer.
struct Bookcase: Component {
  struct State: Codable, Equatable, Sendable {
    var name = ""
    var titles: [String] = []
    var requests = 0
    var seconds = 0
    var failure: String?
    var columns = 0
  }

  enum Event: Codable, Equatable, Sendable {
    case named(String), asked, loaded([String]), failed(String), ticked, resized(Int)
    case opened(Int)
  }

  static let paths: RoutePaths<Int> = [RoutePath("shelves/NUMBER", Case({ $0 }, { $0 }))]

  let initial = State()

  var links: Links<Event> { Links(Self.paths, opens: Event.opened) }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .named(let name): state.name = name
    case .asked: state.requests += 1
    case .loaded(let titles): state.titles += titles
    case .failed(let message): state.failure = message
    case .ticked: state.seconds += 1
    case .resized(let columns): state.columns = columns
    case .opened(let number): state.name = "shelf \(number)"
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.requests > 0 ? $0.requests : nil }, "load") { request in
      .perform { _ in
        .loaded(["live \(request)"])
      } catch: {
        .failed("\($0)")
      }
    }
    Feedback.every(.seconds(1), "clock", sends: .ticked)
  }

  func view(_ state: State) -> Node<Event> {
    Text("\(state.seconds) s, \(state.titles.joined(separator: ", "))")
    TextField("Name", text: state.name, changes: Event.named)
    Button("Load", sends: .asked)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("ctrl+l", "Load", sends: .asked)
    KeyBinding.quit("ctrl+q")
  }

  func event(for input: Input, in state: State) -> Event? {
    if case .resized(let size) = input { .resized(size.columns) } else { nil }
  }
}
