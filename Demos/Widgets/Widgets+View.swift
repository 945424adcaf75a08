package import CursesFeedback
import DemoWidgetPages

extension Widgets {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    let theme = state.theme.map { Theme.all[$0] }
    Column {
      HeaderBar("Widgets", location: state.page.title) { Text(theme?.name ?? "") }
      Split(
        .horizontal, initially: .first(18), minFirst: 16, minSecond: 40, collapsing: .first,
        first: { list(state) }, second: { SizeReader { page(state, in: $0) } }
      )
      .focus(state.focus, changes: Event.focused)
      KeyHints()
    }
    .theme(selected: theme)
  }

  private func list(_ state: State) -> Node<Event> {
    Column {
      TextField("Search", text: state.query, changes: Event.queryChanged).focusID(Field.search)
      List(state.found, id: \.self, selection: state.page, selects: Event.opened) { page in
        Text(page.title)
      }
      .focusID(Field.pages)
    }
    .padded(Insets(top: 1, left: 1, right: 1))
  }

  @ViewBuilder<Event> private func page(_ state: State, in size: Size) -> Node<Event> {
    let page = ScrollView {
      Column(spacing: 1) { state.page.view(state.pages) }.map(Event.changed).frame(maxWidth: 76)
    }
    .id(state.page).padded(columns: 1, rows: 1)
    let source = ScrollView<Event>([.horizontal, .vertical]) { Text(state.page.source) }
      .id(state.page).padded(columns: 1).background(.surface)
    let isWide = size.columns >= 130
    if isWide != state.togglesSource {
      Split(isWide ? .horizontal : .vertical, first: { page }, second: { source })
    } else {
      page
    }
  }
}
