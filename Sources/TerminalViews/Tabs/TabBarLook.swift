import TerminalModel

/// The picture of a row of tabs.
struct TabBarLook {
  let tabs: [Tab]
  let selected: Int?
  let isClosable: Bool
  let strip: TabStrip

  func draw(on area: inout DrawingArea) {
    let hasLine = area.size.rows > 1
    if hasLine {
      let line = Rect(
        origin: Position(column: 0, row: 1), size: Size(columns: area.size.columns, rows: 1))
      area.fill(line, with: "─", style: area.style(of: .tabLine, area.style(.border)))
    }
    // Without a selected tab, the first visible one shows the focus.
    let focused = area.state.isFocused ? selected ?? strip.index(at: 0) : nil
    for index in tabs.indices {
      draw(index, hasFocus: index == focused, hasLine: hasLine, on: &area)
    }
    let end = Position(column: area.size.columns - 1, row: 0)
    let more = area.style(.accent)
    if strip.hasMore.before { area.write(area.glyphs[.previous], at: .origin, style: more) }
    if strip.hasMore.after { area.write(area.glyphs[.next], at: end, style: more) }
  }

  /// Draws a tab: the selected one in bold, above a heavy line; or underlined, if there is no line.
  private func draw(
    _ index: Int, hasFocus: Bool, hasLine: Bool, on area: inout DrawingArea
  ) {
    let columns = strip.tabs[index]
    let start = columns.lowerBound - strip.offset
    guard start < area.size.columns, columns.upperBound > strip.offset else { return }
    let isSelected = index == selected
    let cells = Rect(
      origin: Position(column: start, row: 0), size: Size(columns: columns.count, rows: 1))
    var style = area.style(hasFocus ? .text : isSelected ? .accent : .muted)
    if isSelected { style.attributes.insert(.bold) }
    if isSelected, !hasLine { style.attributes.insert(.underline) }
    if hasFocus { style.background = .selection }
    style = area.style(of: isSelected ? .selectedTab : .tab, style)
    area.inside(cells, style: style) { area in
      area.fill()
      tabs[index].draw(isClosable: isClosable, on: &area)
    }
    guard isSelected, hasLine else { return }
    let stripe = Rect(origin: Position(column: start, row: 1), size: cells.size)
    area.fill(
      stripe, with: "━",
      style: area.style(of: .tabLine, area.style(hasFocus ? .focusedBorder : .accent)))
  }
}

extension Tab {
  /// The tab with the first lines of its texts.
  var inOneLine: Tab {
    Tab(title.truncated(columns: Extent.limit), badge: badge.truncated(columns: Extent.limit))
  }

  /// The columns of the tab: its texts and, if it can be closed, a `×`, with one blank before,
  /// between and after them.
  func columns(isClosable: Bool) -> Int {
    func columns(_ text: String) -> Int { text.isEmpty ? 0 : Clusters(text).columns + 1 }
    return 1 + columns(title) + columns(badge) + (isClosable ? 2 : 0)
  }

  fileprivate func draw(isClosable: Bool, on area: inout DrawingArea) {
    area.write(title, at: Position(column: 1, row: 0))
    let badgeStart = columns(isClosable: false) - 1 - Clusters(badge).columns
    area.write(badge, at: Position(column: badgeStart, row: 0), style: area.style(.info))
    guard isClosable else { return }
    area.write(
      area.glyphs[.close], at: Position(column: area.size.columns - 2, row: 0),
      style: area.style(.muted))
  }
}
