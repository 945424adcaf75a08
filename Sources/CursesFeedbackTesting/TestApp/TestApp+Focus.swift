import CursesFeedback
public import Testing

/// The focus and buttons, by their labels on the screen.
extension TestApp {
  /// Gives the focus to a control by the Tab key, as a user does.
  ///
  /// The label is the text on the control itself. If no control has exactly this text, the control
  /// is the nearest one on the right of the text, or else the one in the row below the text, or
  /// else the smallest one whose text contains the label. A control that is scrolled out of sight
  /// is found, too: the Tab key scrolls to it.
  ///
  /// The test fails if there is no such control, or if the Tab key does not reach it.
  public func focus(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    _ = focus(
      "control", label, sourceLocation,
      hint: " A text to the left of a control, or above it, is its label, too.",
      among: { _ in true }
    ) { screen in
      screen.control(named: label) ?? screen.control(beside: label)
        ?? screen.control(containing: label)
    }
  }

  /// Gives the focus to a button by the Tab key, and presses Enter, as a user does.
  ///
  /// The test fails if no button shows the label, or if the Tab key does not reach it. A row of a
  /// list or a text field is no button. A button that is scrolled out of sight is found as by
  /// ``focus(_:sourceLocation:)``.
  public func press(
    button label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step("press the button \(label.debugDescription)", sourceLocation) {
      let isFocused = focus(
        "button", label, sourceLocation,
        among: {
          $0.inputs.contains(.activation) && $0.inputs.isDisjoint(with: [.navigation, .text])
        }
      ) { $0.control(named: label) ?? $0.control(containing: label) }
      if isFocused { app.take([.key(.enter)]) }
    }
  }

  /// Presses Tab until the control that `find` selects has the focus; false if that fails.
  ///
  /// While `find` selects none, Tab is pressed only if a control is scrolled out of sight.
  private func focus(
    _ kind: String, _ label: String, _ sourceLocation: SourceLocation, hint: String = "",
    among isOfKind: (ShownControl) -> Bool, _ find: (LabelledScreen) -> ShownControl?
  ) -> Bool {
    var control: ShownControl?
    var labels: [String] = []
    step("focus \(label.debugDescription)", sourceLocation) {
      _ = app.frame
      for remaining in (0...app.controls.count).reversed() {
        let screen = LabelledScreen(app.terminal.frame, app.controls.filter(isOfKind))
        control = control ?? find(screen)
        labels += screen.labels.filter { !labels.contains($0) }
        let isReached = control.map(isFocused) ?? !screen.hidesControls
        guard !isReached, remaining > 0 else { return }
        app.take([.key(.tab)])
        _ = app.frame
      }
    }
    guard let control else {
      report.fail(
        """
        There is no \(kind) \(label.debugDescription) on the screen. \
        Labels of \(kind)s: \(list(labels)).\(hint)
        """, sourceLocation)
      return false
    }
    if isFocused(control) { return true }
    report.fail("The Tab key does not reach \(label.debugDescription).", sourceLocation)
    return false
  }

  private func isFocused(_ control: ShownControl) -> Bool {
    app.controls.contains { $0.isFocused && $0.path == control.path }
  }
}
