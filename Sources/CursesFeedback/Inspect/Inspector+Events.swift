import TerminalModel
import TerminalViews

/// The list of events.
extension Inspector {
  func events(_ state: State) -> Node<Event> {
    let hasFilter = state.isFiltering || !state.history.filter.isEmpty
    return SizeReader { size in
      if hasFilter { filter(state) }
      list(state, in: Size(columns: size.columns, rows: size.rows - (hasFilter ? 2 : 1)))
    }
    .node()
  }

  /// - Parameter size: The size of the list without its titles.
  @ViewBuilder<Event> private func list(_ state: State, in size: Size) -> Node<Event> {
    let history = state.history
    let columns = EventColumns(width: size.columns, last: history.moments.last?.number ?? 0)
    // A list that does not fit has a scroll bar in its last column.
    titles(columns).padded(Insets(left: 2, right: history.shownCount > size.rows ? 2 : 1))
    List(
      count: history.shownCount, selection: history.row(upTo: state.selected),
      rowsDependOn: EventRows(columns: columns, history: history), selects: Event.rowSelected
    ) { row in
      if let moment = history.shown(row) { line(of: moment, columns) }
    } empty: {
      if history.filter.isEmpty {
        EmptyState("No events yet")
      } else {
        EmptyState("No event matches", hint: "Esc clears the filter.")
      }
    }
    .focusID(Field.page(.events))
  }

  @ViewBuilder<Event> private func filter(_ state: State) -> Node<Event> {
    Row {
      TextField(
        "text of an event or its cause", text: state.history.filter,
        changes: Event.filterChanged, submits: .filterEntered
      )
      .prompt(" / ")
      .focusID(Field.filter)
      Text(state.history.shownCount.grouped).foreground(.muted).padded(Insets(right: 1))
    }
  }

  private func titles(_ columns: EventColumns) -> Node<Event> {
    cells(
      columns, number: Text("#"), time: Text("Time"), title: Text("Event"), cause: Text("Cause"),
      cost: Text("ms")
    )
    .bold().foreground(.muted)
  }

  @ViewBuilder<Event> private func line(
    of moment: InspectedMoment, _ columns: EventColumns
  ) -> Node<Event> {
    let activity = columns.hasTime ? moment.activity.joined(separator: ", ") : "•"
    let title: StyledText =
      moment.activity.isEmpty
      ? "\(moment.title)" : "\(moment.title)  \(activity, foreground: .info)"
    let cost = moment.frame?.time
    let color: Color? = cost.map { $0 > Self.frameLimit } ?? false ? .warning : nil
    cells(
      columns, number: Text("\("\(moment.number)", foreground: .muted)"),
      time: Text("\(moment.time.stamp, foreground: .muted)"),
      title: Text(title, wrapping: .none),
      cause: Text("\(moment.cause, foreground: .muted)", wrapping: .none),
      cost: Text("\(cost?.inMilliseconds ?? "", foreground: color)")
    )
    .padded(Insets(right: 1))
  }

  private func cells(
    _ columns: EventColumns, number: Text<Event>, time: Text<Event>, title: Text<Event>,
    cause: Text<Event>, cost: Text<Event>
  ) -> Node<Event> {
    Row {
      number.frame(width: columns.number, alignment: .trailing)
      if columns.hasTime { time.frame(width: 9, alignment: .trailing) }
      title.frame(maxWidth: .max)
      if columns.hasCause { cause.frame(width: columns.cause) }
      if columns.hasCost { cost.frame(width: 5, alignment: .trailing) }
    }
    .node()
  }

  /// The time of a frame above which 60 frames a second are not reached.
  static var frameLimit: Duration { .microseconds(16_667) }
}

/// The columns of the list of events in a width.
private struct EventColumns: Equatable, Sendable {
  let number: Int
  let cause: Int
  let hasTime: Bool
  let hasCause: Bool
  let hasCost: Bool

  init(width: Int, last: Int) {
    number = max(3, "\(last)".count)
    hasTime = width >= 64
    hasCause = width >= 42
    hasCost = width >= 34
    cause = width >= 64 ? 16 : 10
  }
}

/// Everything that a row of the list of events depends on.
private struct EventRows: Equatable, Sendable {
  let columns: EventColumns
  let history: InspectedHistory
}
