import FeedbackCore
import TerminalModel
import TerminalViews

/// Opens and closes the inspector of a session that runs in the terminal.
@MainActor final class SessionInspection<Running: Component> {
  /// The terminal of the session.
  let terminal: InspectableTerminal
  private let clock: any LoopClock
  private let elapsed: () -> Duration
  private var history: SessionHistory<Running>?
  /// The open inspector, or nil.
  private(set) var inspector:
    (session: Session, loop: FeedbackLoop<Inspector.State, Inspector.Event>)?
  /// Connects programs in other terminals; nil if they cannot connect.
  private var server: InspectionServer?
  /// One line if no other program can connect, although it was requested; nil if there is no
  /// problem.
  private(set) var problem: String?
  private weak var session: Session?
  private weak var loop: FeedbackLoop<Running.State, Running.Event>?

  init(_ terminal: any TerminalDriver, clock: any LoopClock) {
    self.terminal = InspectableTerminal(terminal)
    self.clock = clock
    elapsed = clock.stopwatch()
  }

  /// Makes F12 open the inspector of a session.
  ///
  /// - Parameter isRequested: Whether the history begins now, and not when the inspector is first
  ///   opened, and whether a program in another terminal can inspect the session, too.
  func connect(
    _ session: Session, _ loop: FeedbackLoop<Running.State, Running.Event>, isRequested: Bool
  ) {
    (self.session, self.loop) = (session, loop)
    let probe = SessionProbe(elapsed)
    probe.open = { [weak self] in self?.open() }
    probe.passOn = { [weak self] input in
      if case .resized = input { return false }
      guard let inspector = self?.inspector else { return false }
      inspector.session.pass([input])
      return true
    }
    probe.inputsRead = { [weak self] in self?.inspector?.session.drawNow() }
    session.probe = probe
    terminal.beforeProgram = { [weak self] in self?.close() }
    guard isRequested, let history = beginHistory() else { return }
    do throws(InspectionError) {
      server = try InspectionServer { Inspector(source: history) }
    } catch {
      problem = "--inspect: \(error)"
    }
  }

  /// Ends the connections with other terminals, and releases the history.
  func end() {
    server?.close()
    server = nil
    history = nil
  }

  private func beginHistory() -> SessionHistory<Running>? {
    guard history == nil, let session, let loop else { return history }
    history = SessionHistory(
      of: session, loop, program: Launch.programName, isLive: true, elapsed: elapsed)
    return history
  }

  private func open() {
    guard inspector == nil, let session, let history = beginHistory() else { return }
    let guest = terminal.makeGuest { [weak self] in self?.ended() }
    var display = session.display
    display.reducesMotion = true
    inspector = Inspector(source: history)
      .start(on: guest, clock: clock, display: display)
  }

  /// Closes the inspector, if it is open.
  private func close() { inspector?.session.stateEnded() }

  /// The inspector has ended: the application has the screen again.
  private func ended() {
    inspector?.loop.stop()
    inspector = nil
    // A note in the recording, so that a replay draws all cells here, too.
    session?.journal?.note(.returned)
    session?.screenLost()
    session?.drawNow()
  }
}
