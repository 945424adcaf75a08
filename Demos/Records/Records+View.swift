package import CursesFeedback

extension Records {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Time records", location: "\(state.now.day.weekdayName) \(state.now.day.name)") {
      if let running = state.running {
        Text("● \(stopwatch(running.seconds(now: state.now)))").foreground(.success)
      } else {
        Text("today \(hours(state.today))").foreground(.muted)
      }
    }
    Tabs(State.Page.allCases, id: \.self, selection: state.page, selects: Event.pageSelected) {
      Tab($0.rawValue)
    } content: { page in
      switch page {
      case .records: records(state)
      case .days: week(state) { days(state) }
      case .projects: week(state) { projects(state) }
      }
    }
    .focus(state.page)
    .dialog { if let draft = state.draft { form(draft, state) } }
    if let problem = state.problem { notice("✗ Not saved: \(problem)").foreground(.error) }
    if let problem = state.exportProblem {
      notice("✗ Not exported: \(problem)").foreground(.error)
    }
    if let path = state.exported { notice("✓ Exported to \(path)").foreground(.success) }
    KeyHints()
  }

  private func notice(_ text: String) -> Node<Event> {
    Text(text, wrapping: .none).frame(maxWidth: .max).padded(columns: 1).background(.surface)
  }

  /// The table; large screens show the running time above it, wide ones the week beside it.
  private func records(_ state: State) -> SizeReader<Event> {
    SizeReader { size in
      if size.rows >= 16 { clock(state, upTo: size.rows < 30 ? .small : .medium) }
      Row(spacing: 1) {
        table(state, isWide: size.columns >= 60).focusID(State.Page.records)
        if size.columns >= 110, size.rows >= 24 {
          week(state) {
            days(state).frame(height: 17)
            projects(state)
          }
          .padded(rows: 1).background(.surface).frame(width: 48)
        }
      }
    }
  }

  /// The time of the running record, or of today, in large digits.
  private func clock(_ state: State, upTo scale: BigText<Event>.Scale) -> Node<Event> {
    Row(spacing: 3) {
      if let running = state.running {
        BigText(stopwatch(running.seconds(now: state.now)), upTo: scale).foreground(.success)
        Column {
          Text(running.project, wrapping: .none).bold()
          if !running.note.isEmpty { Text(running.note, wrapping: .none) }
          Text("since \(running.start.clock)   today \(hours(state.today))").foreground(.muted)
        }
      } else {
        BigText(hours(state.today), upTo: scale).foreground(.accent)
        Column {
          Text("today").bold()
          Text("s starts \(state.selected?.project ?? "a record")").foreground(.muted)
        }
      }
    }
    .padded(columns: 2, rows: 1)
  }

  private func table(_ state: State, isWide: Bool) -> Table<Event> {
    Table(
      state.listed, selection: .row(state.selection, selects: Event.selected), order: state.order,
      sorts: Event.sorted, opens: { _ in .editingStarted }
    ) {
      TableColumn("Date", width: .fixed(isWide ? 10 : 6)) { record in
        (isWide ? record.start.day.weekdayName + " " : "") + record.start.day.name
      }
      times(state)
      TableColumn("Project", \.project, width: isWide ? .content(maximum: 24) : .flexible())
      if isWide { TableColumn("Note", \.note) }
    } empty: {
      Text("No records yet: press a to add one.").foreground(.muted).centered()
    }
  }

  /// The start, with a mark if the record overlaps another one, the end and the duration.
  @TableColumnBuilder<Record, Event>
  private func times(_ state: State) -> [TableColumn<Record, Event>] {
    TableColumn("Start", width: .fixed(6), alignment: .trailing, isSortable: false) { record in
      let overlaps = state.overlapping.contains(record.id)
      Text((overlaps ? "!" : "") + record.start.clock).foreground(overlaps ? .warning : .default)
    }
    TableColumn("End", width: .fixed(5), alignment: .trailing, isSortable: false) { record in
      record.end?.clock ?? "now"
    }
    TableColumn("Time", width: .fixed(7), alignment: .trailing) { record in
      let time = hours(record.seconds(now: state.now))
      if record.end == nil { Text("● \(time)").foreground(.success) } else { Text(time) }
    }
  }

  /// The dates and the total of the shown week above a chart.
  private func week(
    _ state: State, @ViewBuilder<Event> _ chart: @escaping () -> Node<Event>
  ) -> Node<Event> {
    SizeReader { size in
      Row {
        Text("\(state.monday.name) – \(state.monday.adding(6).name)").bold()
        Spacer()
        Text("total \(hours(state.shares.reduce(0) { $0 + $1.seconds }))").foreground(.muted)
      }
      .padded(Insets(bottom: size.rows < 10 ? 0 : 1))
      if state.shares.isEmpty { Text("Nothing yet").foreground(.muted).centered() } else { chart() }
    }
    .padded(columns: 2)
  }

  private func days(_ state: State) -> SizeReader<Event> {
    let names = state.shares.map(\.name)
    let bars = (0..<7).map { offset in
      let day = state.monday.adding(offset)
      let shares = Dictionary(
        uniqueKeysWithValues: state.records.projects(from: day, days: 1, now: state.now))
      return ChartBar(
        "\(day.weekdayName) \(day.name)", values: names.map { Double(shares[$0] ?? 0) })
    }
    return SizeReader { size in
      BarChart(
        bars, series: names, isStacked: true,
        axis: size.rows < 14 || size.columns < 80 ? .horizontal : .vertical,
        text: { $0 == 0 ? "" : hours(Int($0)) })
    }
  }

  /// A bar for each project of the shown week, in the colour that it has among the days.
  private func projects(_ state: State) -> BarChart<Event> {
    let seconds = state.shares.map { Double($0.seconds) }
    let bars = state.shares.enumerated().map { project, share in
      ChartBar(share.name, values: seconds.indices.map { $0 == project ? seconds[$0] : 0 })
    }
    return BarChart(bars, isStacked: true) {
      "\(hours(Int($0)))  \(Int(100 * $0 / seconds.reduce(0, +))) %"
    }
  }

  private func form(_ draft: RecordDraft, _ state: State) -> Node<Event> {
    let other = state.records.first { $0.id != draft.id && draft.record?.overlaps($0) == true }
    return Panel("Record") {
      Form(
        "Save",
        message: other.map { "Overlaps \($0.project) from \($0.start.clock)" },
        submits: .draftEntered
      ) {
        FormField("Date", status: draft.dateStatus) { field(\.date, draft) }
        FormField("Start", status: draft.startStatus) { field(\.start, draft) }
        FormField("End", status: draft.endStatus) { field(\.end, draft) }
        FormField("Project", status: draft.projectStatus) {
          field(\.project, draft).suggestions(state.records.reversed().map(\.project))
        }
        FormField("Note") { field(\.note, draft) }
      }
    }
    .frame(maxWidth: 52)
  }

  private func field(_ text: RecordDraft.Field, _ draft: RecordDraft) -> TextField<Event> {
    TextField(text: draft[keyPath: text], changes: { .typed(text, $0) })
  }
}

extension RecordsState {
  fileprivate var today: Int { records.seconds(from: now.day, now: now) }

  /// The projects of the shown week.
  fileprivate var shares: [(name: String, seconds: Int)] {
    records.projects(from: monday, days: 7, now: now)
  }
}
