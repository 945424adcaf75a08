import TerminalViews

/// Whether an application reopens where it was left: with the state and the interface state of its
/// last session.
///
/// ```swift
/// var reopening: Reopening<State> { .lastSession() }
/// ```
/// The session is kept in a file with the mode 0600, which only its owner can read. It is written
/// at the end of the session and, while that runs, at most once in an interval, after a change.
/// After a crash, or a signal that ends the process, the changes since the last write are lost.
/// Each write replaces the file as a whole: it is never half-written. The state is encoded on the
/// main thread, so the encoding of a large one delays input: keep only the part of it that the
/// application does not load again.
///
/// If the file is broken or of another version, the application starts afresh, and one line on
/// standard error says so after its end. The file is kept under its name with a number, such as
/// `session.json.1`.
///
/// The option `--fresh` starts without the last session. A run without a terminal, a replay and a
/// session with recorded answers start afresh, too, and keep nothing.
public struct Reopening<State: Sendable>: Sendable {
  /// The settings of a session that is kept, or nil if none is.
  let settings: Settings?

  /// The application starts in its first state, and keeps nothing.
  public static var never: Reopening { Reopening(settings: nil) }

  /// The application keeps a part of its state, such as the documents, but not a page that is being
  /// loaded.
  ///
  /// - Parameters:
  ///   - version: The version of the kept value's type: a file of another version is not read.
  ///   - path: The path of the file, as for ``lastSession(version:at:interval:identityTypes:)``.
  ///   - interval: The minimum time between two writes while the application runs; at least 1 s.
  ///   - identityTypes: The types of the views' identities besides `Int` and `String`.
  ///   - keeping: Makes the kept value from a state. It is called for each write.
  ///   - restoring: Makes the first state from the kept value.
  public static func lastSession<Kept: Codable & SendableMetatype>(
    version: Int = 1, at path: String? = nil, interval: Duration = .seconds(5),
    identityTypes: [any (Codable & Hashable & Sendable).Type] = [],
    keeping: @escaping @Sendable (State) -> Kept, restoring: @escaping @Sendable (Kept) -> State
  ) -> Reopening {
    Reopening(
      settings: Settings(
        version: version, path: path, interval: interval, identityTypes: identityTypes,
        form: StateForm(
          encode: { try EncodedValue(encoding: keeping($0)) },
          decode: { restoring(try $0.decoded(as: Kept.self)) })))
  }

  /// The file of a kept session, and the times at which it is written.
  final class Settings: Sendable {
    let version: Int
    let path: String?
    let interval: Duration
    let identityTypes: [any (Codable & Hashable & Sendable).Type]
    let form: StateForm<State>

    init(
      version: Int, path: String?, interval: Duration,
      identityTypes: [any (Codable & Hashable & Sendable).Type], form: StateForm<State>
    ) {
      (self.version, self.path, self.interval) = (version, path, interval)
      (self.identityTypes, self.form) = (identityTypes, form)
    }
  }
}

extension Reopening where State: Codable {
  /// The application keeps its whole state.
  ///
  /// - Parameters:
  ///   - version: The version of the state's type: a file of another version is not read. Change it
  ///     when an older state could still be decoded, but would mean something else.
  ///   - path: The path of the file; nil for `session.json` in the folder PROGRAM, which is named
  ///     after the program, in the folder of the variable XDG_STATE_HOME, by default
  ///     `~/.local/state`.
  ///   - interval: The minimum time between two writes while the application runs; at least 1 s.
  ///   - identityTypes: The types of the views' identities besides `Int` and `String`, for the
  ///     focus and the scroll offsets (``InterfaceState/identityTypes``).
  public static func lastSession(
    version: Int = 1, at path: String? = nil, interval: Duration = .seconds(5),
    identityTypes: [any (Codable & Hashable & Sendable).Type] = []
  ) -> Reopening {
    lastSession(
      version: version, at: path, interval: interval, identityTypes: identityTypes,
      keeping: { $0 }, restoring: { $0 })
  }
}

/// The encoding of a state for a file.
struct StateForm<State: Sendable>: Sendable {
  let encode: @Sendable (State) throws -> EncodedValue
  let decode: @Sendable (EncodedValue) throws -> State
}
