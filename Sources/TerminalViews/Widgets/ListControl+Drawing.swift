import TerminalModel

extension ListControl {
  @usableFromInline func draw(_ memory: Memory, on area: inout DrawingArea) {
    let scroller = scroller(memory, area.size)
    let hasScrollBar = hasScrollBar(scroller, area.size)
    if let selected { mark(selected, scroller, on: &area) }
    let columns = area.size.columns - (hasScrollBar ? 1 : 0)
    if let bar = selection.flatMap({ scroller.area(of: $0, columns: columns) }) {
      let hasGutter = gutter(in: area.size) > 0
      area.inside(bar) { $0.markSelected(hasStripe: hasGutter) }
    }
    if hasScrollBar {
      scroller.scrollBar.draw(along: .vertical, on: &area, isBright: area.state.isFocused)
    }
  }

  /// Marks the visible rows among several selected ones with a dot and a background.
  private func mark(
    _ selected: SelectedIndices, _ scroller: RowScroller, on area: inout DrawingArea
  ) {
    let columns = area.size.columns - (hasScrollBar(scroller, area.size) ? 1 : 0)
    let hasDots = gutter(in: area.size) > 0
    for row in scroller.shown where row < count && selected.contains(row) {
      guard let bar = scroller.area(of: row, columns: columns) else { continue }
      area.inside(bar) { area in
        if hasDots {
          area.write("•", at: Position(column: 1, row: 0), style: area.style(.accent))
        }
        area.restyle { $0.background = .inactiveSelection }
      }
    }
  }
}
