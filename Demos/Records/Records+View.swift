package import CursesFeedback
import DemoTimeRecords

extension Records {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Time records", location: "\(state.now.day.weekdayName) \(state.now.day.name)") {
      if let running = state.running {
        Text("● \(stopwatch(running.seconds(now: state.now)))").foreground(.success)
      } else {
        Text("today \(hours(state.records.seconds(from: state.now.day, now: state.now)))")
          .foreground(.muted)
      }
    }
    Tabs(State.Page.allCases, id: \.self, selection: state.page, selects: Event.pageSelected) {
      Tab($0.rawValue)
    } content: { page in
      switch page {
      case .records: SizeReader { table(state, isWide: $0.columns >= 60) }
      case .days, .projects: week(state)
      }
    }
    .focus(state.page)
    .dialog { if let draft = state.draft { form(draft, state) } }
    .toasts(state.toasts)
    if let problem = state.problem {
      Text("✗ Not saved: \(problem)", wrapping: .none).foreground(.error)
        .frame(maxWidth: .max).padded(columns: 1).background(.surface)
    }
    KeyHints()
  }

  private func table(_ state: State, isWide: Bool) -> Node<Event> {
    Table(
      state.records, selection: .row(state.selection, selects: Event.selected),
      opens: { _ in .editingStarted }
    ) {
      TableColumn("Date", width: .fixed(isWide ? 10 : 6)) { record in
        (isWide ? record.start.day.weekdayName + " " : "") + record.start.day.name
      }
      times(state)
      TableColumn("Project", \.project, width: isWide ? .content(maximum: 24) : .flexible())
      if isWide { TableColumn("Note", \.note) }
    } empty: {
      EmptyState("No records yet", hint: "Press s to start, or a to add one.")
    }
    .focusID(State.Page.records)
  }

  /// The start, with a mark if the record overlaps another one, the end and the duration.
  @TableColumnBuilder<Record, Event>
  private func times(_ state: State) -> [TableColumn<Record, Event>] {
    TableColumn("Start", width: .fixed(6), alignment: .trailing) { record in
      let overlaps = state.overlapping.contains(record.id)
      Text((overlaps ? "!" : "") + record.start.clock).foreground(overlaps ? .warning : .default)
    }
    TableColumn("End", width: .fixed(5), alignment: .trailing) { record in
      record.end?.clock ?? "now"
    }
    TableColumn("Time", width: .fixed(7), alignment: .trailing) { record in
      Text(hours(record.seconds(now: state.now)))
        .foreground(record.end == nil ? .success : .default)
    }
  }

  /// The total of the shown week above a chart of its days or of its projects.
  private func week(_ state: State) -> Node<Event> {
    let (records, monday, now) = (state.records, state.monday, state.now)
    let days = (0..<7).map(monday.adding).map { day in
      ChartBar("\(day.weekdayName) \(day.name)", Double(records.seconds(from: day, now: now)))
    }
    let projects = records.projects(inWeekOf: monday, now: now)
      .map { ChartBar($0.name, Double($0.seconds)) }
    let total = hours(records.seconds(from: monday, days: 7, now: now))
    return Column {
      Text("\(monday.name) – \(monday.adding(6).name): \(total)").bold()
      BarChart(state.page == .days ? days : projects) { $0 == 0 ? "" : hours(Int($0)) }
    }
    .padded(columns: 2)
  }

  private func form(_ draft: RecordDraft, _ state: State) -> Node<Event> {
    let other = state.records.first { $0.id != draft.id && draft.record?.overlaps($0) == true }
    let message = other.map { "Overlaps \($0.project) from \($0.start.clock)" }
    func field(_ text: WritableKeyPath<RecordDraft, String>) -> TextField<Event> {
      TextField(text: draft[keyPath: text]) { typed in
        var changed = draft
        changed[keyPath: text] = typed
        return .typed(changed)
      }
    }
    return Panel("Record") {
      Form("Save", message: message, submits: .draftEntered) {
        FormField("Date", status: draft.dateStatus) { field(\.date) }
        FormField("Start", status: draft.startStatus) { field(\.start) }
        FormField("End", status: draft.endStatus) { field(\.end) }
        FormField("Project", status: draft.projectStatus) {
          field(\.project).suggestions(state.records.map(\.project))
        }
        FormField("Note") { field(\.note) }
      }
    }
    .frame(maxWidth: 52)
  }
}
