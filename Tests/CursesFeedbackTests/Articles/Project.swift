import CursesFeedback

/// The application of the pictures of panes, tabs and trees.
struct Project: Component {
  enum Page: CaseIterable, Sendable {
    case files, changes, history

    var title: String {
      switch self {
      case .files: "Files"
      case .changes: "Changes"
      case .history: "History"
      }
    }
  }

  struct State: Equatable, Sendable {
    var page = Page.changes
    var file: String? = "Tree.swift"
    var files = Outline(["Sources/", "Tests/", "README.md"], expanded: ["Sources/", "Trees/"]) {
      Project.children[$0]
    }
    var folders = ["home", "ada", "harbour", "Sources"]
    var showsDetails = true
    var split: SplitPosition?
  }

  enum Event: Sendable {
    case pageSelected(Page), fileSelected(String), filesChanged(TreeChange<String>)
    case filesRead(of: String, [String]), folderSelected(String), detailsToggled(Bool)
    case splitMoved(SplitPosition?)
  }

  static let children = [
    "Sources/": ["Trees/", "Panes/"], "Trees/": ["Outline.swift", "Tree.swift"],
  ]

  let initial = State()
  private let content: @Sendable (State) -> Node<Event>

  init(@ViewBuilder<Event> _ content: @escaping @Sendable (State) -> Node<Event>) {
    self.content = content
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .pageSelected(let page): state.page = page
    case .fileSelected(let file): state.file = file
    case .filesChanged(let change): state.files.apply(change) { Project.children[$0] }
    case .filesRead(let folder, let names): state.files.setChildren(names, of: folder)
    case .folderSelected(let folder):
      if let last = state.folders.firstIndex(of: folder) {
        state.folders.removeSubrange((last + 1)...)
      }
    case .detailsToggled(let shows): state.showsDetails = shows
    case .splitMoved(let position): state.split = position
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    for (digit, page) in zip("123", Page.allCases) {
      KeyBinding(Key(.character(digit)), page.title, sends: .pageSelected(page))
    }
  }

  func view(_ state: State) -> Node<Event> { content(state) }
}
