// A test imports one module beside Testing.
@_exported public import CursesFeedback
public import Testing

/// An application in a test: press keys, advance the clock, answer effects, and check the screen.
///
///     let app = TestApp(Counter(), size: Size(columns: 40, rows: 10))
///     app.press("+", "+")
///     #expect(app.state.count == 2)
///     expectSnapshot(of: app.frame)
///
/// Time advances only by ``advance(by:)``. Asynchronous effects wait for an answer, unless the test
/// lets them run. The test fails if a list or a view is outdated, because it depends on more than
/// its `rowsDependOn` or `layoutDependsOn`, or if the loop reports a fault (`LoopDiagnostic.isFault`), at the latest when
/// the test releases the application.
@MainActor
public final class TestApp<Running: Component> {
  /// Whether asynchronous effects run.
  public enum Effects: Hashable, Sendable {
    /// They wait for ``TestApp/answer(_:with:sourceLocation:)`` or
    /// ``TestApp/letRun(_:sourceLocation:)``.
    case held
    /// They run at once.
    case live
  }

  private let app: HeadlessApp<Running>
  private let faults: FaultReport
  private let recordedLines = RecordedLines()

  /// Starts the component on a screen of the given size.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - size: The size of the screen.
  ///   - effects: Whether asynchronous effects run.
  ///   - interface: The interface state of an earlier run, as ``interfaceState`` has it.
  ///   - display: The user's wishes for the screen, such as reduced motion.
  ///   - records: Whether the session is recorded, for ``endRecording()``.
  public init(
    _ component: Running, size: Size = .standard, effects: Effects = .held,
    interface: InterfaceState = InterfaceState(), display: DisplayOptions = DisplayOptions(),
    records: Bool = false
  ) {
    let lines = recordedLines
    app = HeadlessApp(
      component, size: size, holdsEffects: effects == .held, interface: interface,
      display: display, trace: nil, record: records ? RecordingWriter { lines.bytes += $0 } : nil)
    faults = FaultReport(app.log)
    app.onStaleRows = {
      Issue.record(
        "A list or a view is outdated: it depends on more than its `rowsDependOn` or `layoutDependsOn`."
      )
    }
    faults.record()
  }

  /// The application's clock.
  public var clock: TestClock { app.clock }

  /// The screen in memory, with its counters.
  public var terminal: MemoryTerminal { app.terminal }

  /// The current state.
  public var state: Running.State { app.state }

  /// The focus and the memories of controls, such as scroll offsets and cursors.
  ///
  /// It can be encoded; a component that starts with it in the same state shows the same frame.
  public var interfaceState: InterfaceState { app.interfaceState }

  /// The frame on the screen, drawn now if it is out of date.
  public var frame: Frame {
    defer { faults.record() }
    return app.frame
  }

  /// Whether the application has ended: by a key, by its state, or with its terminal.
  ///
  /// False while an effect that completes before the exit
  /// (`Feedback.completesBeforeExit(within:pending:)`) waits for an answer or works.
  public var hasEnded: Bool { app.hasEnded }

  /// The feedbacks whose asynchronous effects wait for an answer, in the order of their starts.
  public var pendingEffects: [String] { app.loop.heldEffects.map(\.feedback) }

  /// The key bindings on the screen of which one hides another, wholly or in part.
  ///
  /// ```swift
  /// #expect(app.keyConflicts == [])
  /// ```
  /// A test asks for them where it wants to: bindings that depend on the state may override others
  /// on purpose, and components side by side may share keys that go to the one with the focus.
  public var keyConflicts: [KeyConflict] { app.keyConflicts }

  /// Ends the recording of the session, and returns its lines.
  ///
  /// They are those that the option `--record` writes to a file. If the session is not recorded, the
  /// text is empty.
  ///
  /// ```swift
  /// let app = TestApp(Films(), effects: .live, records: true)
  /// app.press("down", "d")
  /// await app.settle()
  /// expectReplay(try Recording(parsing: app.endRecording()), by: Films())
  /// ```
  public func endRecording() -> String {
    app.endRecording()
    return String(decoding: recordedLines.bytes, as: UTF8.self)
  }

  private final class RecordedLines {
    var bytes: [UInt8] = []
  }

  // MARK: Input

  /// Presses keys, one after another, each as a separate read of the terminal.
  public func press(_ keys: Key...) {
    for key in keys { take(.key(key)) }
  }

  /// Types text, all of it as one read of the terminal.
  public func type(_ text: String) {
    take(text.map { .key(Key(.character($0))) })
  }

  /// Pastes text.
  public func paste(_ text: String) {
    take(.paste(text))
  }

  /// Presses and releases a mouse button, by default the left one, over a cell.
  public func click(column: Int, row: Int, button: Mouse.Button = .left) {
    let position = Position(column: column, row: row)
    take(.mouse(Mouse(.pressed(button), at: position)))
    take(.mouse(Mouse(.released(button), at: position)))
  }

