import FeedbackCore
import TerminalViews

/// Writes the state and the interface state of a running session to its file.
///
/// A frame starts a timer, unless a timer runs. At the end of the timer, the file is written if its
/// contents have changed. Without new frames, no timer starts: an idle program is not woken.
@MainActor final class SessionKeeper<State: Sendable, Event: Sendable> {
  private let settings: Reopening<State>.Settings
  private let file: PrivateFile
  private let session: Session
  private let loop: FeedbackLoop<State, Event>
  private let hasEnded: (State) -> Bool
  /// The last state that did not end the session; at first the state at the start.
  private var openState: State
  private var observation: Cancellation?
  private var written = ""
  private var timer: Cancellation?
  /// A line for the user if the file could not be written, or nil.
  private(set) var problem: String?

  /// Keeps a session from its next frame on.
  init(
    _ keeping: (settings: Reopening<State>.Settings, file: PrivateFile), _ session: Session,
    _ loop: FeedbackLoop<State, Event>, hasEnded: @escaping (State) -> Bool
  ) {
    (settings, file) = keeping
    self.session = session
    self.loop = loop
    self.hasEnded = hasEnded
    openState = loop.state
    session.onFrame = { [weak self] in self?.frameDrawn() }
    // Not only the states that are drawn: all keys of one read share a frame.
    observation = loop.observe { [weak self] state in
      if let self, !self.hasEnded(state) { self.openState = state }
    }
  }

  private func frameDrawn() {
    guard timer == nil else { return }
    let interval = max(.seconds(1), settings.interval)
    timer = session.clock.schedule(after: interval, repeats: false) { [weak self] in
      self?.timer = nil
      self?.write()
    }
  }

  /// Writes the file for the last time, whether its contents would change or not; a state that ends
  /// the session is replaced by the one before it.
  func end() {
    timer?.cancel()
    observation?.cancel()
    session.onFrame = nil
    // Another session of the program may have written the file meanwhile.
    written = ""
    write()
  }

  /// Writes the file now, if its contents would change.
  func write() {
    let state = hasEnded(loop.state) ? openState : loop.state
    do {
      let text = try KeptSession(
        version: settings.version, state: state, interface: session.interfaceState, settings.form
      ).text
      guard text != written else { return }
      try file.write(text)
      (written, problem) = (text, nil)
    } catch {
      let reason =
        (error as? KeptSessionError)?.reason ?? (error as? PrivateFile.Failure)?.reason ?? ""
      problem = "The session cannot be kept in \(file.path): \(reason)."
    }
  }
}
