import TerminalModel

/// The items of an open ``Select`` on the page with the current one, in a border if there is space
/// for it.
///
/// Keys go to the ``Select``. The mouse is passed on to it, with the index of the item under the
/// pointer in place of the row, or -1 if no item is there.
struct DropDown<Event>: DrawnControl {
  let titles: ChoiceTitles
  let selected: Int?
  let current: Int
  /// The columns of the control that it belongs to.
  let columns: Int

  static var maximumRows: Int { 8 }

  /// The column of the pointer in the input that is passed on.
  ///
  /// No cell has it, so that the ``Select`` knows that the row is the index of an item.
  static var passedColumn: Int { .min }

  var inputs: InputMask { .pointer }

  func size(in proposed: Size) -> Size {
    let rows = min(titles.count, Self.maximumRows)
    return Size(columns: columns, rows: hasBorder(in: proposed) ? rows + 2 : rows)
  }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    guard case .pointer(var pointer) = input else { return .ignored }
    let area = itemArea(in: size)
    let visible = titles.visible(rows: area.size.rows, around: current)
    let item = visible.lowerBound + pointer.position.row - area.origin.row
    let isOnItem = area.contains(pointer.position) && visible.contains(item)
    pointer.position = Position(column: Self.passedColumn, row: isOnItem ? item : -1)
    return .passes(.pointer(pointer))
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    if hasBorder(in: area.size) {
      let style = area.style(.focusedBorder)
      area.drawBorder(.rounded, style: style)
    }
    area.inside(itemArea(in: area.size)) { area in
      let rows = area.size.rows
      let visible = titles.visible(rows: rows, around: current)
      for index in visible { drawItem(index, at: index - visible.lowerBound, on: &area) }
      guard visible.count < titles.count, area.size.columns > 4 else { return }
      ScrollBar(
        offset: min(visible.lowerBound, titles.count - rows), visible: rows, count: titles.count
      ).draw(along: .vertical, on: &area, isBright: true)
    }
  }

  private func hasBorder(in size: Size) -> Bool { size.rows >= min(titles.count, 3) + 2 }

  private func itemArea(in size: Size) -> Rect {
    Rect(size).inset(by: Insets(all: hasBorder(in: size) ? 1 : 0))
  }

  /// Draws an item; a check mark is before the selected one.
  private func drawItem(_ index: Int, at row: Int, on area: inout DrawingArea) {
    let look = index == current ? ButtonLook.focused : .idle
    let style = look.row(area.style)
    let title = titles.titles[index].truncated(columns: area.size.columns - 3)
    let check = index == selected ? "✓" : " "
    let place = Position(column: 0, row: row)
    area.fill(
      Rect(origin: place, size: Size(columns: area.size.columns, rows: 1)), style: style)
    area.write("\(check)\(look.signs.left)\(title)\(look.signs.right)", at: place, style: style)
  }
}
