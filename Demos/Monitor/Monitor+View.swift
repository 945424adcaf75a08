package import CursesFeedback
import DemoMachine

extension Monitor {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    SizeReader { size in
      header(of: state, isSmall: size.isSmall)
      if let sample = state.sample, state.failure == nil {
        screen(sample, state, size)
      } else if let failure = state.failure {
        ErrorState("The processes could not be read", reason: failure)
      } else {
        EmptyState("Reading /proc")
      }
    }
    .focus(state.isFiltering ? Field.filter : .list, changes: Event.focused)
    .dialog {
      if let process = state.question {
        Confirm(
          "End \(process.title)?", message: process.command.shortened(to: 200), button: "Terminate",
          isDestructive: true, confirms: .confirmed(.terminate), cancels: .cancelled
        )
        .alternative("Interrupt", sends: .confirmed(.interrupt))
        .alternative("Kill", isDestructive: true, sends: .confirmed(.kill))
      }
      if let refusal = state.refusal {
        Alert("The signal was not sent", message: refusal, dismisses: .cancelled)
      }
    }
    KeyHints()
  }

  /// The bar with the uptime and the load averages; on a small screen, the use of CPU and memory.
  private func header(of state: State, isSmall: Bool) -> Node<Event> {
    let facts = state.failure == nil ? state.sample.map { isSmall ? $0.totals : $0.times } : nil
    return HeaderBar("Monitor", location: facts ?? "") {
      Text(state.isPaused ? "paused" : "every \(state.interval) s").foreground(.muted)
    }
    .node()
  }

  @ViewBuilder<Event> private func screen(
    _ sample: Sample, _ state: State, _ size: Size
  ) -> Node<Event> {
    let (count, all) = (state.rows.count, sample.processes.count)
    if size.isSmall {
      list(state, columns: size.columns)
    } else {
      overview(sample, columns: size.columns, rows: max(4, size.rows / 4 - 2))
      let footer = "\(count < all ? "\(count) of " : "")\(all) processes"
      Panel("Processes", footer: footer, padding: Insets(right: 1)) {
        list(state, columns: size.columns - 3)
      }
    }
    if let process = state.selected, size.rows >= 36 || state.showsDetails {
      Panel(process.title, footer: "state \(process.state), child of \(process.parent)") {
        Text(process.command).frame(maxWidth: .max)
      }
      .frame(height: 4)
    }
  }

  @ViewBuilder<Event> private func overview(
    _ sample: Sample, columns: Int, rows: Int
  ) -> Node<Event> {
    let cores = sample.processors.dropFirst()
    let stacks = (cores.count + rows - 1) / rows, memory = max(32, columns / 4)
    let widths = [GridColumn.content, .fixed(10), .fixed(4)]
    Row(spacing: 0) {
      Panel("CPU \(sample.processors[0].percentage)%") {
        graph(sample.processors[0].history, rows: rows)
      }
      if 22 * stacks + 2 <= columns - memory - max(16, columns / 4) {
        Panel("Cores") {
          Grid(columns: (0..<stacks).flatMap { _ in widths }) {
            for (number, core) in cores.enumerated() {
              Text("\(number)").foreground(.muted)
              Sparkline(core.history, in: 0...1)
              Text("\(core.percentage)%")
            }
          }
        }
        .frame(height: rows + 2)
      }
      Panel("Memory") {
        for (title, usage) in [("Used", sample.memory), ("Swap", sample.swap)]
        where usage.total > 0 {
          Gauge(
            title, value: usage.share, label: usage.text,
            thresholds: [0: .success, 0.7: .warning, 0.9: .error])
        }
        graph(sample.memory.history, rows: rows - 2)
      }
      .frame(width: memory, height: rows + 2)
    }
  }

  /// The load over time: the lower rows have the colour `success`, the rows above them `warning`,
  /// and, if there are six rows or more, the top rows `error`.
  @ViewBuilder<Event> private func graph(_ history: [Double], rows: Int) -> Node<Event> {
    let ends = [rows, rows - rows / 6, rows - rows / 3, 0]
    for (band, color) in [Color.error, .warning, .success].enumerated()
    where ends[band] > ends[band + 1] {
      let bounds = Double(ends[band + 1]) / Double(rows)...Double(ends[band]) / Double(rows)
      let values = history.map { $0 > bounds.lowerBound ? $0 : .nan }
      Sparkline(values, in: bounds, height: ends[band] - ends[band + 1]).foreground(color)
    }
  }

  @ViewBuilder<Event> private func list(_ state: State, columns: Int) -> Node<Event> {
    let list = state.list
    if state.isFiltering || !list.filter.isEmpty {
      TextField("Filter", text: list.filter, changes: Event.filterChanged, submits: .filterEntered)
        .prompt(" / ").focusID(Field.filter)
    }
    Table(
      state.rows, selection: .row(state.selection, selects: Event.selected),
      order: TableOrder(list.column.rawValue, isAscending: list.isAscending),
      sorts: { .sorted(ProcessList.Column(rawValue: $0.column) ?? .cpu) },
      opens: { _ in .detailsToggled }
    ) {
      self.columns(in: columns, sortedBy: list.column)
    } empty: {
      EmptyState("No process matches", hint: "Esc shows all of them.")
    }
    .letterKeysDisabled().keyHint(.enter, "Details").focusID(Field.list)
  }

  /// The columns for a width; a narrow table shows the time if it is sorted by time, otherwise the
  /// memory.
  @TableColumnBuilder<RunningProcess, Event>
  private func columns(
    in width: Int, sortedBy order: ProcessList.Column
  ) -> [TableColumn<RunningProcess, Event>] {
    TableColumn("PID", \.id.number, id: "pid", width: .fixed(7), alignment: .trailing)
    if width >= 60 { TableColumn("User", \.user, width: .fixed(9), isSortable: false) }
    TableColumn("Name", id: "name", width: .flexible(minimum: width < 108 ? 10 : 22)) {
      Text("\($0.guides, foreground: .muted)\($0.name)", wrapping: .none)
    }
    if width >= 108 {
      TableColumn("Command", width: .flexible(minimum: 20), isSortable: false) {
        Text($0.command, wrapping: .none).foreground(.muted)
      }
    }
    if width >= 70 || order != .time {
      TableColumn("Memory", \.memory.inBytes, id: "memory", width: .fixed(8), alignment: .trailing)
    }
    if width >= 70 || order == .time {
      TableColumn("Time", \.seconds.inHours, id: "time", width: .fixed(9), alignment: .trailing)
    }
    if width >= 108 {
      TableColumn("Load", width: .fixed(8), isSortable: false) {
        Sparkline($0.history.map { $0 < 0.005 ? .nan : $0 }, in: 0...1)
      }
    }
    TableColumn("CPU", id: "cpu", width: .fixed(6), alignment: .trailing) {
      Text("\(Int(($0.load * 100).rounded()))%")
        .foreground($0.load < 0.005 ? .muted : $0.load < 0.5 ? .success : .warning)
    }
  }
}

