import CursesFeedback
public import Testing

/// The focus and buttons, by their labels on the screen.
extension TestApp {
  /// Gives the focus to a control by the Tab key, as a user does.
  ///
  /// The label is the text on the control itself. If no control has this text, the control is the
  /// nearest one on the right of the text, or else the one in the row below the text.
  ///
  /// The test fails if there is no such control, or if the Tab key does not reach it.
  public func focus(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    _ = app.frame
    let screen = LabelledScreen(app.terminal.frame, app.controls)
    guard let control = screen.control(on: label) ?? screen.control(beside: label) else {
      return failSearch("control", label, screen, sourceLocation)
    }
    _ = focus(control, label, sourceLocation)
  }

  /// Gives the focus to a button by the Tab key, and presses Enter, as a user does.
  ///
  /// The test fails if no control that takes Enter shows the label, or if the Tab key does not reach
  /// it.
  public func press(
    button label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _ = app.frame
    let buttons = app.controls.filter { $0.inputs.contains(.activation) }
    let screen = LabelledScreen(app.terminal.frame, buttons)
    guard let control = screen.control(on: label) else {
      return failSearch("button", label, screen, sourceLocation)
    }
    step("press the button \(label.debugDescription)", sourceLocation) {
      guard focus(control, label, sourceLocation) else { return }
      app.take([.key(.enter)])
    }
  }

  private func focus(
    _ control: ShownControl, _ label: String, _ sourceLocation: SourceLocation
  ) -> Bool {
    step("focus \(label.debugDescription)", sourceLocation) {
      for _ in app.controls {
        if isFocused(control) { return }
        app.take([.key(.tab)])
        _ = app.frame
      }
    }
    if isFocused(control) { return true }
    report.fail("The Tab key does not reach \(label.debugDescription).", sourceLocation)
    return false
  }

  private func isFocused(_ control: ShownControl) -> Bool {
    app.controls.contains { $0.isFocused && $0.path == control.path }
  }

  private func failSearch(
    _ kind: String, _ label: String, _ screen: LabelledScreen, _ sourceLocation: SourceLocation
  ) {
    update()
    report.fail(
      """
      There is no \(kind) \(label.debugDescription) on the screen. \
      Labels of controls: \(list(screen.labels)).
      """, sourceLocation)
  }
}
