import CursesFeedback

/// A screen whose parts have looks of their own.
struct HarbourLook: Component {
  enum Event: Equatable { case pressed }

  let initial = 0

  func reduce(_ state: inout Int, _ event: Event) {}

  @ViewBuilder<Event> func view(_ state: Int) -> Node<Event> {
    Button("Open", sends: .pressed).harbourLook()
    Panel("Delete the harbour") { harbour }
      .tokens([.accent: .error, .focusedBorder: .error])
  }

  private var harbour: Node<Event> { ProgressBar(0.5).node() }
}

extension View {
  func harbourLook() -> Node<Event> {
    widgetStyle(.selection) { $0.background = .surface }
      .widgetStyle(.focusedButton) { $0.attributes.remove(.bold) }
  }
}
