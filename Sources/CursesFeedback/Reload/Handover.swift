import TerminalViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state that a program hands over to the one that replaces it, in a file for one use.
enum Handover<State: Sendable> {
  /// This program does not replace another one.
  case none
  case taken(State, InterfaceState)
  /// The state of the previous program cannot be used.
  case refused(String)

  /// The variable with the path of the file.
  private static var variable: String { "RELOADED_SESSION" }

  /// Takes the state that the program before this one has handed over, once.
  ///
  /// - Parameters:
  ///   - settings: Those of kept sessions, or nil. Their form, version and types of identities apply
  ///     here, too.
  ///   - identities: The identities in the view of a state, whose types are known, too.
  init(_ settings: Reopening<State>.Settings?, identities: (State) -> [ViewIdentity]) {
    guard let path = Launch.environment(Self.variable) else {
      self = .none
      return
    }
    unsetenv(Self.variable)
    self.init(at: path, settings, identities: identities)
  }

  /// Takes the state in a file, and removes the file.
  init(
    at path: String, _ settings: Reopening<State>.Settings?,
    identities: (State) -> [ViewIdentity] = { _ in [] }
  ) {
    let file = PrivateFile(path: path)
    defer { file.remove() }
    do {
      guard let form = settings?.form ?? .ofCodable else {
        throw KeptSessionError(reason: "\(State.self) is not Codable")
      }
      guard let text = try file.read() else {
        throw KeptSessionError(reason: "the session was not handed over")
      }
      let session = try KeptSession(text: text, version: settings?.version)
      let state = try session.state(form)
      let interface = try? session.interface(identityTypes: settings?.identityTypes ?? []) {
        identities(state)
      }
      self = .taken(state, interface ?? InterfaceState())
    } catch {
      let reason = (error as? KeptSessionError)?.reason ?? (error as? PrivateFile.Failure)?.reason
      self = .refused(reason ?? "\(error)")
    }
  }

  /// Hands over a state to the next program; nothing if it cannot be encoded or written.
  static func write(
    _ state: State, _ interface: InterfaceState, _ settings: Reopening<State>.Settings?
  ) {
    // If nothing was written, the variable is empty, and the next program reports that. If the
    // variable had a path, the next program could read a file that another user has put there.
    setenv(variable, path(ofWritten: state, interface, settings) ?? "", 1)
  }

  /// Removes the file: no program has taken it.
  static func discard() {
    Launch.environment(variable).map { PrivateFile(path: $0).remove() }
  }

  /// Writes a state to a file, and returns its path; nil if it cannot be encoded or written.
  static func path(
    ofWritten state: State, _ interface: InterfaceState, _ settings: Reopening<State>.Settings?
  ) -> String? {
    guard let form = settings?.form ?? .ofCodable else { return nil }
    let file = PrivateFile(
      path: "\(Launch.temporaryFolder)/\(Launch.programName)-\(getpid()).session")
    do {
      let session = try KeptSession(
        version: settings?.version, state: state, interface: interface, form)
      try file.write(session.text)
      return file.path
    } catch {
      return nil
    }
  }
}

extension Handover: Equatable where State: Equatable {}

extension StateForm {
  /// The form of a state that is `Codable`, or nil for any other.
  static var ofCodable: StateForm? {
    guard let type = State.self as? any (Codable & Sendable).Type else { return nil }
    return form(of: type)
  }

  private static func form<Value: Codable & Sendable>(of type: Value.Type) -> StateForm? {
    StateForm<Value>(
      encode: { try EncodedValue(encoding: $0) }, decode: { try $0.decoded(as: Value.self) })
      as? StateForm<State>
  }
}
