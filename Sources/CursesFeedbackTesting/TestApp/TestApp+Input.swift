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
    take(Input.typing(text), "type \(text.debugDescription)", sourceLocation)
  }

  /// Pastes text.
  public func paste(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    take([.paste(text)], "paste \(text.debugDescription)", sourceLocation)
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
    // A press of the mouse can have ended it: its release is no fault of the test.
    guard !app.hasEnded || inputs.allSatisfy(\.endsPress) else {
      update()
      return report.fail("The application has ended: it reads no more input.", sourceLocation)
    }
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

extension Input {
  /// Whether it follows a press of the mouse.
  fileprivate var endsPress: Bool {
    guard case .mouse(let mouse) = self else { return false }
    return switch mouse.action {
    case .released, .dragged: true
    case .pressed, .moved, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight: false
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
      let characters = cells.map { cell in
        let text = cell.cluster.description
        // Some clusters of a terminal are several characters of Swift.
        return text.count == 1 ? Character(text) : "\u{FFFD}"
      }
      let widths = cells.map(\.cluster.width)
      return characters.indices.filter { characters[$0...].starts(with: text) }.map { start in
        let column = widths[..<start].reduce(0, +)
        let width = widths[start...].prefix(text.count).reduce(0, +)
        return Position(column: column + width / 2, row: row)
      }
    }
  }
}
