public import CursesFeedback
public import Testing

/// The mouse of a user, with positions in cells.
///
/// Each action is sent by itself: in the process of the test, the application gets it as a separate
/// read of the terminal. A terminal reports only the actions that the application has requested for
/// its screen.
extension TestScreen {
  /// Presses and releases a mouse button, by default the left one, over a cell.
  public func click(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let position = Position(column: column, row: row)
    try await use([.pressed(button), .released(button)], at: position, sourceLocation)
  }

  /// Presses a mouse button, by default the left one, over a cell, and holds it.
  public func pressMouse(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await use([.pressed(button)], at: Position(column: column, row: row), sourceLocation)
  }

  /// Moves the pointer to a cell while a mouse button, by default the left one, is held.
  public func dragMouse(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await use([.dragged(button)], at: Position(column: column, row: row), sourceLocation)
  }

  /// Releases a mouse button, by default the left one, over a cell.
  public func releaseMouse(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await use([.released(button)], at: Position(column: column, row: row), sourceLocation)
  }

  /// Presses the left mouse button over a cell, moves the pointer to the other positions with the
  /// button held, and releases the button over the last one.
  public func drag(
    from start: Position, to positions: Position...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await use([.pressed(.left)], at: start, sourceLocation)
    for position in positions {
      try await use([.dragged(.left)], at: position, sourceLocation)
    }
    try await use([.released(.left)], at: positions.last ?? start, sourceLocation)
  }

  /// Moves the pointer to a cell without a button held.
  public func hover(
    column: Int, row: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await use([.moved], at: Position(column: column, row: row), sourceLocation)
  }

  /// Turns the mouse wheel over a cell, down for a positive and up for a negative number of steps.
  public func scroll(
    _ steps: Int, column: Int, row: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let action: Mouse.Action = steps < 0 ? .scrolledUp : .scrolledDown
    let position = Position(column: column, row: row)
    try await use(Array(repeating: action, count: abs(steps)), at: position, sourceLocation)
  }

  private func use(
    _ actions: [Mouse.Action], at position: Position, _ sourceLocation: SourceLocation
  ) async throws {
    for action in actions {
      try await take([.mouse(Mouse(action, at: position))], sourceLocation: sourceLocation)
    }
  }
}
