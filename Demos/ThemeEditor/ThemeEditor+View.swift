package import CursesFeedback
import DemoWidgetPages

extension ThemeEditor {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Theme editor", location: state.path ?? "new theme") {
      if state.isUnsaved {
        Text("● not saved").foreground(.warning)
      } else if state.path != nil {
        Text(state.isWritten ? "✓ saved" : "new file")
          .foreground(state.isWritten ? .success : .muted)
      }
    }
    SizeReader { size in
      if size.columns >= 78, size.rows >= 18 {
        Row(spacing: 0) {
          settings(state, isTall: true).frame(width: 43).background(.surface)
          preview(state)
        }
        .focus(state.pane, changes: Event.focused)
      } else {
        Tabs(
          [State.Pane.settings, .preview], id: \.self,
          selection: state.pane == .preview ? .preview : .settings, selects: Event.focused,
          tab: { Tab($0 == .settings ? "Settings" : "Preview") }
        ) { pane in
          if pane == .settings { settings(state, isTall: false) } else { preview(state) }
        }
        .focus(state.pane, changes: Event.focused)
      }
    }
    .dialog { dialog(state) }
    if let failure = state.failure {
      Text("✗ Not saved: \(failure)").foreground(.error)
        .frame(maxWidth: .max).padded(columns: 1).background(.surface)
    }
    KeyHints()
  }

  /// A small application in the edited theme.
  private func preview(_ state: State) -> Node<Event> {
    SizeReader { size in
      state.sample.view(isTall: size.rows >= 18).map(Event.sampled)
    }
    .theme(state.shown).focusID(State.Pane.preview)
  }

  /// The base, the settings, and the field for the selected one.
  private func settings(_ state: State, isTall: Bool) -> Node<Event> {
    Column(spacing: isTall ? 1 : 0) {
      Row {
        Text("Based on").foreground(.muted)
        Select(
          Theme.all.map(\.name), selection: state.theme.name, placeholder: state.theme.name,
          changes: Event.baseSelected, title: \.self)
      }
      .padded(columns: 1)
      table(state)
      TextField(text: state.entry ?? state.value, changes: Event.typed, submits: .entered)
        .prompt("Value  ").message(state.problem)
        .id(state.setting).focusID(State.Pane.entry).keyHint(.enter, "Keep")
        .frame(height: 2, alignment: .top).padded(columns: 1)
    }
    .padded(Insets(top: isTall ? 1 : 0, right: isTall ? 1 : 0))
    .frame(maxHeight: .max, alignment: .top)
  }

  private func table(_ state: State) -> Node<Event> {
    let (all, theme) = (Setting.all, state.shown)
    return Table(
      count: all.count,
      selection: .row(all.firstIndex(of: state.setting)) { .selected(all[$0]) },
      opens: { _ in .focused(.entry) }
    ) {
      TableColumn("Setting", width: .fixed(18)) { all[$0].texts(in: theme).name }
      TableColumn("", width: .fixed(2)) { row in
        if case .color(let token) = all[row] {
          Text(theme[token] == .default ? "··" : "██").foreground(theme[token])
        }
      }
      TableColumn("Value", width: .flexible(minimum: 7)) { all[$0].texts(in: theme).value }
      TableColumn("Text", width: .fixed(6), alignment: .trailing) { row in
        if case .color(let token) = all[row] { contrast(theme.textContrast(of: token)) }
      }
    }
    .focusID(State.Pane.settings).keyHint(.enter, "Edit")
    .frame(maxHeight: all.count + 1)
  }

  private func contrast(_ contrast: Double?) -> Node<Event> {
    guard let contrast else { return Text("–").foreground(.muted) }
    let (tenths, isLegible) = (Int(contrast * 10), contrast >= 4.5)
    return Text("\(tenths / 10).\(tenths % 10) \(isLegible ? "✓" : "✗")")
      .foreground(isLegible ? .success : .error)
  }

  @ViewBuilder<Event> private func dialog(_ state: State) -> Node<Event> {
    switch state.dialog {
    case .path(let path):
      Prompt(
        "Save the theme", text: path, placeholder: "Path of the file", changes: Event.pathTyped,
        button: "Save", submits: .pathEntered(path, replaces: path == state.path),
        cancels: .dialogClosed
      )
      .message(path.isEmpty ? "The file needs a name" : nil)
    case .replacement(let path):
      Confirm(
        "Replace “\(path)”?", message: "There is a file with this name.", button: "Replace",
        isDestructive: true, confirms: .pathEntered(path, replaces: true), cancels: .dialogClosed)
    case .exit:
      Confirm(
        "Save the theme?", message: "It has changes that are in no file.", button: "Save",
        confirms: .exitConfirmed(saves: true), cancels: .dialogClosed
      )
      .alternative("Discard", isDestructive: true, sends: .exitConfirmed(saves: false))
    case nil: Node.empty
    }
  }
}
