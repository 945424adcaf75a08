import CursesFeedback

/// Long work with its progress, on the page "Recipes".
struct FolderImport: Component {
  struct State: Equatable, Sendable {
    var folder: String?
    var fraction = 0.0
  }

  enum Event: Equatable, Sendable { case started(String), progressed(Double), ended }

  let initial = State()
  let imports: @Sendable (_ folder: String) -> AsyncStream<Double>

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .started(let folder): (state.folder, state.fraction) = (folder, 0)
    case .progressed(let fraction): state.fraction = fraction
    case .ended: state.folder = nil
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.folder, "import") { folder in
      .run { context in
        for await fraction in imports(folder) { context.send(.progressed(fraction)) }
        context.send(.ended)
      }
    }
  }

  func view(_ state: State) -> Node<Event> {
    if state.folder != nil { ProgressBar(state.fraction) }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.folder == nil {
      KeyBinding("i", "Import", sends: .started("films"))
    } else {
      KeyBinding("esc", "Stop", sends: .ended)
    }
  }
}
