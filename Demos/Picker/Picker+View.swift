package import CursesFeedback

extension Picker {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    if let result = state.result { Text("Picked: \(result)").bold().centered() }
    if state.picked == nil { filter(state) }
    KeyHints()
  }

  /// The field, the count and the list.
  @ViewBuilder<Event> private func filter(_ state: State) -> Node<Event> {
    TextField("Type to filter", text: state.query, changes: Event.queryChanged).prompt("> ")
    Row {
      Text(count(state)).foreground(.warning).padded(Insets(left: 2))
      if !state.marked.isEmpty { Text("(\(state.marked.count))").foreground(.accent) }
      Column { Divider() }.frame(maxWidth: .max)
    }
    List(
      count: state.shown.count(in: state.lines), selection: state.row,
      selects: Event.selected(row:), opens: { _ in .picked }
    ) { row in
      if let line = state.shown.line(inRow: row, of: state.lines) { view(of: line, state) }
    } empty: {
      placeholder(state)
    }
    .focusable(false)
  }

  /// The message in place of the list if it is empty.
  private func placeholder(_ state: State) -> EmptyState<Event> {
    if state.lines.count > 0 { return EmptyState("No line matches") }
    return state.isInputComplete
      ? EmptyState("No lines", hint: "Try  ls | picker") : EmptyState("Waiting for lines")
  }

  /// The mark of a line, and its text with the matched characters highlighted.
  @ViewBuilder<Event> private func view(of line: Int, _ state: State) -> Node<Event> {
    Row(spacing: 0) {
      if isMulti { Text(state.marked.contains(line) ? "┃ " : "  ").foreground(.accent) }
      Text(text(of: state.lines[line], matching: state.shown.query), wrapping: .none)
    }
  }

  /// A line with the matched characters highlighted, as one text: its tabs count from its start.
  private func text(of line: String, matching query: Query) -> StyledText {
    let matched = query.matchedBytes(in: line)
    guard !matched.isEmpty else { return StyledText(line) }
    var (text, offset) = (StyledText(""), 0)
    for character in line {
      let end = offset + character.utf8.count
      text +=
        (offset..<end).contains(where: matched.contains)
        ? StyledText(String(character), style: .bold, foreground: .success)
        : StyledText(String(character))
      offset = end
    }
    return text
  }

  /// The number of matches and of lines, such as "12/1,000,000", and "…" until both are final.
  private func count(_ state: State) -> String {
    let isFinal = state.isInputComplete && state.search.isComplete(in: state.lines)
    let matches = grouped(state.shown.count(in: state.lines))
    return "\(matches)/\(grouped(state.lines.count))\(isFinal ? "" : "…")"
  }

  /// A number with commas between groups of three digits.
  private func grouped(_ number: Int) -> String {
    let digits = Array("\(number)")
    return digits.indices.map { index in
      index > 0 && (digits.count - index).isMultiple(of: 3)
        ? ",\(digits[index])" : "\(digits[index])"
    }
    .joined()
  }
}
