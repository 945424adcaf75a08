package import CursesFeedback

extension LogViewer {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    SizeReader { size in
      if size.rows >= 16 {
        HeaderBar("Log view") {
          Text("\(grouped(state.count)) of \(grouped(log.count))").foreground(.muted)
        }
      }
      tabs(state)
      if size.rows >= 16 { chart(state) }
      if size.columns >= 100 {
        Row(spacing: 0) {
          table(state, columns: size.columns - 36)
          details(state).frame(width: 36)
        }
      } else {
        table(state, columns: size.columns)
        if state.showsDetails { details(state).frame(height: size.rows < 16 ? 4 : 6) }
      }
    }
    .focus(state.isFinding ? Field.words : .list, changes: Event.focused)
    .dialog {
      if let jump = state.jump {
        Prompt(
          "Go to row", text: jump,
          placeholder: state.count == 0 ? "No rows" : "1 to \(state.count)",
          changes: Event.jumpChanged, button: "Go", submits: .jumped, cancels: .jumpCancelled
        )
        .message(jump.isEmpty || state.target != nil ? nil : "There is no such row")
      }
    }
    KeyHints()
  }

  /// The levels, and the field for the text to find.
  @ViewBuilder<Event> private func tabs(_ state: State) -> Node<Event> {
    Row(spacing: 0) {
      for (level, title) in zip(LogEntry.Level.allCases, ["All", "Warn", "Error"]) {
        let button = Button(title, sends: Event.levelChosen(level)).focusable(false)
        if level == state.request.level {
          button.bold().foreground(.accent)
        } else {
          button.foreground(.muted)
        }
      }
      TextField(
        "Find", text: state.request.words, changes: Event.wordsChanged, submits: .wordsEntered
      )
      .prompt(" / ")
      .focusID(Field.words)
      if state.requestedArrangement != nil {
        Spinner(frame: state.spinnerStep).foreground(.accent).padded(columns: 1)
      }
    }
  }

  @ViewBuilder<Event> private func table(_ state: State, columns: Int) -> Node<Event> {
    Panel("Log", footer: position(in: state), padding: 0) {
      line(titles(for: state.request), columns: columns).bold()
        .padded(Insets(left: 2, right: 1))
      List(
        count: state.count, selection: state.selection, selects: Event.selected,
        opens: { _ in .detailsToggled }
      ) { row in
        if let number = state.shown?.numbers[row] { line(of: log[Int(number)], columns: columns) }
      } empty: {
        if state.requestedArrangement == nil {
          EmptyState("No line matches", hint: "Esc clears the words.")
        } else {
          EmptyState("Reading the log")
        }
      }
      .keyHint(.enter, "Details")
      .focusID(Field.list)
    }
  }

  /// The titles of the columns, one of them with the direction of the order.
  private func titles(for request: Arrangement.Request) -> [Text<Event>] {
    var titles = ["Time", "Level", "Service", "ms", "Message"]
    titles[request.column.rawValue] += request.isDescending ? "▼" : "▲"
    return titles.map { Text($0, wrapping: .none) }
  }

  @ViewBuilder<Event> private func line(of entry: LogEntry, columns: Int) -> Node<Event> {
    line(
      [
        Text(entry.time), Text("\(entry.level.title, foreground: entry.level.color)"),
        Text(entry.service), Text("\(entry.milliseconds)"),
        Text(entry.text, wrapping: .none),
      ], columns: columns)
  }

  /// A line of the table or its header; a narrow one shows the time, the level and the message.
  @ViewBuilder<Event> private func line(_ cells: [Text<Event>], columns: Int) -> Node<Event> {
    Row {
      cells[0].frame(width: 8)
      cells[1].frame(width: 6)
      if columns >= 60 {
        cells[2].frame(width: 9)
        cells[3].frame(width: 5, alignment: .trailing)
      }
      cells[4].frame(maxWidth: .max)
    }
    .padded(Insets(right: 1))
  }

  @ViewBuilder<Event> private func details(_ state: State) -> Node<Event> {
    Panel("Details") {
      if let number = state.shown?.numbers.dropFirst(state.selection).first {
        let entry = log[Int(number)]
        Text("\(entry.time)  \(entry.service)").bold()
        Text(entry.text).foreground(entry.level.color)
        Row {
          Text("\(entry.milliseconds) ms")
          ProgressBar(Double(entry.milliseconds) / 2_000)
        }
        Text("Entry \(grouped(entry.number + 1)) of \(grouped(log.count))").foreground(.muted)
        Spacer()
      } else {
        EmptyState("No entry")
      }
    }
    .textSelection()
  }

  private func position(in state: State) -> String {
    state.count == 0
      ? "" : "\(grouped(state.selection + 1)) of \(grouped(state.count))"
  }

  /// A number with commas between groups of three digits.
  private func grouped(_ number: Int) -> String {
    number < 1_000
      ? "\(number)"
      : grouped(number / 1_000) + "," + "\(1_000 + number % 1_000)".dropFirst()
  }
}

extension LogEntry.Level {
  var color: Color {
    switch self {
    case .info: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
