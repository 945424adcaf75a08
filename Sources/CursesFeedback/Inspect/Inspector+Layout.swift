import TerminalModel
import TerminalViews

/// The laid-out views of the selected moment.
extension Inspector {
  /// The tree of views.
  ///
  /// On a terminal that is too small for pages side by side, but has at least 70 columns, the
  /// picture of the inspected screen, with the selected view outlined, is beside the tree.
  @ViewBuilder<Event> func boxes(_ state: State, width: Int) -> Node<Event> {
    if state.isWide || width < 70 {
      boxTree(state)
    } else {
      Row(spacing: 0) {
        boxTree(state).frame(width: width * 2 / 5)
        Divider().foreground(.border)
        picture(state)
      }
    }
    if let index = state.boxIndex, let box = state.detail?.boxes[index] { facts(of: box) }
  }

  private func boxTree(_ state: State) -> Node<Event> {
    let boxes = state.detail?.boxes ?? []
    let focused = boxes.lastIndex(where: \.isFocused)
    return List(
      count: boxes.count, selection: state.boxIndex, selects: Event.boxSelected
    ) { row in
      let box = boxes[row]
      let indent = String(repeating: "  ", count: min(box.depth, 12))
      Row {
        Text(
          """
          \(indent)\(box.kind)\(row == focused ? "  ● focus" : "", foreground: .accent)\
          \(excerpt(of: box, state), foreground: .muted)
          """, wrapping: .none
        )
        .frame(maxWidth: .max)
        Text("\("\(box.rect.size.columns)x\(box.rect.size.rows)", foreground: .muted)")
      }
      .padded(Insets(right: 1))
    } empty: {
      EmptyState("The views are not known")
    }
    .focusID(Field.page(.layout))
  }

  /// The first row of a text, by which it is recognized; empty for other views.
  private func excerpt(of box: InspectedDetail.LayoutBox, _ state: State) -> String {
    guard box.kind == "Text", let buffer = state.detail?.frame.buffer,
      (0..<buffer.size.rows).contains(box.rect.origin.row)
    else { return "" }
    let cells = buffer.row(box.rect.origin.row).dropFirst(max(0, box.rect.origin.column))
    let text = cells.prefix(box.rect.size.columns).filter { !$0.isContinuation }
      .map(\.cluster.description).joined()
    return "  " + text
  }

  @ViewBuilder<Event> private func facts(of box: InspectedDetail.LayoutBox) -> Node<Event> {
    fact("Path", "\(box.path)")
    fact(
      "Place",
      """
      column \(box.rect.origin.column), row \(box.rect.origin.row), \
      \(box.rect.size.columns)x\(box.rect.size.rows)\(box.isFocused ? ", has the focus" : "")
      """)
    if let memory = box.memory { fact("Memory", "\(memory)") }
  }
}
