package import CursesFeedback

/// The most frequent widgets in one small application, to show the look of a theme.
package struct Overview: WidgetPage {
  private var (page, quay, row, captain, crew) = ("Ships", 1, 0, "Ada Lovelace", 8)

  package init() {}

  func view() -> Node<Event> { view(isTall: true).frame(height: 20) }

  /// The application; with few rows, it has no header, key hints and form.
  @ViewBuilder<Change<Overview>> package func view(isTall: Bool) -> Node<Change<Overview>> {
    if isTall {
      HeaderBar("Harbour", location: "quay \(quay + 1)") {
        Text("● open").foreground(.success)
      }
    }
    Tabs(
      ["Ships", "Cargo"], id: \.self, selection: page, selects: set(\.page), tab: { Tab($0) }
    ) { page in
      Column(spacing: isTall ? 1 : 0) {
        lists(page == "Ships" ? ["Albatross", "Bounty"] : ["Coal", "Wool"])
        ProgressBar(0.62, showsPercentage: true)
        Row(spacing: 2) {
          Text("✓ Moored").foreground(.success)
          Text("● 3 due").foreground(.info)
          Text("! Fog").foreground(.warning)
          Text("✗ Lost").foreground(.error)
        }
        if isTall { form }
      }
      .padded(columns: 1)
    }
    if isTall { KeyHints(of: [KeyBinding("n", "New", sends: Event { _ in })]) }
  }

  /// The list looks as if it had no focus, the table as if it had it.
  private func lists(_ items: [String]) -> Node<Event> {
    Row(spacing: 2) {
      List(count: 2, selection: quay, selects: set(\.quay)) { Text("Quay \($0 + 1)") }
        .frame(width: 10)
      Table(count: 2, selection: .row(row, selects: set(\.row))) {
        TableColumn("Name") { items[$0] }
        TableColumn("Load", width: .fixed(4)) { Text("\(12 * ($0 + 1)) t").foreground(.muted) }
      }
      .widgetStyle(.inactiveSelection) { $0.background = .selection }
    }
    .frame(maxHeight: 3)
  }

  /// A form in a panel that looks as if it had the focus.
  private var form: Node<Event> {
    Panel("Sign on") {
      Form("Sign", submits: Event { _ in }) {
        FormField("Captain") { TextField(text: captain, changes: set(\.captain)) }
        FormField("Crew") { Stepper(crew, in: 1...9, changes: set(\.crew)) }
      }
    }
    .background(.surface).tokens([.border: .focusedBorder])
  }
}
