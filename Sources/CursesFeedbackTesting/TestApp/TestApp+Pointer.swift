public import CursesFeedback
public import Testing

/// The mouse of the user, with positions in cells.
extension TestApp {
  /// Presses and releases a mouse button, by default the left one, over a cell.
  public func click(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    pressMouse(column: column, row: row, button: button, sourceLocation: sourceLocation)
    releaseMouse(column: column, row: row, button: button, sourceLocation: sourceLocation)
  }

  /// Presses and releases a mouse button, by default the left one, on a text on the screen.
  ///
  /// Of several occurrences, the topmost one on a control that a click activates, such as a button,
  /// is clicked; if there is none, the topmost one on another control that takes the mouse, or else
  /// the topmost one. The test fails if no row of the screen contains the text, or if it is only
  /// behind a modal view, such as a dialog.
  public func click(
    _ text: String, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let places = app.frame.centers(of: text).map { (at: $0, receiver: app.pressReceiver(at: $0)) }
    guard let receiver = places.map(\.receiver).max(), receiver != .covered,
      let place = places.first(where: { $0.receiver == receiver })?.at
    else {
      update()
      return report.fail(
        places.isEmpty
          ? "There is no \(text.debugDescription) on the screen."
          : "\(text.debugDescription) is behind a modal view, which takes all input.",
        sourceLocation)
    }
    click(column: place.column, row: place.row, button: button, sourceLocation: sourceLocation)
  }

  /// Presses the left mouse button over a cell, moves the pointer to the other positions with the
  /// button held, and releases the button over the last one.
  public func drag(
    from start: Position, to positions: Position...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = positions.last ?? start
    pressMouse(column: start.column, row: start.row, sourceLocation: sourceLocation)
    for position in positions {
      dragMouse(column: position.column, row: position.row, sourceLocation: sourceLocation)
    }
    releaseMouse(column: end.column, row: end.row, sourceLocation: sourceLocation)
  }

  /// Presses a mouse button, by default the left one, over a cell, and holds it.
  ///
  /// Together with ``dragMouse(column:row:button:sourceLocation:)`` and
  /// ``releaseMouse(column:row:button:sourceLocation:)``, it shows a test the screen while the
  /// button is held:
  ///
  /// ```swift
  /// app.pressMouse(column: 19, row: 2)
  /// app.dragMouse(column: 24, row: 2)
  /// expectSnapshot(of: app.frame)
  /// app.releaseMouse(column: 24, row: 2)
  /// ```
  public func pressMouse(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    take(
      [.mouse(Mouse(.pressed(button), at: Position(column: column, row: row)))],
      "press \(button) button at \(column), \(row)", sourceLocation)
  }

  /// Moves the pointer to a cell while a mouse button, by default the left one, is held.
  public func dragMouse(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    take(
      [.mouse(Mouse(.dragged(button), at: Position(column: column, row: row)))],
      "drag to \(column), \(row)", sourceLocation)
  }

  /// Releases a mouse button, by default the left one, over a cell.
  public func releaseMouse(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    take(
      [.mouse(Mouse(.released(button), at: Position(column: column, row: row)))],
      "release \(button) button", sourceLocation)
  }

  /// Moves the pointer to a cell without a button held.
  public func hover(
    column: Int, row: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let position = Position(column: column, row: row)
    take([.mouse(Mouse(.moved, at: position))], "hover over \(column), \(row)", sourceLocation)
  }

  /// Turns the mouse wheel over a cell, down for a positive and up for a negative number of steps.
  public func scroll(
    _ steps: Int, column: Int, row: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let position = Position(column: column, row: row)
    let action: Mouse.Action = steps < 0 ? .scrolledUp : .scrolledDown
    for _ in 0..<abs(steps) {
      take(
        [.mouse(Mouse(action, at: position))],
        "scroll \(steps < 0 ? "up" : "down") at \(column), \(row)", sourceLocation)
    }
  }
}
