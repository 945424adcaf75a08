package import CursesFeedback

extension Stopwatch {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Stopwatch") { status(of: state) }
    SizeReader { size in
      Column(spacing: size.rows < 16 ? 0 : 1, alignment: .center) {
        let scale = scale(in: size)
        BigText(state.elapsed.hundredths.time, upTo: scale).foreground(color(of: state))
        buttons(state)
        panel(of: state, columns: min(size.columns, scale == .large ? 108 : 76))
      }
      .padded(Insets(top: size.rows < 16 ? 0 : 1))
    }
    KeyHints()
  }

  private func status(of state: State) -> Node<Event> {
    if state.isRunning { return Text("● running").foreground(.success).node() }
    return Text(state.elapsed == .zero ? "ready" : "stopped").foreground(.muted)
  }

  private func color(of state: State) -> Color {
    if state.isRunning { return .accent }
    return state.elapsed == .zero ? .muted : .text
  }

  /// The largest letters that leave most rows to the laps.
  private func scale(in size: Size) -> BigText<Event>.Scale {
    size.rows < 18 ? .small : size.rows < 34 || size.columns < 108 ? .medium : .large
  }

  /// The buttons, which leave the focus to the laps: key bindings send the same events.
  @ViewBuilder<Event> private func buttons(_ state: State) -> Node<Event> {
    Row(spacing: 2) {
      Button(state.isRunning ? "Stop" : "Start", sends: .signalled(.toggled))
        .foreground(state.isRunning ? .error : .success)
      if state.isRunning || state.elapsed == .zero {
        Button("Lap", sends: .signalled(.lapEnded)).disabled(!state.isRunning)
      } else {
        Button("Reset", sends: .reset)
      }
    }
    .focusable(false)
  }

  @ViewBuilder<Event> private func panel(of state: State, columns: Int) -> Node<Event> {
    Panel("Laps", footer: summary(of: state.laps)) {
      table(of: state, showsBars: columns >= 64)
    }
    .frame(width: columns)
  }

  private func summary(of laps: Laps) -> String {
    guard let best = laps.best, let total = laps.all.last?.total else { return "" }
    return "best \(best.time) · mean \((total / laps.all.count).time)"
  }

  @ViewBuilder<Event> private func table(of state: State, showsBars: Bool) -> Node<Event> {
    let laps = state.laps
    let longest = laps.worst ?? 0
    Table(laps.rows(at: state.elapsed)) {
      TableColumn("Lap", width: .fixed(4), alignment: .trailing) { Text("\($0.id)") }
      TableColumn("Time", width: .fixed(9), alignment: .trailing) { lap in
        Text(lap.time.time).foreground(color(of: laps.standing(of: lap)))
      }
      TableColumn("Total", width: .fixed(9), alignment: .trailing) { lap in
        Text(lap.total.time).foreground(.muted)
      }
      TableColumn("To best", width: .fixed(9), alignment: .trailing) { lap in
        let standing = laps.standing(of: lap)
        Text(difference(standing)).foreground(color(of: standing))
      }
      if showsBars {
        TableColumn("") { lap in
          ProgressBar(longest > 0 ? Double(lap.time) / Double(longest) : 0)
            .foreground(barColor(of: laps.standing(of: lap)))
        }
      }
    } empty: {
      Text("No laps yet").foreground(.muted).padded(columns: 1)
    }
    .fixedColumns()
  }

  private func difference(_ standing: Laps.Standing) -> String {
    switch standing {
    case .best: "▲ best"
    case .behind(let time): time.difference
    case .worst(let time): "▼ \(time.difference)"
    case .current: "…"
    }
  }

  private func color(of standing: Laps.Standing) -> Color {
    switch standing {
    case .best: .success
    case .worst: .warning
    case .behind: .text
    case .current: .accent
    }
  }

  /// The colour of a bar: muted, unless the lap is the best, the worst or the current one.
  private func barColor(of standing: Laps.Standing) -> Color {
    if case .behind = standing { return .muted }
    return color(of: standing)
  }
}
