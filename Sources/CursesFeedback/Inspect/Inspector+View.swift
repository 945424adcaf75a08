import TerminalModel
import TerminalViews

extension Inspector {
  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> {
    Column {
      header(state)
      if state.isWide {
        wide(state)
      } else {
        tabs(Page.allCases, state.page, rows: state.size.rows < 20 ? 1 : 2)
        page(state.page, state, width: state.size.columns)
      }
      if let draft = state.draft { field(for: draft, width: state.size.columns) }
      if state.isForkAsked, let number = state.selected { question(about: number) }
      track(state)
      KeyHints()
    }
    .focus(state.field, changes: Event.focused)
  }

  @ViewBuilder<Event> private func header(_ state: State) -> Node<Event> {
    HeaderBar(state.size.columns < 60 ? "Inspect" : "Inspector", location: state.program) {
      if state.isLive {
        Text("● live").foreground(.success)
      } else {
        Text("recorded").foreground(.info)
      }
      if state.size.columns >= 60, state.isLive, state.follows {
        Text("following").foreground(.muted)
      }
      Text(position(in: state)).bold()
    }
  }

  private func position(in state: State) -> String {
    guard let number = state.selected, let last = state.history.moments.last else { return "empty" }
    return "\(number.grouped) of \(last.number.grouped)"
  }

  /// Events and frame times at the left, the screen and one page of details at the right.
  @ViewBuilder<Event> private func wide(_ state: State) -> Node<Event> {
    let left = min(84, max(44, state.size.columns * 2 / 5))
    let right = state.size.columns - left
    let rows = state.size.rows - 3
    let screenRows = min((state.frame?.size.rows ?? 0) + 5, rows * 3 / 5)
    Row(spacing: 0) {
      Column {
        Panel(eventsTitle(state), padding: 0) { events(state) }
        Panel("Frame times", padding: Insets(left: 1, right: 1)) {
          frameTimes(state, width: left - 4, height: 2)
        }
        .frame(height: 5)
      }
      .frame(width: left)
      Column {
        Panel(screenTitle(state), padding: 0) { screen(state, rows: screenRows - 2) }
          .frame(height: screenRows)
        Panel(state.detail.map { "Event \($0.number.grouped)" } ?? "", padding: 0) {
          tabs(Page.details, state.detailPage, rows: 2)
          page(state.detailPage, state, width: right - 2)
        }
      }
      .frame(width: right)
    }
  }

  private func eventsTitle(_ state: State) -> String {
    let history = state.history
    return history.filter.isEmpty
      ? "Events" : "Events · \(history.shownCount.grouped) of \(history.moments.count.grouped)"
  }

  private func screenTitle(_ state: State) -> String {
    "Screen" + (state.frame.map { " \($0.size.columns)x\($0.size.rows)" } ?? "")
  }

  @ViewBuilder<Event> private func tabs(
    _ pages: [Page], _ selected: Page, rows: Int
  ) -> Node<Event> {
    TabBar(pages, id: \.self, selection: selected, selects: Event.pageSelected) {
      Tab($0.title, badge: "\($0.digit)")
    }
    .focusable(false)
    .frame(height: rows)
  }

  /// A page, whose controls keep their memories while another one is shown.
  private func page(_ page: Page, _ state: State, width: Int) -> Node<Event> {
    let content = Column { self.content(of: page, state, width: width) }.node()
    return Node<Event>(content.element.page(ViewIdentity(page)))
      .frame(maxWidth: .max, maxHeight: .max)
  }

  @ViewBuilder<Event> private func content(
    of page: Page, _ state: State, width: Int
  ) -> Node<Event> {
    switch page {
    case .events: events(state)
    case .screen: screen(state, rows: state.size.rows - 4)
    case .state: stateTree(state)
    case .effects: effects(state)
    case .keys: bindings(state)
    case .layout: boxes(state, width: width)
    case .cost: cost(state, width: width)
    case .log: log(state, width: width)
    }
  }

  /// The field in which an event is written, and the reason why it was not sent.
  @ViewBuilder<Event> private func field(for draft: Draft, width: Int) -> Node<Event> {
    TextField(
      "an event as JSON", text: draft.text, changes: Event.draftChanged, submits: .draftSubmitted
    )
    .prompt(" Send ")
    .keyHint(.enter, "Send")
    .focusID(Field.draft)
    if let problem = draft.problem {
      wrapped(problem, width: width, rows: 2).foreground(.error)
    }
  }

  /// Whether the session is to be continued from a moment, with the keys that answer.
  private func question(about number: Int) -> Node<Event> {
    Text("f again: continue from \(number.grouped); esc: no")
      .foreground(.warning).padded(columns: 1)
      .node()
  }

  /// The place of the selected moment in the whole session; the mouse moves it.
  @ViewBuilder<Event> private func track(_ state: State) -> Node<Event> {
    let moments = state.history.moments
    Row {
      Text(state.moment?.time.stamp ?? "–")
      SeekTrack(index: state.index ?? 0, count: max(1, moments.count), seeks: Event.sought)
      Text(moments.last?.time.stamp ?? "–").foreground(.muted)
    }
    .padded(columns: 1)
  }
}

extension Int {
  /// The number with commas between groups of three digits.
  var grouped: String {
    self < 1_000 ? "\(self)" : (self / 1_000).grouped + "," + "\(1_000 + self % 1_000)".dropFirst()
  }
}

extension Duration {
  /// Minutes, seconds and thousandths, such as `1:02.345`.
  var stamp: String {
    let (seconds, attoseconds) = components
    let rest = "\(1_000 + attoseconds / 1_000_000_000_000_000)".dropFirst()
    return "\(seconds / 60):\("\(100 + seconds % 60)".dropFirst()).\(rest)"
  }

  /// Milliseconds, such as `0.42` or `16.7`.
  var inMilliseconds: String {
    let (seconds, attoseconds) = components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let (whole, part) = (Int(microseconds / 1_000), microseconds % 1_000)
    switch whole {
    case ..<10: return "\(whole).\("\(100 + part / 10)".dropFirst())"
    case ..<100: return "\(whole).\(part / 100)"
    default: return whole.grouped
    }
  }

  /// Milliseconds, for a chart.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
