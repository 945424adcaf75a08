import TerminalModel
import TerminalViews

/// The state, the effects and the key bindings of the selected moment.
extension Inspector {
  /// The change that the event has made, above the whole state.
  @ViewBuilder<Event> func stateTree(_ state: State) -> Node<Event> {
    let changes = state.detail?.changes ?? []
    let rows = state.stateLines.rows
    if changes.isEmpty {
      Text(state.detail == nil ? "" : "This event has not changed the state.")
        .foreground(.muted).padded(columns: 1)
    } else {
      List(count: changes.count) { row in change(changes[row]) }
        .frame(height: min(changes.count, max(2, state.size.rows / (state.isWide ? 6 : 3))))
    }
    Divider().foreground(.border)
    List(
      count: rows.count, selection: min(state.stateLines.selected, rows.count - 1),
      rowsDependOn: rows, selects: Event.stateRowSelected, opens: Event.stateRowToggled
    ) { row in
      stateLine(rows[row])
    } empty: {
      EmptyState("The state is not known")
    }
    .keyHint(.enter, "Fold")
    .focusID(Field.page(.state))
  }

  private func change(_ line: String) -> Node<Event> {
    let color: Color? = line.hasPrefix("+") ? .success : line.hasPrefix("-") ? .error : nil
    return Text("\(line, foreground: color ?? .muted)", wrapping: .none)
      .padded(columns: 1)
  }

  private func stateLine(_ row: FoldableLines.Row) -> Node<Event> {
    let mark = row.key == nil ? "  " : row.isFolded ? "▸ " : "▾ "
    let indent = String(repeating: "  ", count: min(row.line.depth, 20))
    return Text(
      "\(indent)\(mark, foreground: .muted)\(row.line.name, foreground: .accent)\(row.line.value)",
      wrapping: .none
    )
    .node()
  }

  @ViewBuilder<Event> func effects(_ state: State) -> Node<Event> {
    let running = state.detail?.effects ?? []
    let activity = state.moment?.activity ?? []
    lines(
      [.title("Running")]
        + (running.isEmpty ? [.note("no effect")] : running.map { .item("●", $0) })
        + [.blank, .title("By this event")]
        + (activity.isEmpty
          ? [.note("no effect started or ended")] : activity.map { .item("→", $0) }),
      on: .effects)
  }

  /// The active key bindings under the titles of their groups.
  @ViewBuilder<Event> func bindings(_ state: State) -> Node<Event> {
    let bindings = state.detail?.bindings ?? []
    let width = min(16, bindings.map { $0.keys.count }.max() ?? 0)
    lines(
      bindings.indices.flatMap { index -> [DetailLine] in
        let binding = bindings[index]
        let line = DetailLine.item(
          binding.keys + String(repeating: " ", count: max(0, width - binding.keys.count)),
          binding.title)
        guard index == 0 || bindings[index - 1].group != binding.group else { return [line] }
        return (index == 0 ? [] : [.blank]) + [.title(binding.group ?? "Keys"), line]
      },
      on: .keys)
  }

  private func lines(_ lines: [DetailLine], on page: Page) -> Node<Event> {
    List(count: lines.count) { row in
      switch lines[row] {
      case .blank: Text("")
      case .title(let title): Text(title).bold()
      case .note(let note): Text(note, wrapping: .none).foreground(.muted)
      case .item(let mark, let text):
        Text("\(mark, foreground: .accent) \(text)", wrapping: .none)
      }
    } empty: {
      EmptyState("No keys")
    }
    .padded(columns: 1)
    .focusID(Field.page(page))
  }
}

/// A line of a page of details.
private enum DetailLine {
  case blank
  case title(String)
  case note(String)
  case item(String, String)
}
