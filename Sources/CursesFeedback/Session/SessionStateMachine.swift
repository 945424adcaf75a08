import TerminalModel
import TerminalViews

/// The decisions of a session, without a terminal, a clock or a view: whether the view or the
/// bindings read a key, the actions of the session's own keys, the times of frames, and the end of
/// the session.
///
/// Each mutating method is named for an event. If the event leads to an action, the method returns
/// it, and ``Session`` carries it out.
struct SessionStateMachine {
  /// The next action of the session.
  enum Action: Equatable {
    case none
    /// Draw a frame.
    case draw
    /// Draw a frame, and report when the frame interval is over.
    case drawAndStartInterval
    /// Treat the screen's contents as unknown, so that the next frame draws all cells.
    case forgetScreen
    /// Hand the terminal to the shell, and take it again when the process continues.
    case suspend
    /// Hand the terminal back and complete the session, with an error or without.
    case end(TerminalError?)
  }

  private var pacing = FramePacing()
  private var hasEnded = false
  /// Whether input has arrived, but the terminal has not yet reported that all of it has been read.
  ///
  /// Until then, a new state or a new size of the screen starts no frame.
  private var isReadingInput = false

  /// Whether the session has ended: no input is read, and no frame is drawn.
  var isOver: Bool { hasEnded }

  // MARK: Input

  /// Input arrived; more may follow before ``inputCaughtUp()``.
  mutating func inputArrived() { isReadingInput = true }

  /// All input that had arrived has been read, or enough of it for a frame.
  mutating func inputCaughtUp() -> Action {
    isReadingInput = false
    return !hasEnded && pacing.wantsFrameForInput ? .draw : .none
  }

  /// Whether a key is read by the view before the bindings; if not, only the application's own
  /// bindings can handle it.
  ///
  /// - Parameter viewsBindKeys: Whether components in the view bind keys of their own.
  func needsView(for key: Key, viewsBindKeys: Bool) -> Bool {
    viewsBindKeys || key.isForWidgets
  }

  /// A key of the application quits.
  mutating func quitRequested() -> Action { end(nil) }

  /// Neither a view nor a binding handled a key.
  mutating func keyUnhandled(_ key: Key) -> Action {
    switch key {
    case .ctrl("c"): end(nil)
    case .ctrl("z"): hasEnded ? .none : .suspend
    case .ctrl("l"): screenLost()
    default: .none
    }
  }

  // MARK: Frames

  /// The view changed, through a new state or a moved focus.
  mutating func viewChanged() { pacing.changed() }

  /// The state has settled after a drain.
  ///
  /// A state that input has led to is drawn when all input has been read.
  mutating func stateSettled() -> Action {
    pacing.changed()
    return isReadingInput ? .none : frameIfDue()
  }

  /// The screen has another size, and its contents are unknown.
  mutating func resized() -> Action {
    pacing.changed()
    guard !hasEnded, !isReadingInput, pacing.wantsFrameForResize else { return .none }
    pacing.intervalStarted(ofResize: true)
    return .drawAndStartInterval
  }

  /// The contents of the screen are unknown.
  mutating func screenLost() -> Action {
    pacing.changed()
    return hasEnded ? .none : .forgetScreen
  }

  /// The interval of the last frame is over.
  mutating func intervalEnded() -> Action {
    pacing.intervalEnded()
    return frameIfDue()
  }

  /// The terminal accepted a frame, or there was no difference to draw.
  mutating func frameShown() { pacing.frameShown() }

  /// The terminal refused a frame, because it accepts no output.
  mutating func frameRefused() { pacing.blocked() }

  /// The terminal accepts output again.
  mutating func writable() -> Action {
    pacing.unblocked()
    return frameIfDue()
  }

  private mutating func frameIfDue() -> Action {
    guard !hasEnded, pacing.wantsFrame else { return .none }
    // The interval starts before the frame is drawn, so that it includes the time for drawing.
    pacing.intervalStarted()
    return .drawAndStartInterval
  }

  // MARK: The end

  /// The terminal is gone.
  mutating func terminalEnded() -> Action { end(nil) }

  /// The terminal failed.
  mutating func failed(_ error: TerminalError) -> Action { end(error) }

  private mutating func end(_ error: TerminalError?) -> Action {
    guard !hasEnded else { return .none }
    hasEnded = true
    return .end(error)
  }
}
