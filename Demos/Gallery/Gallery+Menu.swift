import CursesFeedback

extension Gallery {
  /// The menu, with a preview of the selected demo on a wide screen.
  @ViewBuilder<Event> func menu(_ state: State) -> Node<Event> {
    HeaderBar("CursesFeedback", location: "feedback loops for the terminal") {
      Text("\(state.found.count) demos").foreground(.muted)
    }
    Row(spacing: 1) {
      Column(spacing: 1) {
        TextField("Search the demos", text: state.query, changes: Event.queryChanged)
          .prompt("/ ")
          .focusID(Field.search)
        list(of: state).focusID(Field.list)
      }
      .padded(columns: 1, rows: 1)
      if let preview = state.preview { self.preview(preview, state) }
    }
    .focus(state.isSearching ? Field.search : .list) { .focused($0 == .search) }
    KeyHints()
  }

  private func list(of state: State) -> Node<Event> {
    let found = state.found
    let showsSummaries = state.preview == nil && state.size.columns >= 60
    return List(
      count: found.count, selection: state.selection, selects: Event.selected,
      opens: { .opened(found[$0]) }
    ) { row in
      Row(spacing: 2) {
        Text(found[row].title).bold().frame(width: 14)
        if showsSummaries { Text(found[row].summary, wrapping: .none).foreground(.muted) }
      }
    } empty: {
      Text("No demo has “\(state.query)”.").foreground(.muted).padded(columns: 2)
    }
    .keyHint(.enter, "Play")
  }

  private func preview(_ preview: Preview, _ state: State) -> Node<Event> {
    Panel(preview.demo.title, footer: preview.demo.summary, padding: 0) {
      Cropped(size: preview.size) { demo(state).inert() }
    }
    .node()
  }

  /// The cells of a preview inside its panel.
  static func previewSize(on screen: Size) -> Size {
    Size(columns: screen.columns - 34, rows: screen.rows - 4)
  }
}

/// A demo without its last row, a help bar: its keys are not active in a preview.
private struct Cropped: Layout {
  let size: Size

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    let whole = Size(columns: size.columns, rows: size.rows + 1)
    for child in children.indices {
      _ = children.measure(child, in: whole)
      children.place(child, at: .origin)
    }
    return size
  }
}
