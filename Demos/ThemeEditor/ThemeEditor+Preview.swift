import CursesFeedback

/// The state of the widgets in the preview.
package struct Sample: Equatable, Sendable {
  var page = "Ships", quay = 2, row = 1, captain = "Ada Lovelace"
}

extension ThemeEditor {
  /// A small application in the edited theme.
  func preview(_ state: State) -> Node<Event> {
    SizeReader { size in
      let isTall = size.rows >= 18
      if isTall {
        HeaderBar("Harbour", location: "quay \(state.sample.quay + 1)") {
          Text("● open").foreground(.success)
        }
      }
      Tabs(
        ["Ships", "Cargo"], id: \.self, selection: state.sample.page,
        selects: sample(\.page, state), tab: { Tab($0) }
      ) { page in
        Column(spacing: isTall ? 1 : 0) {
          lists(
            page == "Ships" ? ["Albatross", "Bounty", "Dover"] : ["Coal", "Tea", "Wool"], state)
          TextField("Captain", text: state.sample.captain, changes: sample(\.captain, state))
            .prompt("Captain  ")
          ProgressBar(0.62, showsPercentage: true)
          Row(spacing: 2) {
            Text("✓ Moored").foreground(.success)
            Text("● 3 due").foreground(.info)
            Text("! Fog").foreground(.warning)
            Text("✗ Lost").foreground(.error)
          }
          if isTall { question(state) }
        }
        .padded(columns: 1, rows: isTall ? 1 : 0)
      }
      if isTall { KeyHints(of: [KeyBinding("n", "New", sends: Event.sampled(state.sample))]) }
    }
    .theme(state.shown)
  }

  /// The first list looks as without the focus, the second one as with it.
  private func lists(_ items: [String], _ state: State) -> Node<Event> {
    Row(spacing: 2) {
      List(count: 3, selection: state.sample.quay, selects: sample(\.quay, state)) {
        Text("Quay \($0 + 1)")
      }
      .frame(width: 10)
      List(count: 3, selection: state.sample.row, selects: sample(\.row, state)) { row in
        Row {
          Text(items[row]).frame(maxWidth: .max)
          Text("\(12 * (row + 1)) t").foreground(.muted)
        }
      }
      .widgetStyle(.inactiveSelection) { $0.background = .selection }
      .focusID(State.Pane.preview)
    }
    .frame(maxHeight: 3)
  }

  /// A panel like a dialog, with a button that looks as with the focus.
  private func question(_ state: State) -> Node<Event> {
    Panel("Delete Bounty?", padding: Insets(columns: 2)) {
      Text("It cannot be restored.").padded(Insets(bottom: 1))
      Row(spacing: 2) {
        Button("Keep", sends: Event.sampled(state.sample))
          .widgetStyle(.button) { $0 = Style(foreground: .onAccent, background: .accent) }
        Button("Delete", sends: .sampled(state.sample)).foreground(.error)
      }
    }
    .background(.surface).tokens([.border: .focusedBorder])
  }

  /// The event for a changed value of the preview.
  private func sample<Value>(
    _ value: WritableKeyPath<Sample, Value>, _ state: State
  ) -> (Value) -> Event {
    { new in
      var sample = state.sample
      sample[keyPath: value] = new
      return .sampled(sample)
    }
  }
}
