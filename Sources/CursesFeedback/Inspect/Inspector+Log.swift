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

  @ViewBuilder<Event> func log(_ state: State) -> Node<Event> {
    let lines = state.log.lines ?? []
    List(
      count: lines.count, selection: state.log.selection, rowsDependOn: lines,
      selects: Event.logRowSelected
    ) { row in
      Text(lines[row], wrapping: .none)
    } empty: {
      EmptyState(
        state.log.lines == nil
          ? state.isLive ? "Standard output and error are redirected" : "A recording has no log"
          : "The application has printed nothing",
        hint: state.log.lines == nil ? "" : "What is redirected is not shown here.")
    }
    .focusID(Field.page(.log))
  }
}
