package import CursesFeedback
package import DemoWidgetPages

/// All widgets on pages, with the source of each page.
package struct Widgets: App {
  package struct State: Equatable, Sendable {
    package var page = Page.choices
    package var query = ""
    var focus: Field? = .pages
    /// The index of the theme in `Theme.all`, or nil for the user's theme: that of the option
    /// `--theme` or of the environment variable THEME, by default dark.
    package var theme: Int?
    /// Whether a narrow screen shows the source and a wide one hides it; false reverses both.
    package var togglesSource = false
    var pages = Pages()

    /// The pages whose source has the text of the search.
    package var found: [Page] {
      let query = query.lowercased()
      return Page.allCases.filter { query.isEmpty || $0.source.lowercased().contains(query) }
    }
  }

  package enum Field: Codable, Hashable, Sendable { case search, pages }

  package enum Event: Codable, Sendable {
    case opened(Page), turned, queryChanged(String), focused(Field?)
    case themeChanged, sourceToggled, changed(Change<Pages>)
    case toastExpired(Toast.ID), levelMoved(by: Duration), spun
  }

  package let initial = State()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .opened(let page): state.page = page
    case .turned:
      let next = state.found.drop { $0 != state.page }.dropFirst().first
      state.page = next ?? state.found.first ?? state.page
    case .queryChanged(let query):
      state.query = query
      if !state.found.contains(state.page) { state.page = state.found.first ?? state.page }
    case .focused(let field): state.focus = field
    case .themeChanged: state.theme = ((state.theme ?? 1) + 1) % Theme.all.count
    case .sourceToggled: state.togglesSource.toggle()
    case .changed(let change): change.apply(&state.pages)
    case .toastExpired(let id): state.pages.toasts.dismiss(id)
    case .levelMoved(let step): state.pages.level.advance(by: step)
    case .spun: state.pages.steps += 1
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(toEach: \.pages.toasts, "toasts") { toast in
      .after(.seconds(4), send: .toastExpired(toast.id))
    }
    Feedback.animation(
      "level", while: \.pages.level.isMoving, sends: Event.levelMoved(by:))
    Feedback.decoration("spin", while: { $0.page == .numbers }, sends: .spun)
  }

  package var links: Links<Event> { Links(Page.paths, opens: Event.opened) }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(["s", "f2"], "Source", sends: .sourceToggled)
    KeyBinding(["t", "f3"], "Theme", sends: .themeChanged)
    KeyBinding(["n", "f4"], "Next page", sends: .turned)
    KeyBinding("/", "Search", sends: .focused(.search))
    if state.focus == .search { KeyBinding(.escape, "Pages", sends: .focused(.pages)) }
    KeyBinding.quit("q", "ctrl+c")
  }
}
