import FeedbackCore
import TerminalViews

/// Writes the state and the interface state of a running session to its file.
///
/// A frame or a new state starts a timer, unless a timer runs. At the end of the timer, the file is
/// written if its contents have changed. Without them, no timer starts: an idle program is not woken.
@MainActor final class SessionKeeper<State: Sendable, Event: Sendable> {
  private let settings: Reopening<State>.Settings
  private let file: PrivateFile
  private let session: Session
  private let loop: FeedbackLoop<State, Event>
  private let reducer: Reducer<State, Event>
  private let hasEnded: (State) -> Bool
  /// The state without the event that ended the session: the last one that did not end it, changed
  /// by the events after the end, such as the answers of effects that complete.
  private var openState: State
  /// Whether the session's last state has ended it.
  private var isEnding = false
  private var observation: Cancellation?
  private var written = ""
  private var timer: Cancellation?
  /// A line for the user if the file could not be written, or nil.
  private(set) var problem: String?

  /// Keeps a session from its next frame on.
  init(
    _ keeping: (settings: Reopening<State>.Settings, file: PrivateFile), _ session: Session,
    _ loop: FeedbackLoop<State, Event>, _ reducer: Reducer<State, Event>,
    hasEnded: @escaping (State) -> Bool
  ) {
    (settings, file) = keeping
    self.session = session
    self.loop = loop
    self.reducer = reducer
    self.hasEnded = hasEnded
    openState = loop.state
    session.onFrame = { [weak self] in self?.changed() }
    // Not only the states that are drawn: all keys of one read share a frame, and there are no
    // frames while another program has the terminal.
    observation = loop.observe { [weak self] state in self?.take(state) }
  }

  private func take(_ state: State) {
    let wasEnding = isEnding
    isEnding = hasEnded(state)
    if !isEnding {
      openState = state
    } else if wasEnding, let event = loop.lastEvent {
      var next = openState
      reducer(&next, event)
      if !hasEnded(next) { openState = next }
    }
    changed()
  }

  private func changed() {
    guard timer == nil else { return }
    let interval = max(.seconds(1), settings.interval)
    timer = session.clock.schedule(after: interval, repeats: false) { [weak self] in
      self?.timer = nil
      self?.write()
    }
  }

  /// Writes the file for the last time, whether its contents would change or not; without the event
  /// that ended the session.
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
