import CursesFeedback

extension Gallery {
  /// The menu, with a preview of the selected demo on a wide screen.
  @ViewBuilder<Event> func menu(_ state: State) -> Node<Event> {
    let menu = MenuSize(on: state.size)
    let motto = state.size.columns < 60 ? "" : "feedback loops for the terminal"
    let demos = state.found.count == 1 ? "1 demo" : "\(state.found.count) demos"
    let status = Text<Event>("\(demos)  \(Launch.frameworkVersion)").foreground(.muted)
    if menu.bannerRows > 0 {
      Row(alignment: .bottom) {
        BigText("CursesFeedback", upTo: .small).foreground(.accent)
        Spacer()
        Column(alignment: .trailing) {
          Text(motto)
          status
        }
      }
      .padded(columns: 2, rows: 1)
    } else {
      HeaderBar("CursesFeedback", location: motto) { status }
    }
    Row(spacing: 1) {
      Column(spacing: menu.isDense ? 0 : 1) {
        TextField("Search the demos", text: state.query, changes: Event.queryChanged)
          .prompt("/ ")
          .focusID(Field.search)
        list(of: state, menu).focusID(Field.list)
        if !menu.showsSummaries, state.preview == nil {
          Text(state.selected?.summary ?? "").foreground(.muted)
            .frame(height: 2, alignment: .topLeading)
            .padded(columns: 2)
        }
      }
      .padded(columns: 1, rows: menu.isDense ? 0 : 1)
      .frame(width: state.preview == nil ? nil : menu.columns)
      if let preview = state.preview { self.preview(preview, state) }
    }
    .focus(state.isSearching ? Field.search : .list) { .focused($0 == .search) }
    KeyHints()
  }

  private func list(of state: State, _ menu: MenuSize) -> Node<Event> {
    let found = state.found
    return List(
      count: found.count, selection: state.selection, rowHeight: menu.rowHeight,
      selects: Event.selected, opens: { .opened(.demo(found[$0])) }
    ) { row in
      entry(of: found[row], menu)
    } empty: {
      EmptyState("No demo has “\(state.query)”.", hint: "Esc shows all demos.")
    }
    .keyHint(.enter, "Play")
  }

  @ViewBuilder<Event> private func entry(of demo: Demo, _ menu: MenuSize) -> Node<Event> {
    let isCard = menu.rowHeight > 1
    let title = Text<Event>(demo.title).frame(width: isCard ? nil : 14)
    Row(spacing: 1) {
      Text(demo.glyph).foreground(.accent)
      // Bold titles stand out from the summaries beside them.
      if menu.showsSummaries { title.bold() } else { title }
      if menu.showsSummaries, !isCard { summary(of: demo) }
    }
    if isCard { summary(of: demo).padded(Insets(left: 2)) }
  }

  private func summary(of demo: Demo) -> Node<Event> {
    Text(demo.summary, wrapping: .none).foreground(.muted)
  }

  private func preview(_ preview: Preview, _ state: State) -> Node<Event> {
    Panel(preview.demo.summary, padding: 0) {
      Cropped(size: preview.size) { demo(state).inert() }
    }
    .node()
  }

  /// The size of a preview inside its panel, in cells.
  static func previewSize(on screen: Size) -> Size {
    let menu = MenuSize(on: screen)
    return Size(
      columns: screen.columns - menu.columns - 3,
      rows: screen.rows - 3 - max(1, menu.bannerRows))
  }
}

/// The arrangement of the menu on a screen.
private struct MenuSize {
  /// The columns of the menu beside a preview.
  let columns: Int
  /// The rows of the banner, which has the name in large letters and blank rows above and below it;
  /// 0 if a header bar takes its place.
  let bannerRows: Int
  /// The rows of an entry: two for a title above its description.
  let rowHeight: Int
  /// Whether each entry shows its description.
  let showsSummaries: Bool
  /// Whether there are no blank rows.
  let isDense: Bool

  init(on screen: Size) {
    let hasPreview = screen.columns >= 100
    let isLarge = screen.columns >= 150
    columns = isLarge ? 60 : 32
    bannerRows = hasPreview && screen.rows >= 30 ? 5 : 0
    let rows = screen.rows - max(1, bannerRows) - 5
    rowHeight = isLarge && rows >= 2 * Demo.allCases.count ? 2 : 1
    showsSummaries = isLarge || !hasPreview && screen.columns >= 60
    isDense = screen.rows < 16
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