extension Size {
  /// Whether there is no room for the graphs above the list.
  fileprivate var isSmall: Bool { rows < 16 || columns < 60 }
}

extension Sample {
  fileprivate var totals: String {
    "CPU \(processors[0].percentage)% · mem \(Int((memory.share * 100).rounded()))%"
  }
  fileprivate var times: String { "up \(uptime.inHours) · load \(loadAverages)" }
}

extension Sample.Usage {
  fileprivate var text: String { "\(used.inBytes) of \(total.inBytes)" }
  fileprivate var percentage: Int { Int(((history.last ?? 0) * 100).rounded()) }
}

extension RunningProcess { fileprivate var seconds: Int { ticks / 100 } }

extension String {
  /// The text, or its start and an ellipsis if it has more than `count` characters.
  fileprivate func shortened(to count: Int) -> String {
    self.count > count ? prefix(count - 1) + "…" : self
  }
}

extension Int {
  /// Seconds as hours, minutes and seconds.
  fileprivate var inHours: String {
    let parts = [self / 60 % 60, self % 60].map { $0 < 10 ? ":0\($0)" : ":\($0)" }
    return "\(self / 3_600)" + parts.joined()
  }

  /// Bytes in a binary unit, such as 5.7 MiB or 23 GiB.
  fileprivate var inBytes: String {
    guard self > 0 else { return "0 B" }
    var (value, units) = (Double(self) / 1_024, ["KiB", "MiB", "GiB", "TiB"][...])
    while value >= 999.5, units.count > 1 { (value, units) = (value / 1_024, units.dropFirst()) }
    let tenths = (value * 10).rounded() / 10
    return (tenths < 10 ? "\(tenths) " : "\(Int(value.rounded())) ") + (units.first ?? "")
  }
}
