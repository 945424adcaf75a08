package import CursesFeedback
import DemoFileSystem

extension Files {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Files", location: state.folder.path, truncation: .start) {
      Text(state.clipboard.map { "\($0.paths.count) to \($0.isCut ? "move" : "copy")" } ?? "")
        .foreground(.info)
      let count = state.selection.rows.count
      let all = state.items.count == 1 ? "1 item" : "\(state.items.count) items"
      Text(count > 0 ? "\(count) selected" : all).foreground(.muted)
    }
    Split(
      .horizontal, initially: .first(26), minFirst: 16, minSecond: 76, collapsing: .first
    ) {
      tree(state)
    } second: {
      Split(.horizontal, initially: .share(0.6), minFirst: 46, minSecond: 26) {
        SizeReader { size in table(state, showsTime: size.columns >= 46) }
      } second: {
        preview(state)
      }
    }
    .focus(state.pane, changes: Event.focused)
    .dialog { dialog(state) }
    if let job = state.job { progress(of: job, state) }
    if let problem = state.problem {
      Text("✗ \(problem)").foreground(.error)
        .frame(maxWidth: .max).padded(columns: 1).background(.surface)
    }
    KeyHints()
  }

  private func tree(_ state: State) -> Node<Event> {
    Tree(
      state.tree, selection: state.folder, isExpandable: { state.tree.children(of: $0) != [] },
      selects: Event.folderShown, changes: Event.treeChanged
    ) { folder in
      Text(folder.path.name, wrapping: .none).foreground(.accent).frame(maxWidth: .max)
        .dropTarget(of: String.self) { $0 == folder.path ? nil : .dropped($0, into: folder) }
    }
    .focusID(State.Pane.tree)
  }

  private func table(_ state: State, showsTime: Bool) -> Node<Event> {
    Table(
      state.items, selection: .rows(state.selection, changes: Event.selected), order: state.order,
      sorts: Event.sorted, opens: Event.opened
    ) {
      TableColumn("Name", width: .flexible(minimum: 12)) { item in
        Text(item.title, wrapping: .none, truncation: .middle).draggable(item.path).foreground(
          item.kind == .folder ? .accent : item.kind == .link ? .info : .default)
      }
      TableColumn("Size", width: .fixed(7), alignment: .trailing) { item in
        Text(item.kind == .file ? item.size.byteText : "").foreground(.muted)
      }
      if showsTime {
        TableColumn("Modified", width: .fixed(17)) { item in
          Text(item.modified).foreground(.muted)
        }
      }
    } empty: {
      if let failure = state.failure {
        ErrorState("\(failure)")
      } else {
        EmptyState(state.requestedFolders.isEmpty ? "An empty folder" : "Reading")
      }
    }
    .focusID(State.Pane.table)
  }

  @ViewBuilder<Event> private func preview(_ state: State) -> Node<Event> {
    if state.current != nil, let item = state.previewed?.item {
      Column {
        Text(item.name, wrapping: .none, truncation: .middle).bold()
        List(count: state.preview.lines.count) { row in
          Text(state.preview.lines[row], wrapping: .none)
        } empty: {
          EmptyState(note(on: state.preview, of: item))
        }
        .id(item.id)
        .focusID(State.Pane.preview)
      }
      .padded(columns: 1)
    }
  }

  @ViewBuilder<Event> private func dialog(_ state: State) -> Node<Event> {
    if let naming = state.naming {
      Prompt(
        naming.path.map { "Rename “\($0.name)”" } ?? "New folder", text: naming.name,
        placeholder: "Name", changes: Event.nameChanged,
        button: naming.path == nil ? "Create" : "Rename", submits: .nameEntered,
        cancels: .namingCancelled
      )
      .message(naming.problem(among: state.items)?.reason)
    }
    if let job = state.job, job.hasConflict, let transfer = job.pending.first {
      Confirm(
        "“\(transfer.target.name)” exists", message: "In \(transfer.target.parent)",
        button: "Keep both", cancelButton: "Skip", confirms: .settled(.keepBoth),
        cancels: .settled(.skip)
      )
      .alternative("Replace", sends: .settled(.replace))
    }
  }

  @ViewBuilder<Event> private func progress(of job: Job, _ state: State) -> Node<Event> {
    SizeReader { size in
      Row(spacing: 2) {
        Text(title(of: job), wrapping: .none, truncation: .middle)
        ProgressBar(job.fraction(with: state.progress.fraction), showsPercentage: true)
        if size.columns >= 60 {
          ProgressSummary(state.progress) { Int($0).byteText + "/s" }.frame(width: 22)
        }
      }
    }
    .frame(height: 1).padded(columns: 1).background(.surface)
  }

  /// The current transfer of a job, such as "Copying 2 of 3: film.mkv".
  private func title(of job: Job) -> String {
    guard let transfer = job.pending.first else { return "" }
    let verbs: [Transfer.Kind: String] = [
      .create: "Creating", .copy: "Copying", .move: "Moving", .delete: "Deleting",
      .restore: "Restoring",
    ]
    let place = job.count == 1 ? "" : " \(job.endedCount + 1) of \(job.count)"
    return "\(verbs[transfer.kind] ?? "")\(place): \(transfer.name)"
  }

  /// The text in place of the lines of a preview.
  private func note(on preview: Preview, of item: FileItem) -> String {
    switch preview {
    case .lines: item.kind == .folder ? "An empty folder" : "An empty file"
    case .link(let target): "A link to \(target ?? "nowhere")"
    case .binary: "A binary file"
    case .special: "Neither a file nor a folder"
    case .failure(let problem): "\(problem)"
    }
  }
}
