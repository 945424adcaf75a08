import TerminalModel
import TerminalViews

/// The decisions of a session, without a terminal, a clock or a view: the time limit of an escape
/// sequence, the actions for input that the application does not handle, the times of frames, and
/// the end of the session.
///
/// Each mutating method is named for an event. If the event leads to an action, the method returns
/// it, and ``Session`` carries it out.
struct SessionStateMachine {
  /// The next action of the session.
  enum Action: Equatable {
    case none
    /// Start or restart the timer that calls ``SessionStateMachine/escapeTimedOut()`` if no more
    /// bytes arrive in this time.
    case startEscapeTimer(Duration)
    case stopEscapeTimer
    /// Decode the bytes of an incomplete sequence, or end an incomplete paste, although no more
    /// bytes arrived. A lone ESC byte, for example, is then the Escape key.
    case flushDecoder
    /// Start a timer of the view, which calls ``SessionStateMachine/timedOut(_:)`` at its end.
    case start(ViewTimer)
    case stop(ViewTimer)
    /// Carry out the action of a timer of the view whose time is over.
    case act(after: ViewTimer)
    /// Draw for a screen of this size, whose contents are unknown.
    case resize(Size)
    /// Draw a frame.
    case draw
    /// Draw a frame, and call ``SessionStateMachine/intervalEnded()`` after the frame interval.
    case drawAndStartInterval
    /// Treat the screen's contents as unknown, so that the next frame draws all cells.
    case forgetScreen
    /// Hand the terminal to the user's shell, and take it again when the process continues.
    case suspend
    /// Open the inspector, if there is one.
    case inspect
    /// Mark the moment in the recording, if there is one.
    case mark
    /// Hand the terminal back and complete the session, with an error or without.
    case end(TerminalError?)
  }

  private var pacing = FramePacing()
  private var hasEnded = false
  private var isEscapeTimerRunning = false
  /// The running timers of the view.
  private var viewTimers: Set<ViewTimer> = []
  /// Whether input has arrived, and ``inputCaughtUp()`` has not yet followed.
  ///
  /// Until then, a new state or a new size of the screen starts no frame.
  private(set) var isReadingInput = false
  /// Whether the application is reading a size.
  ///
  /// While it is, a new state starts no frame: the state and the size are drawn as one frame.
  private var isReadingSize = false
  /// Whether another program has the terminal; during that time, no frame is drawn.
  private var isLent = false
  /// Whether a recording is replayed; the recording then says when a frame is drawn.
  var isReplaying = false

  /// Whether the session has ended: no input is read, and no frame is drawn.
  var isOver: Bool { hasEnded }

  /// The interruption that has ended the session, or nil if there is none.
  private(set) var interruption: Interruption?

  // MARK: Input

  /// Bytes were decoded.
  ///
  /// - Parameter timeout: The time in which the rest of an incomplete escape sequence or paste has
  ///   to arrive, or nil if none is incomplete.
  mutating func bytesDecoded(timeout: Duration?) -> Action {
    guard isEscapeTimerRunning || timeout != nil else { return .none }
    isEscapeTimerRunning = timeout != nil
    return timeout.map { .startEscapeTimer($0) } ?? .stopEscapeTimer
  }

  /// The rest of an escape sequence or of a paste has not arrived in time.
  mutating func escapeTimedOut() -> Action {
    isEscapeTimerRunning = false
    return hasEnded ? .none : .flushDecoder
  }

  /// Whether a timer of the view runs.
  var isTimingView: Bool { !viewTimers.isEmpty }

  /// Inputs were read.
  ///
  /// - Parameters:
  ///   - timer: A timer of the view.
  ///   - isNeeded: Whether the view waits for the timer.
  ///   - isAfterKey: Whether a key was among the inputs. After a key, the pending keys (those of an
  ///     incomplete sequence) are new ones, even if they are equal to those before, and their timer
  ///     starts again; another input does not restart it. The other timers start again with each
  ///     call.
  mutating func inputsRead(
    _ timer: ViewTimer, isNeeded: Bool, isAfterKey: Bool
  ) -> Action {
    guard isNeeded, !hasEnded else { return viewTimers.remove(timer).map { .stop($0) } ?? .none }
    let isNew = viewTimers.insert(timer).inserted
    return isNew || isAfterKey || timer != .keys ? .start(timer) : .none
  }

  /// The time of a timer of the view is over.
  mutating func timedOut(_ timer: ViewTimer) -> Action {
    viewTimers.remove(timer)
    return hasEnded ? .none : .act(after: timer)
  }

  /// Input arrived; more may follow before ``inputCaughtUp()``.
  mutating func inputArrived() { isReadingInput = true }

