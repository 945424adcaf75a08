import TerminalModel

/// An open menu with its open submenu.
///
/// Its rows pass the mouse on to the control that the menu belongs to: see ``MenuRowPlace``.
struct MenuPopup<Event>: CompositeControl {
  let entries: [MenuEntry]
  let memory: MenuMemory
  /// The number of menus that this one is a submenu of.
  var level = 0

  /// None: the control that the menu belongs to gets all keys.
  var inputs: InputMask { [] }

  func content(_ memory: inout NoMemory, in size: Size) -> Node<Event> {
    let hasBorder = PopupFrame.hasBorder(around: entries.count, in: size)
    let frame = PopupFrame(
      count: entries.count,
      size: Size(columns: size.columns, rows: min(size.rows, entries.count + (hasBorder ? 2 : 0))),
      around: current)
    let columns = MenuColumns(of: entries).total
    return Column {
      for index in frame.visible {
        MenuRow<Event>(
          entry: entries[index], isCurrent: index == current,
          place: MenuRowPlace(row: index, level: level)
        )
        .frame(width: min(columns, frame.area.size.columns))
        .submenu { submenu(of: index) }
      }
    }
    // The last page may have fewer rows; the menu keeps its size and its place.
    .frame(height: frame.area.size.rows, alignment: .topLeading)
    .padded(hasBorder ? 1 : 0)
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let frame = PopupFrame(count: entries.count, size: area.size, around: current)
    if frame.hasBorder {
      frame.drawBorder(on: &area)
      let style = area.menuLineStyle
      for index in frame.visible where entries[index].isLine {
        let row = frame.area.origin.row + index - frame.visible.lowerBound
        area.write("├", at: Position(column: 0, row: row), style: style)
        area.write("┤", at: Position(column: area.size.columns - 1, row: row), style: style)
      }
    }
    frame.drawThumb(on: &area)
  }

  private var current: Int? { memory.current(at: level) }

  @ViewBuilder<Event> private func submenu(of index: Int) -> Node<Event> {
    if index == current, memory.levels.count > level + 1, let submenu = entries[index].submenu {
      MenuPopup(entries: submenu, memory: memory, level: level + 1)
    }
  }
}

/// The columns of a menu's rows.
struct MenuColumns {
  /// The columns of the widest title.
  let title: Int
  /// The columns of the widest key, or of the sign of a submenu.
  let key: Int

  init(of entries: [MenuEntry]) {
    title = entries.map { Clusters($0.title).columns }.max() ?? 0
    key = entries.map { $0.submenu == nil ? Clusters($0.key).columns : 1 }.max() ?? 0
  }

  /// All columns: the check mark, the title between two signs of its state
  /// (``ButtonLook/signs(_:)``), and the key, with two free columns before it and one after it.
  var total: Int { title + 3 + (key > 0 ? key + 3 : 0) }
}

/// A row of a menu.
private struct MenuRow<Event>: DrawnControl {
  let entry: MenuEntry
  let isCurrent: Bool
  let place: MenuRowPlace

  var inputs: InputMask { [.pointer, .hover] }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    guard case .pointer(let pointer) = input else { return .ignored }
    return .passes(.pointer(place.pointer(pointer)))
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    if entry.isLine { return drawLine(on: &area) }
    let look: ButtonLook = entry.isDisabled ? .disabled : isCurrent ? .focused : .idle
    let style = area.menuItemStyle(look, entry.isDestructive ? area.style(.error) : area.style)
    area.fill(style: style)
    let signs = look.signs(area.hasSigns)
    let sign = "\(area.glyphs[.collapsed])"
    let key = TextLine(entry.submenu == nil ? entry.key : sign, columns: area.size.columns)
    let hasKey = key.columns > 0 && area.size.columns - key.columns >= 7
    let room = area.size.columns - 3 - (hasKey ? key.columns + 2 : 0)
    let title = TextLine(entry.title, columns: max(0, room))
    let start = Position(column: 2, row: 0)
    if entry.isChecked { area.write(area.glyphs[.checkMark], at: .origin, style: style) }
    area.write(signs.left, at: start.offset(columns: -1, rows: 0), style: style)
    area.write(title, at: start, style: style)
    area.write(signs.right, at: start.offset(columns: title.columns, rows: 0), style: style)
    guard hasKey else { return }
    let end = Position(column: area.size.columns - 1 - key.columns, row: 0)
    var keyStyle = style
    if !entry.isDisabled, !isCurrent { keyStyle.foreground = .muted }
    area.write(key, at: end, style: area.style(of: .menuKey, keyStyle))
  }

  private func drawLine(on area: inout DrawingArea) {
    area.fill(with: Border.plain.horizontal, style: area.menuLineStyle)
    guard !entry.title.isEmpty, area.size.columns > 4 else { return }
    let title = TextLine(entry.title, columns: area.size.columns - 4)
    area.write(" ", at: Position(column: 1, row: 0))
    area.write(title, at: Position(column: 2, row: 0), style: area.style(.muted))
    area.write(" ", at: Position(column: 2 + title.columns, row: 0))
  }
}

extension MenuEntry {
  /// Whether it is drawn as a line.
  var isLine: Bool {
    switch kind {
    case .separator, .heading: true
    case .command, .submenu: false
    }
  }
}

/// A row of an open menu, encoded as a position of the pointer.
///
/// The row passes the mouse on to the control that the menu belongs to, with this position in place
/// of the pointer's own. Its column is far to the left of the screen, so that the control can tell
/// it from the position of a cell.
struct MenuRowPlace {
  let row: Int
  let level: Int

  /// The column for a row of the outermost menu; each level of submenus has the next column.
  private static let firstColumn = Int.min
  private static let levels = 0..<256

  init(row: Int, level: Int) {
    self.row = row
    self.level = level
  }

  /// The row that passed the pointer on, or nil if the pointer's position is that of a cell.
  init?(_ pointer: Pointer) {
    let level = pointer.position.column.subtractingReportingOverflow(Self.firstColumn)
    guard !level.overflow, Self.levels.contains(level.partialValue) else { return nil }
    self.init(row: pointer.position.row, level: level.partialValue)
  }

  var indices: (row: Int, level: Int) { (row, level) }

  func pointer(_ pointer: Pointer) -> Pointer {
    var passed = pointer
    passed.position = Position(column: Self.firstColumn + level, row: row)
    return passed
  }
}
