package import CatchDemo
package import CounterDemo
package import CursesFeedback
package import FilesDemo
package import GittyDemo
package import LogViewDemo
package import MinesDemo
package import MonitorDemo
package import MoviesDemo
package import PickerDemo
package import RecordsDemo
package import SearchDemo
package import SignInDemo
package import StopwatchDemo
package import ThemeEditorDemo
package import TodoDemo
package import TokensDemo
package import TrafficLightDemo
package import WidgetsDemo

/// All demos in one application, which shows a menu with a preview, or one of the demos.
package struct Gallery: App {
  /// The state of the demo that is open or in the preview.
  ///
  /// A demo's state exists only while the demo is visible.
  package enum Screen: Equatable, Sendable {
    case none
    case catchBall(Catch.State)
    case counter(Counter.State)
    case files(Files.State)
    case gitty(Gitty.State)
    case logView(LogViewer.State)
    case mines(Mines.State)
    case monitor(Monitor.State)
    case movies(Movies.State)
    case picker(Picker.State)
    case records(Records.State)
    case search(RepositorySearch.State)
    case signIn(SignIn.State)
    case stopwatch(Stopwatch.State)
    case themeEditor(ThemeEditor.State)
    case todo(Todo.State)
    case tokens(Tokens.State)
    case trafficLight(TrafficLight.State)
    case widgets(Widgets.State)

    var catchBall: Catch.State? { if case .catchBall(let state) = self { state } else { nil } }
    var counter: Counter.State? { if case .counter(let state) = self { state } else { nil } }
    var files: Files.State? { if case .files(let state) = self { state } else { nil } }
    var gitty: Gitty.State? { if case .gitty(let state) = self { state } else { nil } }
    var logView: LogViewer.State? { if case .logView(let state) = self { state } else { nil } }
    var mines: Mines.State? { if case .mines(let state) = self { state } else { nil } }
    var monitor: Monitor.State? { if case .monitor(let state) = self { state } else { nil } }
    var movies: Movies.State? { if case .movies(let state) = self { state } else { nil } }
    var picker: Picker.State? { if case .picker(let state) = self { state } else { nil } }
    var records: Records.State? { if case .records(let state) = self { state } else { nil } }
    var search: RepositorySearch.State? {
      if case .search(let state) = self { state } else { nil }
    }
    var signIn: SignIn.State? { if case .signIn(let state) = self { state } else { nil } }
    var stopwatch: Stopwatch.State? {
      if case .stopwatch(let state) = self { state } else { nil }
    }
    var themeEditor: ThemeEditor.State? {
      if case .themeEditor(let state) = self { state } else { nil }
    }
    var todo: Todo.State? { if case .todo(let state) = self { state } else { nil } }
    var tokens: Tokens.State? { if case .tokens(let state) = self { state } else { nil } }
    var trafficLight: TrafficLight.State? {
      if case .trafficLight(let state) = self { state } else { nil }
    }
    var widgets: Widgets.State? { if case .widgets(let state) = self { state } else { nil } }
  }

  package struct State: Equatable, Sendable {
    package var screen = Screen.none
    /// The demo that is open, or nil for the menu.
    package var open: Demo?
    /// The text of the search.
    package var query = ""
    package var isSearching = false
    /// The index of the selected demo among those that are found.
    package var selection = 0
    /// The size of the screen, for the menu and for the first state of a demo.
    package var size = Size.zero

    /// Whether a demo is open; otherwise the menu is shown.
    package var isOpen: Bool { open != nil }

    /// The demos whose title and description together contain all words of the search, in upper or
    /// lower case.
    package var found: [Demo] { Demo.allCases.filter { $0.matches(query) } }

    /// The selected demo, or nil if none is found.
    package var selected: Demo? {
      let found = found
      return found.indices.contains(selection) ? found[selection] : nil
    }

    /// The preview beside the menu: of the selected demo, if there is room.
    var preview: Preview? {
      guard !isOpen, size.columns >= 100, size.rows >= 16 else { return nil }
      return selected.map { Preview(demo: $0, size: Gallery.previewSize(on: size)) }
    }
  }

  /// A demo, and the size of its preview in cells.
  package struct Preview: Codable, Equatable, Sendable {
    let demo: Demo
    let size: Size
  }

  /// The focus of the menu.
  enum Field: Hashable, Sendable { case search, list }

  package enum Event: Codable, Sendable {
    case selected(Int)
    case previewStarted(Preview)
    case opened(Place)
    case left
    case queryChanged(String)
    case focused(Bool)
    case resized(Size)
    case catchBall(Catch.Event)
    case counter(Counter.Event)
    case files(Files.Event)
    case gitty(Gitty.Event)
    case logView(LogViewer.Event)
    case mines(Mines.Event)
    case monitor(Monitor.Event)
    case movies(Movies.Event)
    case picker(Picker.Event)
    case records(Records.Event)
    case search(RepositorySearch.Event)
    case signIn(SignIn.Event)
    case stopwatch(Stopwatch.Event)
    case themeEditor(ThemeEditor.Event)
    case todo(Todo.Event)
    case tokens(Tokens.Event)
    case trafficLight(TrafficLight.Event)
    case widgets(Widgets.Event)

    var catchBall: Catch.Event? { if case .catchBall(let event) = self { event } else { nil } }
    var counter: Counter.Event? { if case .counter(let event) = self { event } else { nil } }
    var files: Files.Event? { if case .files(let event) = self { event } else { nil } }
    var gitty: Gitty.Event? { if case .gitty(let event) = self { event } else { nil } }
    var logView: LogViewer.Event? { if case .logView(let event) = self { event } else { nil } }
    var mines: Mines.Event? { if case .mines(let event) = self { event } else { nil } }
    var monitor: Monitor.Event? { if case .monitor(let event) = self { event } else { nil } }
    var movies: Movies.Event? { if case .movies(let event) = self { event } else { nil } }
    var picker: Picker.Event? { if case .picker(let event) = self { event } else { nil } }
    var records: Records.Event? { if case .records(let event) = self { event } else { nil } }
    var search: RepositorySearch.Event? {
      if case .search(let event) = self { event } else { nil }
    }
    var signIn: SignIn.Event? { if case .signIn(let event) = self { event } else { nil } }
    var stopwatch: Stopwatch.Event? {
      if case .stopwatch(let event) = self { event } else { nil }
    }
    var themeEditor: ThemeEditor.Event? {
      if case .themeEditor(let event) = self { event } else { nil }
    }
    var todo: Todo.Event? { if case .todo(let event) = self { event } else { nil } }
    var tokens: Tokens.Event? { if case .tokens(let event) = self { event } else { nil } }
    var trafficLight: TrafficLight.Event? {
      if case .trafficLight(let event) = self { event } else { nil }
    }
    var widgets: Widgets.Event? { if case .widgets(let event) = self { event } else { nil } }
  }

  package let initial = State()

  let catchBall = Catch()
  let counter = Counter()
  let files = Files()
  let gitty = Gitty()
  let logView = LogViewer(log: Log(count: 1_000_000))
  let mines = Mines()
  let monitor = Monitor()
  let movies = Movies(catalogue: .own())
  let picker = Picker(isMulti: false, source: .numbers(upTo: 1_000_000))
  let records = Records.example()
  let search = RepositorySearch(service: .own())
  let signIn = SignIn()
  let stopwatch = Stopwatch()
  let themeEditor = ThemeEditor()
  let todo = Todo(store: .example())
  let tokens = Tokens()
  let trafficLight = TrafficLight()
  let widgets = Widgets()

  package init() {}

  package var children: [Scope<State, Event>] {
    [
      catchScope, counterScope, filesScope, gittyScope, logViewScope, minesScope, monitorScope,
      moviesScope, pickerScope, recordsScope, searchScope, signInScope, stopwatchScope,
      themeEditorScope, todoScope, tokensScope, trafficLightScope, widgetsScope,
    ]
  }

  package func reduce(_ state: inout State, _ event: Event) {
    let (wasOpen, preview) = (state.isOpen, state.preview)
    switch event {
    case .selected(let row): state.selection = row
    case .previewStarted(let preview): state.screen = screen(of: preview.demo, size: preview.size)
    case .opened(let place):
      state.screen = screen(opening: place, in: state)
      state.open = place.demo
      state.selection = state.found.firstIndex(of: place.demo) ?? state.selection
    case .left: state.open = nil
    case .queryChanged(let query): (state.query, state.selection) = (query, 0)
    case .focused(let isSearching): state.isSearching = isSearching
    case .resized(let size): state.size = size
    case .catchBall, .counter, .files, .gitty, .logView, .mines, .monitor, .movies, .picker,
      .records, .search, .signIn, .stopwatch, .themeEditor, .todo, .tokens, .trafficLight, .widgets:
      break
    }
    // The editor has ended when its theme is saved or discarded: the menu follows.
    if state.screen.themeEditor?.hasEnded == true { state.open = nil }
    if !state.isOpen, wasOpen || state.preview != preview { state.screen = .none }
  }

  /// Starts the preview when the selection rests: moving through the menu starts none of the demos'
  /// effects.
  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.preview, "preview") {
      .after(.milliseconds(250), send: .previewStarted($0))
    }
  }

  /// The paths that the option `--open` accepts, such as `movies`, with the events that open them.
  package static let links = Links(Place.paths, opens: Event.opened)

  package var links: Links<Event> { Self.links }

  package func view(_ state: State) -> Node<Event> {
    state.isOpen ? demo(state) : menu(state)
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.isOpen {
      KeyBinding(.escape, "Menu", sends: .left)
    } else {
      if state.isSearching || !state.query.isEmpty {
        KeyBinding(.escape, "Clear the search", sends: .queryChanged(""))
      }
      KeyBinding("/", "Search", sends: .focused(true))
    }
    KeyBinding.quit("q", "ctrl+c")
  }

  package func event(for input: Input, in state: State) -> Event? {
    switch input {
    case .resized(let size): .resized(size)
    case .key, .mouse, .paste, .focused: nil
    }
  }

  /// In the demo Files, the key binding “Stop and quit” ends the gallery when the running job, such
  /// as a copy or a deletion, has stopped.
  package func hasEnded(_ state: State) -> Bool { state.screen.files.map(files.hasEnded) ?? false }

  package func farewell(_ state: State) -> String? {
    if state.isOpen, case .counter(let state) = state.screen {
      counter.farewell(state)
    } else {
      nil
    }
  }
}
