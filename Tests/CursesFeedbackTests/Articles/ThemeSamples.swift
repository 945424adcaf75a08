import CursesFeedback

/// The same widgets in several themes, three beside each other.
struct ThemeSamples: Component {
  struct State: Equatable, Sendable {}
  enum Event: Equatable, Sendable { case changed }

  let themes: [Theme]
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {}

  func view(_ state: State) -> Node<Event> {
    Grid(columns: [.flexible, .flexible, .flexible], columnSpacing: 1) {
      for theme in themes { sample(theme) }
    }
    .node()
  }

  private func sample(_ theme: Theme) -> Node<Event> {
    Column {
      HeaderBar(theme.name) { Text("open").foreground(.success) }
      Column(spacing: 1) {
        rows
        Row(spacing: 2) {
          Checkbox("Crane", isOn: true) { _ in .changed }
          Toggle("Night", isOn: false) { _ in .changed }
          Spinner(frame: 1).foreground(.accent)
        }
        ProgressBar(0.62, showsPercentage: true)
        Row {
          Text("Due").foreground(.info)
          Text("Fog").foreground(.warning)
          Text("Lost").foreground(.error)
          Spacer()
          Button("Sign", sends: .changed)
        }
      }
      .padded(columns: 1)
    }
    .frame(height: 11, alignment: .top)
    .widgetStyle(.inactiveSelection) { $0.background = .selection }
    .theme(theme)
  }

  private var rows: Node<Event> {
    Row(spacing: 2) {
      Column {
        Collapsible("Quays", isExpanded: true, changes: { _ in .changed }) { Text("  North") }
        Collapsible("Cranes", isExpanded: false, changes: { _ in .changed }) {}
      }
      .frame(width: 10)
      Table(count: 2, selection: .row(1) { _ in .changed }, order: TableOrder("Ship")) {
        TableColumn("Ship") { ["Albatross", "Bounty"][$0] }
        TableColumn("Load", width: .fixed(5)) { Text("\(12 * ($0 + 1)) t").foreground(.muted) }
      }
      .frame(height: 3)
    }
    .node()
  }
}