  /// Presses and releases a mouse button, by default the left one, on a text on the screen.
  ///
  /// The test fails if no row of the screen contains the text. In the topmost row that does, the
  /// first occurrence is clicked.
  public func click(
    _ text: String, button: Mouse.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let center = frame.center(of: text) else {
      Issue.record(
        "There is no \"\(text)\" on the screen:\n\(frame.text)", sourceLocation: sourceLocation)
      return
    }
    click(column: center.column, row: center.row, button: button)
  }

  /// Presses the left mouse button over a cell, moves the pointer to the others with the button
  /// held, and releases it over the last one.
  public func drag(from start: Position, to positions: Position...) {
    take(.mouse(Mouse(.pressed(.left), at: start)))
    for position in positions { take(.mouse(Mouse(.dragged(.left), at: position))) }
    take(.mouse(Mouse(.released(.left), at: positions.last ?? start)))
  }

  /// Moves the pointer to a cell without a button held.
  public func hover(column: Int, row: Int) {
    take(.mouse(Mouse(.moved, at: Position(column: column, row: row))))
  }

  /// Turns the mouse wheel over a cell, down for a positive and up for a negative number of steps.
  public func scroll(_ steps: Int, column: Int, row: Int) {
    let position = Position(column: column, row: row)
    let action: Mouse.Action = steps < 0 ? .scrolledUp : .scrolledDown
    for _ in 0..<abs(steps) { take(.mouse(Mouse(action, at: position))) }
  }

  /// Gives the keyboard focus to the terminal's window, or takes it away.
  public func setTerminalFocus(_ isFocused: Bool) {
    take(.focused(isFocused))
  }

  /// Changes the size of the screen.
  public func resize(columns: Int, rows: Int) {
    app.resize(to: Size(columns: columns, rows: rows))
    faults.record()
  }

  // MARK: Events, time and effects

  /// Sends an event from outside the loop.
  public func send(_ event: Running.Event) {
    app.loop.send(event)
    faults.record()
  }

  /// Opens a path, as the option `--open` does at the start: `try app.open("films/42")`.
  ///
  /// - Throws: `PathError` if the application has no such path.
  public func open(_ path: String) throws(PathError) {
    defer { faults.record() }
    try app.open(path)
  }

  /// Advances the clock; due timers fire in order.
  public func advance(by duration: Duration) {
    app.advance(by: duration)
    faults.record()
  }

  /// Answers the first waiting effect of a feedback, as if it had sent the event and ended.
  ///
  /// The test fails if no effect of the feedback waits.
  public func answer(
    _ feedback: String, with event: Running.Event,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run = pendingRun(of: feedback, sourceLocation) else { return }
    app.loop.answer(run, with: [event])
    faults.record()
  }

  /// Begins the first waiting effect of a feedback; ``settle(sourceLocation:)`` waits for its end.
  ///
  /// The test fails if no effect of the feedback waits.
  public func letRun(_ feedback: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let run = pendingRun(of: feedback, sourceLocation) else { return }
    app.loop.begin(run)
    faults.record()
  }

  /// Waits until each running effect has ended or waits for the clock; the test fails after 10 s.
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    let hasSettled = await app.settle()
    faults.record()
    guard hasSettled else {
      Issue.record("The effects have not settled within 10 s.", sourceLocation: sourceLocation)
      return
    }
  }

  private func take(_ inputs: Input...) { take(inputs) }

  private func take(_ inputs: [Input]) {
    inputs.forEach(reportUnreported)
    app.take(inputs)
    faults.record()
  }

  /// Records an issue for an action of the mouse that a real terminal would not report.
  ///
  /// Releases and drags are not checked: the press before them may have changed the screen to one
  /// that needs no mouse.
  private func reportUnreported(_ input: Input) {
    guard case .mouse(let mouse) = input, !frame.mouse.includes(mouse.action) else { return }
    switch mouse.action {
    case .released, .dragged: break
    case .pressed, .moved, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight:
      Issue.record(
        """
        The terminal does not report "\(mouse.action)": no control on the screen takes it. Add \
        mouseReporting(_:) to the view to get it without a control.
        """)
    }
  }

  private func pendingRun(of feedback: String, _ sourceLocation: SourceLocation) -> RunDescription?
  {
    guard let held = app.loop.heldEffects.first(where: { $0.feedback == feedback }) else {
      Issue.record(
        "No effect of \"\(feedback)\" waits for an answer. Waiting effects: \(pendingEffects).",
        sourceLocation: sourceLocation)
      return nil
    }
    return held
  }
}

extension Frame {
  /// The cell in the middle of the topmost occurrence of a text within one row, or nil if there is
  /// none.
  fileprivate func center(of text: String) -> Position? {
    for row in 0..<size.rows {
      let cells = buffer.row(row).filter { !$0.isContinuation }
      let characters = cells.map { Character($0.cluster.description) }
      for start in characters.indices
      where characters[start...].starts(with: text) {
        let widths = cells.map(\.cluster.width)
        let column = widths[..<start].reduce(0, +)
        let width = widths[start...].prefix(text.count).reduce(0, +)
        return Position(column: column + width / 2, row: row)
      }
    }
    return nil
  }
}