  /// All input that had arrived has been read, or enough of it for a frame.
  mutating func inputCaughtUp() -> Action {
    isReadingInput = false
    return canDraw && pacing.wantsFrameForInput ? .draw : .none
  }

  /// The application has read an input; without an input feedback, the outcome is `unhandled`.
  mutating func inputRead(_ input: Input, _ outcome: InputOutcome) -> Action {
    switch outcome {
    case .handled, .repeated: break
    case .viewChanged: pacing.changed()
    case .quits: return end(nil)
    case .unhandled: return inputUnhandled(input)
    case .unhandledAfterChange:
      pacing.changed()
      return inputUnhandled(input)
    }
    return .none
  }

  private mutating func inputUnhandled(_ input: Input) -> Action {
    switch input {
    case .key(let key): keyUnhandled(key)
    case .resized(let size): hasEnded ? .none : .resize(size)
    case .mouse, .paste, .focused: .none
    }
  }

  private mutating func keyUnhandled(_ key: Key) -> Action {
    switch key {
    case .ctrl("c"): end(by: .interrupt)
    case .ctrl("z"): hasEnded ? .none : .suspend
    case .ctrl("l"): screenLost()
    case Key(.function(12)): hasEnded ? .none : .inspect
    case Key(.function(9)): hasEnded ? .none : .mark
    default: .none
    }
  }

  // MARK: Sizes

  /// The terminal reported its size, which the application reads next.
  mutating func sizeArrived() { isReadingSize = true }

  /// The application has read a size.
  mutating func sizeRead() -> Action {
    isReadingSize = false
    return resizeFrameIfDue()
  }

  /// The application has read the first size, before it draws.
  mutating func firstSizeRead() { isReadingSize = false }

  /// The screen may have another size, and its contents are unknown.
  mutating func resized() -> Action {
    pacing.changed()
    return resizeFrameIfDue()
  }

  private mutating func resizeFrameIfDue() -> Action {
    guard canDraw, !isReadingInput, !isReadingSize, pacing.wantsFrameForResize else {
      return .none
    }
    pacing.intervalStarted(ofResize: true)
    return .drawAndStartInterval
  }

  // MARK: Frames

  /// The state has settled after a drain.
  ///
  /// A state that input has led to is drawn by ``inputCaughtUp()`` or ``sizeRead()``.
  mutating func stateSettled() -> Action {
    pacing.changed()
    return isReadingInput || isReadingSize ? .none : frameIfDue()
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

  /// The terminal accepted a frame, or there was nothing to draw.
  mutating func frameShown() { pacing.frameShown() }

  /// The terminal refused a frame, because it accepts no output.
  mutating func frameRefused() { pacing.blocked() }

  /// The terminal accepts output again.
  mutating func writable() -> Action {
    pacing.unblocked()
    return frameIfDue()
  }

  private mutating func frameIfDue() -> Action {
    guard canDraw, pacing.wantsFrame else { return .none }
    // The interval starts before the frame is drawn, so that it includes the time for drawing.
    pacing.intervalStarted()
    return .drawAndStartInterval
  }

  private var canDraw: Bool { !hasEnded && !isLent && !isReplaying }

  // MARK: Other programs

  /// The answer to a request for the terminal.
  enum ProgramAnswer: Equatable {
    /// The program gets the terminal, until ``programEnded()``.
    case start
    /// The program that has the terminal is being ended: request again after its end.
    case wait
    case refuse(ProgramFailure.Code)
  }

  /// The application requests that a program gets the terminal.
  ///
  /// - Parameters:
  ///   - isCancelled: Whether this request has been cancelled since it was made.
  ///   - isEnding: Whether the request of the program that has the terminal has been cancelled.
  mutating func programRequested(
    isCancelled: Bool = false, isEnding: Bool = false
  ) -> ProgramAnswer {
    guard !hasEnded else { return .refuse(.noTerminal) }
    guard !isCancelled else { return .refuse(.cancelled) }
    guard !isLent else { return isEnding ? .wait : .refuse(.terminalInUse) }
    isLent = true
    return .start
  }

  /// The program has ended, or could not be started; the contents of the screen are unknown.
  mutating func programEnded() -> Action {
    isLent = false
    return screenLost()
  }

  // MARK: The end

  /// A settled state, or a state in which an input was to be read, ends the session.
  mutating func stateEnded() -> Action { end(nil) }

  /// The terminal is gone.
  mutating func terminalEnded() -> Action { end(by: .hangUp) }

  /// The terminal failed.
  mutating func failed(_ error: TerminalError) -> Action { end(error) }

  private mutating func end(by interruption: Interruption) -> Action {
    if !hasEnded { self.interruption = interruption }
    return end(nil)
  }

  private mutating func end(_ error: TerminalError?) -> Action {
    guard !hasEnded else { return .none }
    hasEnded = true
    return .end(error)
  }
}
