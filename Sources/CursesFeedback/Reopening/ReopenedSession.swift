import FeedbackCore
import TerminalModel
import TerminalViews

/// The session that an application reopens at its launch, and the file that it keeps the next one
/// in.
///
/// A class, because a structure whose size depends on `State` would need memory allocations at
/// each launch, also at one that reopens nothing.
final class ReopenedSession<State: Sendable> {
  /// The state and the interface state of the last session, or nil for those of a new one.
  private(set) var last: (state: State, interface: InterfaceState)?
  /// A line for the user, or nil if there is no problem.
  private(set) var problem: String?
  /// The settings with the file, or nil if no session is kept.
  private(set) var keeping: (settings: Reopening<State>.Settings, file: PrivateFile)?

  /// Reads the last session.
  ///
  /// A file that cannot be used is set aside. If that fails, no session is kept: it would replace
  /// the file.
  ///
  /// - Parameters:
  ///   - isFresh: Whether the last session is left out.
  ///   - identities: The identities in the view of a state, with whose types the interface state is
  ///     decoded if the listed types do not suffice.
  ///   - isRecorded: Whether an option requests a recording of the session: a state or an interface
  ///     state that a recording cannot hold is then not restored.
  ///   - hasEnded: Whether a state ends the application: such a state is not restored.
  init(
    _ settings: Reopening<State>.Settings, isFresh: Bool, program: String = Launch.programName,
    environment: (String) -> String? = Launch.environment,
    identities: (State) -> [ViewIdentity] = { _ in [] }, isRecorded: Bool = false,
    hasEnded: (State) -> Bool
  ) {
    guard
      let path = settings.path
        ?? StateFolder.path(of: "session.json", program: program, environment: environment)
    else {
      problem = "The session is not kept: neither XDG_STATE_HOME nor HOME names a folder."
      return
    }
    let file = PrivateFile(path: path)
    keeping = (settings, file)
    guard !isFresh else { return }
    do throws(KeptSessionError) {
      guard let kept = try Self.last(settings, file, hasEnded: hasEnded) else { return }
      var interface = interface(of: kept.session, settings) { identities(kept.state) }
      if isRecorded {
        guard RecordedState.value(of: kept.state) != nil else {
          keeping = nil
          problem =
            "The last session in \(path) was not restored, and this one is not kept: a recording "
            + "cannot begin with the state of the last one."
          return
        }
        if !RecordedState.canHold(interface) {
          interface = InterfaceState()
          problem = Self.withoutInterface("a recording cannot begin with them.")
        }
      }
      last = (kept.state, interface)
    } catch {
      setAside(file, because: error.reason)
    }
  }

  private static func last(
    _ settings: Reopening<State>.Settings, _ file: PrivateFile, hasEnded: (State) -> Bool
  ) throws(KeptSessionError) -> (session: KeptSession, state: State)? {
    let text: String?
    do throws(PrivateFile.Failure) {
      text = try file.read()
    } catch {
      throw KeptSessionError(reason: error.reason)
    }
    guard let text else { return nil }
    let session = try KeptSession(text: text, version: settings.version)
    let state = try session.state(settings.form)
    guard !hasEnded(state) else {
      throw KeptSessionError(reason: "its state ends the application")
    }
    return (session, state)
  }

  /// The interface state; a new one, with a line for the user, if this version cannot decode it.
  private func interface(
    of session: KeptSession, _ settings: Reopening<State>.Settings,
    identities: () -> [ViewIdentity]
  ) -> InterfaceState {
    do throws(KeptSessionError) {
      return try session.interface(
        identityTypes: settings.identityTypes, identities: identities)
    } catch {
      problem = Self.withoutInterface(error.reason)
      return InterfaceState()
    }
  }

  private static func withoutInterface(_ reason: String) -> String {
    "The focus, the cursors and the scroll offsets of the last session were not restored: \(reason)"
  }

  private func setAside(_ file: PrivateFile, because reason: String) {
    let start = "The last session in \(file.path) was not restored: \(reason)."
    do throws(PrivateFile.Failure) {
      problem = "\(start) It is kept as \(try file.setAside())."
    } catch {
      keeping = nil
      problem =
        "\(start) This session is not kept, because the file cannot be renamed: "
        + "\(error.reason)."
    }
  }
}

extension ReopenedSession {
  /// The state of the last session, or nil for that of a new one.
  var state: State? { last?.state }

  /// The interface state of the last session, or nil for that of a new one.
  var interface: InterfaceState? { last?.interface }

  /// Whether a recording can begin with the last session.
  var canBeRecorded: Bool {
    guard let last else { return true }
    return RecordedState.value(of: last.state) != nil && RecordedState.canHold(last.interface)
  }

  /// Keeps a session from its next frame on; nil if no session is kept.
  @MainActor func keeper<Event: Sendable>(
    of session: Session, _ loop: FeedbackLoop<State, Event>, _ reducer: Reducer<State, Event>,
    hasEnded: @escaping (State) -> Bool
  ) -> SessionKeeper<State, Event>? {
    keeping.map { SessionKeeper($0, session, loop, reducer, hasEnded: hasEnded) }
  }
}

extension Component {
  /// The last session of the component, or nil if none is reopened or kept.
  ///
  /// With recorded answers, none is: they belong to a session that begins in its first state.
  func reopened(
    _ reopening: Reopening<State>, _ options: LaunchOptions, size: Size, isAnswered: Bool
  ) -> ReopenedSession<State>? {
    guard let settings = reopening.settings, !isAnswered else { return nil }
    return ReopenedSession(
      settings, isFresh: options.startsAfresh, identities: { identities(in: $0, size: size) },
      isRecorded: options.requestsRecording, hasEnded: hasEnded)
  }

  /// The identities in the view of a state.
  func identities(in state: State, size: Size) -> [ViewIdentity] {
    UntypedScene(view(state).element, size: size, interface: InterfaceState()).identities
  }
}
