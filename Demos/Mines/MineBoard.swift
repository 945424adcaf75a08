import CursesFeedback

/// The cells of a minefield as tiles, which take the mouse.
///
/// A click of the left button reveals a cell. On a number, a double click or a click of the middle
/// button reveals the cells around it. The right button sets or removes a flag.
struct MineBoard: DrawnControl {
  typealias Event = Mines.Event

  struct Memory: ControlMemory {
    /// The cell under the pointer while the left button is held.
    var pressed: Position?
  }

  let field: Minefield
  let cursor: Position
  /// The size of a cell on the screen.
  let tile: Size

  var inputs: InputMask { .pointer }

  func size(in proposed: Size) -> Size {
    Size(columns: field.size.columns * tile.columns, rows: field.size.rows * tile.rows)
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard case .pointer(let pointer) = input else { return .ignored }
    let isInside = Rect(size).contains(pointer.position)
    let place = Position(
      column: pointer.position.column / tile.columns, row: pointer.position.row / tile.rows)
    memory.pressed = isInside && input.pressedPosition != nil ? place : nil
    guard isInside else { return .handled }
    switch pointer.action {
    case .clicked(.left, count: 1): return .sends(.played(.reveal, at: place))
    case .clicked(.left, _), .clicked(.middle, _): return .sends(.played(.revealAround, at: place))
    case .pressed(.right, _): return .sends(.played(.toggleFlag, at: place))
    case .pressed, .dragged, .released, .clicked(.right, _): return .handled
    case .moved, .scrolled: return .ignored
    }
  }

  func draw(_ memory: Memory, on area: inout DrawingArea) {
    for place in field.places {
      let isPressed = place == memory.pressed && field[place].cover == .covered
      let isDark = (place.column + place.row).isMultiple(of: 2)
      var (mark, style) = isPressed ? (" ", Self.styles[0]) : look(of: field[place], isDark: isDark)
      if place == cursor, field.isOpen { style.background = .selection }
      let origin = Position(column: place.column * tile.columns, row: place.row * tile.rows)
      area.fill(Rect(origin: origin, size: tile), style: style)
      let center = origin.offset(columns: (tile.columns - 1) / 2, rows: tile.rows / 2)
      area.write(mark, at: center, style: style)
    }
  }

  private func look(of cell: Minefield.Cell, isDark: Bool) -> (Unicode.Scalar, Style) {
    let cover = Color.token(isDark ? .control : .surface)
    func covered(_ mark: Unicode.Scalar, _ color: Color) -> (Unicode.Scalar, Style) {
      (mark, Style(foreground: color, background: cover))
    }
    return switch (cell.cover, field.phase) {
    case (.revealed, _) where cell.hasMine:
      ("●", Style(foreground: .onAccent, background: .error, attributes: .bold))
    case (.revealed, _): (Self.digits[cell.count], Self.styles[min(cell.count, 6)])
    case (.flagged, .lost) where !cell.hasMine: covered("✗", .error)
    case (.flagged, .won): covered("⚑", .success)
    case (.flagged, _): covered("⚑", .error)
    case (.covered, .lost) where cell.hasMine: covered("●", .text)
    case (.covered, _): covered("·", .border)
    }
  }

  private static let digits = Array(" 12345678".unicodeScalars)
  private static let styles = [Color.text, .accent, .success, .error, .info, .warning, .text]
    .map { color in Style(foreground: color, background: .background, attributes: .bold) }
}
