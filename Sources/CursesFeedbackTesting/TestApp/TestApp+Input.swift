public import CursesFeedback
public import Testing

/// The input of the user.
extension TestApp {
  /// Presses keys, one after another, each as a separate read of the terminal.
  public func press(_ keys: Key..., sourceLocation: SourceLocation = #_sourceLocation) {
    for key in keys { take([.key(key)], "press \(key.name)", sourceLocation) }
  }

  /// Types text, all of it as one read of the terminal.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    take(
      text.map { .key(Key(.character($0))) }, "type \(text.debugDescription)", sourceLocation)
  }

  /// Pastes text.
  public func paste(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    take([.paste(text)], "paste \(text.debugDescription)", sourceLocation)
  }

  /// Presses and releases a mouse button, by default the left one, over a cell.
  public func click(
    column: Int, row: Int, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let position = Position(column: column, row: row)
    take(
      [.mouse(Mouse(.pressed(button), at: position))],
      "press \(button) button at \(column), \(row)", sourceLocation)
    take(
      [.mouse(Mouse(.released(button), at: position))], "release \(button) button", sourceLocation)
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
    take(
      [.mouse(Mouse(.pressed(.left), at: start))],
      "press left button at \(start.column), \(start.row)", sourceLocation)
    for position in positions {
      take(
        [.mouse(Mouse(.dragged(.left), at: position))],
        "drag to \(position.column), \(position.row)", sourceLocation)
    }
    take([.mouse(Mouse(.released(.left), at: end))], "release left button", sourceLocation)
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

  /// Gives the keyboard focus to the terminal's window, or takes it away.
  public func setTerminalFocus(
    _ isFocused: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    take(
      [.focused(isFocused)], isFocused ? "focus the window" : "unfocus the window", sourceLocation)
  }

  /// Changes the size of the screen.
  public func resize(
    columns: Int, rows: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step("resize to \(columns)x\(rows)", sourceLocation) {
      app.resize(to: Size(columns: columns, rows: rows))
    }
  }

  func take(
    _ inputs: [Input], _ words: @autoclosure @escaping () -> String,
    _ sourceLocation: SourceLocation
  ) {
    inputs.forEach { reportUnreported($0, sourceLocation) }
    step(words(), sourceLocation) { app.take(inputs) }
  }

  /// Fails the test for an action of the mouse outside the screen, or one that a real terminal
  /// would not report.
  ///
  /// Releases and drags on the screen are not checked: the press before them may have changed the
  /// screen to one without controls that take the mouse.
  private func reportUnreported(_ input: Input, _ sourceLocation: SourceLocation) {
    guard case .mouse(let mouse) = input else { return }
    let size = app.frame.size
    guard Rect(size).contains(mouse.position) else {
      update()
      return report.fail(
        """
        There is no cell at \(mouse.position.column), \(mouse.position.row): the screen has \
        \(size.columns) columns and \(size.rows) rows.
        """, sourceLocation)
    }
    guard !app.frame.mouse.includes(mouse.action) else { return }
    switch mouse.action {
    case .released, .dragged: break
    case .pressed, .moved, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight:
      update()
      report.fail(
        """
        The terminal does not report "\(mouse.action)": no control on the screen takes it. Add \
        mouseReporting(_:) to the view to get it without a control.
        """, sourceLocation)
    }
  }
}

extension Frame {
  /// The cell in the middle of the topmost occurrence of a text within one row, or nil if there is
  /// none.
  func center(of text: String) -> Position? { centers(of: text).first }

  /// The cells in the middle of the occurrences of a text within one row each, from top to bottom,
  /// and in each row from left to right.
  func centers(of text: String) -> [Position] {
    (0..<size.rows).flatMap { row in
      let cells = buffer.row(row).filter { !$0.isContinuation }
      let characters = cells.map { Character($0.cluster.description) }
      let widths = cells.map(\.cluster.width)
      return characters.indices.filter { characters[$0...].starts(with: text) }.map { start in
        let column = widths[..<start].reduce(0, +)
        let width = widths[start...].prefix(text.count).reduce(0, +)
        return Position(column: column + width / 2, row: row)
      }
    }
  }
}
