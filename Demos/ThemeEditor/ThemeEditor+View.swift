package import CursesFeedback

extension ThemeEditor {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Theme editor", location: state.path ?? "new theme") {
      if state.isUnsaved {
        Text("● not saved").foreground(.warning)
      } else if state.path != nil {
        Text("✓ saved").foreground(.success)
      }
    }
    SizeReader { size in
      if size.columns >= 78, size.rows >= 18 {
        Row(spacing: 0) {
          colors(state, isTall: true).padded(Insets(right: 1)).frame(width: 43)
            .background(.surface)
          preview(state)
        }
        .focus(state.pane, changes: Event.focused)
      } else {
        tabs(state).focus(state.pane, changes: Event.focused)
      }
    }
    .dialog { dialog(state) }
    if let failure = state.failure {
      Text("✗ Not saved: \(failure)").foreground(.error)
        .frame(maxWidth: .max).padded(columns: 1).background(.surface)
    }
    KeyHints()
  }

  private func tabs(_ state: State) -> Tabs<Event> {
    Tabs(
      [State.Pane.colors, .preview], id: \.self,
      selection: state.pane == .preview ? .preview : .colors, selects: Event.focused
    ) {
      Tab($0 == .colors ? "Colours" : "Preview")
    } content: { pane in
      if pane == .colors { colors(state, isTall: false) } else { preview(state) }
    }
  }

  /// The base, the tokens, and the field for the selected one.
  private func colors(_ state: State, isTall: Bool) -> Node<Event> {
    Column(spacing: isTall ? 1 : 0) {
      Row {
        Text("Based on").foreground(.muted)
        Select(
          Theme.all.map(\.name), selection: state.theme.name, placeholder: state.theme.name,
          changes: Event.baseSelected, title: \.self)
      }
      .padded(columns: 1)
      table(state, tokenWidth: isTall ? 18 : 16)
      TextField(
        text: state.entry ?? state.theme[state.token].themeValue, changes: Event.typed,
        submits: .entered
      )
      .prompt("Colour  ").message(state.problem)
      .id(state.token).focusID(State.Pane.entry).keyHint(.enter, "Keep")
      .frame(height: 2, alignment: .top).padded(columns: 1)
    }
    .padded(Insets(top: isTall ? 1 : 0))
    .frame(maxHeight: .max, alignment: .top)
  }

  private func table(_ state: State, tokenWidth: Int) -> Node<Event> {
    let (tokens, theme) = (Color.Token.allCases, state.shown)
    return Table(
      count: tokens.count,
      selection: .row(tokens.firstIndex(of: state.token)) { .selected(tokens[$0]) },
      opens: { _ in .focused(.entry) }
    ) {
      TableColumn("Token", width: .fixed(tokenWidth), isSortable: false) { tokens[$0].name }
      TableColumn("", width: .fixed(2), isSortable: false) { row in
        let color = theme[tokens[row]]
        Text(color == .default ? "··" : "██").foreground(color)
      }
      TableColumn("Colour", isSortable: false) { theme[tokens[$0]].themeValue }
      TableColumn("Text", width: .fixed(6), alignment: .trailing, isSortable: false) { row in
        contrast(theme.textContrast(of: tokens[row]))
      }
    }
    .focusID(State.Pane.colors).keyHint(.enter, "Edit")
    .frame(maxHeight: tokens.count + 1)
  }

  private func contrast(_ contrast: Double?) -> Node<Event> {
    guard let contrast else { return Text("–").foreground(.muted) }
    let tenths = Int(contrast * 10)
    return Text("\(tenths / 10).\(tenths % 10) \(contrast >= 4.5 ? "✓" : "✗")")
      .foreground(contrast >= 4.5 ? .success : .error)
  }

  @ViewBuilder<Event> private func dialog(_ state: State) -> Node<Event> {
    switch state.dialog {
    case .path(let path):
      Prompt(
        "Save the theme", text: path, placeholder: "Path of the file", changes: Event.pathTyped,
        button: "Save", submits: .pathEntered(path), cancels: .dialogClosed
      )
      .message(path.isEmpty ? "The file needs a name" : nil)
    case .replacement(let file):
      Confirm(
        "Replace “\(file.path)”?", message: "There is a file with this name.", button: "Replace",
        isDestructive: true, confirms: .replaced(file), cancels: .dialogClosed)
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
