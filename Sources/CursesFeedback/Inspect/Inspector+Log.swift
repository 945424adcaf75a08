import FeedbackCore
import TerminalModel
import TerminalViews

/// The text that the process has written to standard output and standard error.
extension Inspector {
  /// The time between two reads of the text while it is shown.
  static let logInterval = Duration.milliseconds(250)

  /// Reads the text while it is shown: nothing reports that it has changed.
  @FeedbackBuilder<State, Event> var logFeedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { $0.shownPage == .log && $0.isLive }, "log time") { _ in
      .every(Self.logInterval, send: .logDue)
    }
    Feedback.react(to: { $0.shownPage == .log ? $0.log.request : nil }, "log") { _ in
      answer { .logRead($0.log) }
    }
  }

  @ViewBuilder<Event> func log(_ state: State, width: Int) -> Node<Event> {
    let lines = state.log.lines ?? []
    List(
      count: lines.count, selection: state.log.selection, rowsDependOn: lines,
      selects: Event.logRowSelected
    ) { row in
      Text(String(lines[row].prefix(width)), wrapping: .none)
    } empty: {
      EmptyState(
        state.log.lines == nil
          ? state.isLive ? "Standard output and error are redirected" : "A recording has no log"
          : "The application has printed nothing",
        hint: state.log.lines == nil ? "" : "What is redirected is not shown here.")
    }
    .focusID(Field.page(.log))
    if lines.indices.contains(state.log.selection) {
      Divider().foreground(.border)
      // The list cuts a line off at its width; the end of a line is often the part that matters.
      let limit = state.size.rows < 16 ? 2 : 4
      let line = String(lines[state.log.selection].prefix(width * limit))
      wrapped(line, width: width, rows: limit)
    }
  }

  /// A text in a width, wrapped to at most a number of rows.
  func wrapped(_ text: String, width: Int, rows: Int) -> Node<Event> {
    let lines = TextLines(text, columns: max(1, width - 2), rows: rows, wrapping: .words)
    return Text(text).padded(columns: 1).frame(height: lines.lines.count)
  }
}
