package import CursesFeedback

extension Todo {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("To do", location: state.progress) {
      if state.isSending { Spinner(frame: state.spinnerStep).foreground(.warning) }
      Text(state.synchronisation).foreground(state.failedTries > 0 ? .error : .muted)
    }
    Column {
      list(state)
      if state.mode == .filtering || !state.filter.isEmpty { filterField(state) }
    }
    .padded(Insets(top: 1))
    .focus(state.focus, changes: Event.focused)
    .dialog {
      if case .deleting(let item) = state.mode {
        Confirm(
          "Delete “\(item.title)”?", button: "Delete", cancelButton: "Keep",
          confirms: .deletionConfirmed, cancels: .cancelled)
      }
    }
    if let problem = state.problem {
      Text("✗ \(problem.text)", wrapping: .none).foreground(.error)
        .frame(maxWidth: .max).padded(columns: 1).background(.surface)
    }
    KeyHints()
  }

  @ViewBuilder<Event> private func list(_ state: State) -> Node<Event> {
    let listed = state.listed
    let newTitle: String? = if case .adding(let title) = state.mode { title } else { nil }
    List(
      count: listed.count + (newTitle == nil ? 0 : 1),
      selection: newTitle == nil ? listed.firstIndex { $0.id == state.selection } : listed.count,
      // A click beside the field keeps the edited title, and does not open its row again.
      selects: Event.selected, opens: state.focus == .title ? nil : { _ in .renamingStarted }
    ) { row in
      if let newTitle, row == listed.count {
        Row {
          Text("○")
          titleField(newTitle)
        }
      } else {
        line(listed[row], state).id(listed[row].id)
      }
    } empty: {
      if state.filter.isEmpty {
        EmptyState("Nothing to do", hint: "Press a to add something.")
      } else {
        EmptyState("No match", hint: "Esc shows all items.")
      }
    }
    .focusID(State.Field.list)
  }

  @ViewBuilder<Event> private func line(_ item: TodoItem, _ state: State) -> Node<Event> {
    Row {
      Text(item.isDone ? "✓" : "○").foreground(item.isDone ? .success : .default)
      if case .renaming(item.id, let title) = state.mode {
        titleField(title)
      } else if item.isDone {
        Text(item.title, wrapping: .none).foreground(.muted).frame(maxWidth: .max)
      } else {
        Text(item.title, wrapping: .none).frame(maxWidth: .max)
      }
      Text(state.isWaiting(item) ? "↑" : " ").foreground(.warning)
    }
    .padded(Insets(right: 1))
  }

  private func titleField(_ title: String) -> Node<Event> {
    TextField("Title", text: title, changes: Event.titleChanged, submits: .titleEntered)
      .focusID(State.Field.title)
      .keyHint(.enter, "Keep")
  }

  private func filterField(_ state: State) -> Node<Event> {
    TextField(text: state.filter, changes: Event.filterChanged, submits: .filterEntered)
      .prompt("/ ")
      .focusID(State.Field.filter)
      .keyHint(.enter, "Done")
      .padded(columns: 1)
  }
}

extension TodoState {
  /// Whether a change is on its way to the remote, and no try has failed.
  var isSending: Bool { delivery != nil && failedTries == 0 }

  /// The number of changes that the remote does not have.
  private var waitingCount: Int { unsaved.count + saved.outbox.count }

  /// Whether the remote does not have the item's last change.
  fileprivate func isWaiting(_ item: TodoItem) -> Bool {
    unsaved.contains { $0.after?.id == item.id } || saved.outbox.contains { $0.itemID == item.id }
  }

  fileprivate var progress: String {
    let items = items
    return "\(items.count(where: \.isDone)) of \(items.count) done"
  }

  fileprivate var synchronisation: String {
    if waitingCount == 0 { return "✓ in sync" }
    let waiting = "\(waitingCount) to send"
    return failedTries == 0 ? waiting : "✗ \(waiting), try \(failedTries + 1)"
  }
}
