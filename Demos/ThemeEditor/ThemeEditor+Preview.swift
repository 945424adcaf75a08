import CursesFeedback

/// The state of the widgets in the preview.
package struct Sample: Equatable, Sendable {
  var page = "Ships", quay = 1, row = 0, captain = "Ada Lovelace", crew = 8

  mutating func apply(_ change: SampleChange) {
    switch change {
    case .page(let page): self.page = page
    case .quay(let quay): self.quay = quay
    case .row(let row): self.row = row
    case .captain(let captain): self.captain = captain
    case .crew(let crew): self.crew = crew
    case .none: break
    }
  }
}

/// A change that a widget in the preview makes.
package enum SampleChange: Codable, Sendable {
  case page(String), quay(Int), row(Int), captain(String), crew(Int), none
}

extension ThemeEditor {
  /// A small application in the edited theme.
  func preview(_ state: State) -> Node<Event> {
    SizeReader { size in
      let (sample, isTall) = (state.sample, size.rows >= 18)
      if isTall {
        HeaderBar("Harbour", location: "quay \(sample.quay + 1)") {
          Text("● open").foreground(.success)
        }
      }
      Tabs(
        ["Ships", "Cargo"], id: \.self, selection: sample.page,
        selects: { .sampled(.page($0)) }, tab: { Tab($0) }
      ) { page in
        Column(spacing: isTall ? 1 : 0) {
          lists(page == "Ships" ? ["Albatross", "Bounty"] : ["Coal", "Wool"], sample)
          ProgressBar(0.62, showsPercentage: true)
          Row(spacing: 2) {
            Text("✓ Moored").foreground(.success)
            Text("● 3 due").foreground(.info)
            Text("! Fog").foreground(.warning)
            Text("✗ Lost").foreground(.error)
          }
          if isTall { form(sample) }
        }
        .padded(columns: 1)
      }
      if isTall { KeyHints(of: [KeyBinding("n", "New", sends: Event.sampled(.none))]) }
    }
    .theme(state.shown)
  }

  /// The list looks as without the focus, the table as with it.
  private func lists(_ items: [String], _ sample: Sample) -> Node<Event> {
    Row(spacing: 2) {
      List(count: 2, selection: sample.quay, selects: { .sampled(.quay($0)) }) {
        Text("Quay \($0 + 1)")
      }
      .frame(width: 10)
      Table(count: 2, selection: .row(sample.row) { .sampled(.row($0)) }) {
        TableColumn("Name") { items[$0] }
        TableColumn("Load", width: .fixed(4)) { Text("\(12 * ($0 + 1)) t").foreground(.muted) }
      }
      .widgetStyle(.inactiveSelection) { $0.background = .selection }
      .focusID(State.Pane.preview)
    }
    .frame(maxHeight: 3)
  }

  /// A panel that looks as with the focus.
  private func form(_ sample: Sample) -> Node<Event> {
    Panel("Sign on") {
      Form("Sign", submits: Event.sampled(.none)) {
        FormField("Captain") {
          TextField(text: sample.captain) { .sampled(.captain($0)) }
        }
        FormField("Crew") {
          Stepper(sample.crew, in: 1...9) { .sampled(.crew($0)) }
        }
      }
    }
    .background(.surface).tokens([.border: .focusedBorder])
  }
}
