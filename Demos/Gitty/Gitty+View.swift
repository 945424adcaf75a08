package import CursesFeedback

extension Gitty {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Gitty", location: state.status?.branch ?? "") {
      Text(state.status?.lastCommit ?? "").foreground(.muted)
    }
    SizeReader { size in
      if state.selected == nil {
        files(state)
      } else if size.columns < 70 {
        Column {
          files(state).frame(height: (size.rows + 1) / 2)
          difference(state)
        }
      } else {
        Row(spacing: 0) {
          files(state).frame(width: max(30, size.columns / 3))
          difference(state)
        }
      }
    }
    if let problem = state.problem {
      Text("✗ \(problem)").foreground(.error)
        .frame(maxWidth: .max).padded(columns: 1).background(.surface)
    }
    KeyHints()
  }

  @ViewBuilder<Event> private func files(_ state: State) -> Node<Event> {
    let files = state.status?.files ?? []
    let staged = files.count(where: \.isStaged)
    Panel("Changes", footer: staged == 0 ? "" : "\(staged) staged", padding: 0) {
      List(
        count: files.count, selection: state.selection, selects: Event.selected,
        opens: { _ in .editRequested }
      ) { row in
        Row {
          Row(spacing: 0) {
            Text(files[row].index).foreground(files[row].isStaged ? .success : .error)
            Text(files[row].tree).foreground(.error)
          }
          Text(files[row].path, wrapping: .none, truncation: .middle).frame(maxWidth: .max)
        }
      } empty: {
        placeholder(state)
      }
    }
  }

  private func placeholder(_ state: State) -> EmptyState<Event> {
    if state.requestedStatus != nil { return EmptyState("Reading the status") }
    return state.status == nil
      ? EmptyState("No status", hint: "Start gitty in a git repository.")
      : EmptyState("No changes", hint: "The working tree is clean.")
  }

  @ViewBuilder<Event> private func difference(_ state: State) -> Node<Event> {
    let lines = state.selectedLines
    Panel(state.selected?.path ?? "", padding: Insets(left: 1)) {
      List(count: lines?.count ?? 0) { row in
        let line = lines?[row] ?? ""
        Text(line, wrapping: .none).foreground(color(of: line))
      } empty: {
        EmptyState(lines == nil ? "Reading the difference" : "No change of lines")
      }
      // Another file is shown from its first line.
      .id(state.selected?.path)
    }
  }

  private func color(of line: String) -> Color {
    switch line.first {
    case "+": .success
    case "-": .error
    case "@": .accent
    default: .default
    }
  }
}
