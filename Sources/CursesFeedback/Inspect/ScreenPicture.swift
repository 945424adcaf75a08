import TerminalModel
import TerminalViews

/// The frame of an inspected moment, with the selected cell and the outline of a view.
///
/// If the frame does not fit, the part with the selected cell is shown or, without one, the part
/// with the outlined view.
struct ScreenPicture<Event>: DrawnControl {
  let frame: Frame
  let cell: Position?
  let outline: Rect?
  /// Makes the event for a move of the selection by a number of columns and of rows.
  let moves: (Int, Int) -> Event
  let chooses: (Position) -> Event

  var inputs: InputMask { [.navigation, .pointer] }
  var fills: Axis.Set { [.horizontal, .vertical] }

  func handles(_ key: Key) -> Bool { key.modifiers.isEmpty && key.code.direction != nil }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    if case .key(let key) = input, let direction = key.code.direction {
      return .sends(moves(direction.column, direction.row))
    }
    guard let place = input.pressedPosition else { return .ignored }
    let origin = origin(in: size)
    let cell = place.offset(columns: -origin.column, rows: -origin.row)
    return Rect(frame.size).contains(cell) ? .sends(chooses(cell)) : .handled
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let origin = origin(in: area.size)
    area.fill(style: Style(background: .surface))
    area.draw(frame.withVisibleCursor, at: origin)
    if let outline { drawOutline(outline, from: origin, on: &area) }
    guard let cell, Rect(frame.size).contains(cell) else { return }
    let place = origin.offset(columns: cell.column, rows: cell.row)
    area.restyle(Rect(origin: place, size: Size(columns: 1, rows: 1))) { style in
      style = Style(foreground: .onAccent, background: .warning, attributes: .bold)
    }
  }

  private func drawOutline(_ rect: Rect, from origin: Position, on area: inout DrawingArea) {
    let rect = Rect(
      origin: origin.offset(columns: rect.origin.column, rows: rect.origin.row), size: rect.size)
    for edge in rect.edges {
      area.restyle(edge) { style in
        style = Style(
          foreground: .onAccent, background: .accent, attributes: style.attributes)
      }
    }
  }

  /// The place of the frame's top left cell, in the coordinates of the control.
  private func origin(in size: Size) -> Position {
    let centre = size.origin(ofCentered: frame.size)
    let target = cell.map { Rect(origin: $0, size: Size(columns: 1, rows: 1)) } ?? outline
    func offset(_ cells: Range<Int>?, _ visible: Int, of all: Int) -> Int {
      guard let cells, all > visible else { return 0 }
      return min(max(0, cells.upperBound - visible), cells.lowerBound, all - visible)
    }
    return centre.offset(
      columns: -offset(target?.columns, size.columns, of: frame.size.columns),
      rows: -offset(target?.rows, size.rows, of: frame.size.rows))
  }
}

extension Key.Code {
  /// The columns and rows by which an arrow key moves; nil for other keys.
  fileprivate var direction: Position? {
    switch self {
    case .left: Position(column: -1, row: 0)
    case .right: Position(column: 1, row: 0)
    case .up: Position(column: 0, row: -1)
    case .down: Position(column: 0, row: 1)
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .home, .end, .pageUp,
      .pageDown, .function:
      nil
    }
  }
}

extension DrawingArea {
  /// Changes the style of the cells of a rectangle.
  fileprivate mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    inside(rect) { $0.restyle(change) }
  }
}

extension Rect {
  /// Its first and last row and column; the cells between them are in none of these rectangles.
  fileprivate var edges: [Rect] {
    let row = Size(columns: size.columns, rows: 1)
    let column = Size(columns: 1, rows: size.rows)
    return [
      Rect(origin: origin, size: row),
      Rect(origin: origin.offset(columns: 0, rows: size.rows - 1), size: row),
      Rect(origin: origin, size: column),
      Rect(origin: origin.offset(columns: size.columns - 1, rows: 0), size: column),
    ]
  }
}
