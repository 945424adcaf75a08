import TerminalModel

/// The items of an open ``Select`` that are on the page with the current item, in a border if there
/// is space for it.
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
    let hasBorder = PopupFrame.hasBorder(around: titles.count, in: proposed)
    return Size(columns: columns, rows: hasBorder ? rows + 2 : rows)
  }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    guard case .pointer(var pointer) = input else { return .ignored }
    let frame = frame(in: size)
    let item = frame.visible.lowerBound + pointer.position.row - frame.area.origin.row
    let isOnItem = frame.area.contains(pointer.position) && frame.visible.contains(item)
    pointer.position = Position(column: Self.passedColumn, row: isOnItem ? item : -1)
    return .passes(.pointer(pointer))
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let frame = frame(in: area.size)
    frame.drawBorder(on: &area)
    area.inside(frame.area) { area in
      for index in frame.visible {
        drawItem(index, at: index - frame.visible.lowerBound, on: &area)
      }
    }
    frame.drawScrollBar(on: &area)
  }

  private func frame(in size: Size) -> PopupFrame {
    PopupFrame(count: titles.count, size: size, around: current)
  }

  /// Draws an item; a check mark is before the selected one.
  private func drawItem(_ index: Int, at row: Int, on area: inout DrawingArea) {
    let look = index == current ? ButtonLook.focused : .idle
    let style = area.menuItemStyle(look, area.style)
    let title = titles.titles[index].truncated(columns: area.size.columns - 3)
    let check = index == selected ? area.glyphs[.checkMark] : " "
    let place = Position(column: 0, row: row)
    area.fill(
      Rect(origin: place, size: Size(columns: area.size.columns, rows: 1)), style: style)
    let signs = look.signs(area.hasSigns)
    area.write("\(check)\(signs.left)\(title)\(signs.right)", at: place, style: style)
  }
}
