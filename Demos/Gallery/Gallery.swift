package import CatchDemo
package import CounterDemo
package import CursesFeedback
package import GittyDemo
package import LogViewDemo
package import MoviesDemo
package import PickerDemo
package import SearchDemo
package import SignInDemo
package import TodoDemo
package import TokensDemo
package import TrafficLightDemo

/// All demos in one application, which shows a menu or one of the demos.
package struct Gallery: App {
  /// The menu or the state of the visible demo.
  ///
  /// A demo's state exists only while the demo is visible.
  package enum Screen: Equatable, Sendable {
    case menu
    case catchBall(Catch.State)
    case counter(Counter.State)
    case gitty(Gitty.State)
    case logView(LogViewer.State)
    case movies(Movies.State)
    case picker(Picker.State)
    case search(RepositorySearch.State)
    case signIn(SignIn.State)
    case todo(Todo.State)
    case tokens(Tokens.State)
    case trafficLight(TrafficLight.State)

    var catchBall: Catch.State? { if case .catchBall(let state) = self { state } else { nil } }
    var counter: Counter.State? { if case .counter(let state) = self { state } else { nil } }
    var gitty: Gitty.State? { if case .gitty(let state) = self { state } else { nil } }
    var logView: LogViewer.State? { if case .logView(let state) = self { state } else { nil } }
    var movies: Movies.State? { if case .movies(let state) = self { state } else { nil } }
    var picker: Picker.State? { if case .picker(let state) = self { state } else { nil } }
    var search: RepositorySearch.State? {
      if case .search(let state) = self { state } else { nil }
    }
    var signIn: SignIn.State? { if case .signIn(let state) = self { state } else { nil } }
    var todo: Todo.State? { if case .todo(let state) = self { state } else { nil } }
    var tokens: Tokens.State? { if case .tokens(let state) = self { state } else { nil } }
    var trafficLight: TrafficLight.State? {
      if case .trafficLight(let state) = self { state } else { nil }
    }
  }

  package struct State: Equatable, Sendable {
    package var screen = Screen.menu
    package var selection = 0
    /// The size of the screen, for a demo that is opened later.
    package var size = Size.zero
  }

  package enum Event: Sendable {
    case selected(Int)
    case opened(Demo)
    case left
    case resized(Size)
    case catchBall(Catch.Event)
    case counter(Counter.Event)
    case gitty(Gitty.Event)
    case logView(LogViewer.Event)
    case movies(Movies.Event)
    case picker(Picker.Event)
    case search(RepositorySearch.Event)
    case signIn(SignIn.Event)
    case todo(Todo.Event)
    case tokens(Tokens.Event)
    case trafficLight(TrafficLight.Event)

    var catchBall: Catch.Event? { if case .catchBall(let event) = self { event } else { nil } }
    var counter: Counter.Event? { if case .counter(let event) = self { event } else { nil } }
    var gitty: Gitty.Event? { if case .gitty(let event) = self { event } else { nil } }
    var logView: LogViewer.Event? { if case .logView(let event) = self { event } else { nil } }
    var movies: Movies.Event? { if case .movies(let event) = self { event } else { nil } }
    var picker: Picker.Event? { if case .picker(let event) = self { event } else { nil } }
    var search: RepositorySearch.Event? {
      if case .search(let event) = self { event } else { nil }
    }
    var signIn: SignIn.Event? { if case .signIn(let event) = self { event } else { nil } }
    var todo: Todo.Event? { if case .todo(let event) = self { event } else { nil } }
    var tokens: Tokens.Event? { if case .tokens(let event) = self { event } else { nil } }
    var trafficLight: TrafficLight.Event? {
      if case .trafficLight(let event) = self { event } else { nil }
    }
  }

  package let initial = State()

  private let catchBall = Catch()
  private let counter = Counter()
  private let gitty = Gitty()
  private let logView = LogViewer(log: Log(count: 1_000_000))
  private let movies = Movies(catalogue: .own())
  private let picker = Picker(isMulti: false, source: .numbers(upTo: 1_000_000))
  private let search = RepositorySearch(service: .own())
  private let signIn = SignIn()
  private let todo = Todo(store: .example())
  private let tokens = Tokens()
  private let trafficLight = TrafficLight()

  package init() {}

  package var children: [Scope<State, Event>] {
    [
      catchScope, counterScope, gittyScope, logViewScope, moviesScope, pickerScope, searchScope,
      signInScope, todoScope, tokensScope, trafficLightScope,
    ]
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selection = row
    case .opened(let demo): state.screen = screen(of: demo, size: state.size)
    case .left: state.screen = .menu
    case .resized(let size): state.size = size
    case .catchBall, .counter, .gitty, .logView, .movies, .picker, .search, .signIn, .todo,
      .tokens, .trafficLight:
      break
    }
  }

  package func view(_ state: State) -> Node<Event> {
    switch state.screen {
    case .menu: menu(state)
    case .catchBall: catchScope.view(state)
    case .counter: counterScope.view(state)
    case .gitty: gittyScope.view(state)
    case .logView: logViewScope.view(state)
    case .movies: moviesScope.view(state)
    case .picker: pickerScope.view(state)
    case .search: searchScope.view(state)
    case .signIn: signInScope.view(state)
    case .todo: todoScope.view(state)
    case .tokens: tokensScope.view(state)
    case .trafficLight: trafficLightScope.view(state)
    }
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.screen != .menu { KeyBinding(.escape, "Menu", sends: .left) }
    KeyBinding.quit("q", "ctrl+c")
  }

  package func event(for input: Input, in state: State) -> Event? {
    switch input {
    case .resized(let size): .resized(size)
    case .key, .mouse, .paste, .focused: nil
    }
  }

  package func farewell(_ state: State) -> String? {
    if case .counter(let state) = state.screen { counter.farewell(state) } else { nil }
  }

  @ViewBuilder<Event> private func menu(_ state: State) -> Node<Event> {
    Panel("CursesFeedback") {
      List(
        count: Demo.allCases.count, selection: state.selection, selects: Event.selected,
        opens: { .opened(Demo.allCases[$0]) }
      ) { row in
        Row(spacing: 2) {
          Text(Demo.allCases[row].title).bold().frame(width: 14)
          Text(Demo.allCases[row].summary).dimmed()
        }
      }
      .keyHint(.enter, "Play")
      .frame(height: Demo.allCases.count)
    }
    .frame(maxWidth: 80)
    .centered()
    KeyHints().padded(columns: 1)
  }

  private func screen(of demo: Demo, size: Size) -> Screen {
    switch demo {
    case .catchBall: .catchBall(catchBall.initial)
    case .counter: .counter(counter.initial)
    case .gitty: .gitty(gitty.initial)
    case .logView: .logView(logView.initial)
    case .movies: .movies(movies.initial(on: size))
    case .picker: .picker(picker.initial)
    case .search: .search(search.initial)
    case .signIn: .signIn(signIn.initial)
    case .todo: .todo(todo.initial)
    case .tokens: .tokens(tokens.initial)
    case .trafficLight: .trafficLight(trafficLight.initial)
    }
  }

  private var catchScope: Scope<State, Event> {
    catchBall.scope(
      \.screen, Case(Screen.catchBall, \.catchBall), Case(Event.catchBall, \.catchBall))
  }

  private var counterScope: Scope<State, Event> {
    counter.scope(\.screen, Case(Screen.counter, \.counter), Case(Event.counter, \.counter))
  }

  private var gittyScope: Scope<State, Event> {
    gitty.scope(\.screen, Case(Screen.gitty, \.gitty), Case(Event.gitty, \.gitty))
  }

  private var logViewScope: Scope<State, Event> {
    logView.scope(\.screen, Case(Screen.logView, \.logView), Case(Event.logView, \.logView))
  }

  private var moviesScope: Scope<State, Event> {
    movies.scope(\.screen, Case(Screen.movies, \.movies), Case(Event.movies, \.movies))
  }

  private var pickerScope: Scope<State, Event> {
    picker.scope(\.screen, Case(Screen.picker, \.picker), Case(Event.picker, \.picker))
  }

  private var searchScope: Scope<State, Event> {
    search.scope(\.screen, Case(Screen.search, \.search), Case(Event.search, \.search))
  }

  private var signInScope: Scope<State, Event> {
    signIn.scope(\.screen, Case(Screen.signIn, \.signIn), Case(Event.signIn, \.signIn))
  }

  private var todoScope: Scope<State, Event> {
    todo.scope(\.screen, Case(Screen.todo, \.todo), Case(Event.todo, \.todo))
  }

  private var tokensScope: Scope<State, Event> {
    tokens.scope(\.screen, Case(Screen.tokens, \.tokens), Case(Event.tokens, \.tokens))
  }

  private var trafficLightScope: Scope<State, Event> {
    trafficLight.scope(
      \.screen, Case(Screen.trafficLight, \.trafficLight),
      Case(Event.trafficLight, \.trafficLight))
  }
}
