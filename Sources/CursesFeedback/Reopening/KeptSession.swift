import TerminalViews

/// The contents of the file of a session: one JSON object.
struct KeptSession: Equatable {
  /// The version of the file's form.
  private static let form = 1

  /// The version of the state's type, or nil if the application declares none.
  let version: Int?
  let state: EncodedValue
  let interface: EncodedValue

  init(version: Int?, state: EncodedValue, interface: EncodedValue) {
    (self.version, self.state, self.interface) = (version, state, interface)
  }

  /// Reads a text.
  ///
  /// - Throws: An error if the text is no session, or if its version and `version` differ and
  ///   neither is nil.
  init(text: String, version: Int?) throws(KeptSessionError) {
    let fields: [String: EncodedValue]
    do {
      guard case .record(let record) = try EncodedValue(json: text) else {
        throw KeptSessionError(reason: "it is no session")
      }
      fields = record
    } catch let error as JSONError {
      throw KeptSessionError(reason: "it is no session: \(error)")
    } catch {
      throw KeptSessionError(reason: "it is no session")
    }
    let found = fields.integer("version")
    guard let form = fields.integer("session"), found != nil || fields["version"] == .null,
      let state = fields["state"]
    else { throw KeptSessionError(reason: "it is no session") }
    guard form == Self.form else {
      throw KeptSessionError(reason: "another version of the library has written it")
    }
    if let found, let version, found != version {
      throw KeptSessionError(reason: "it is of version \(found) and not \(version)")
    }
    self.init(version: found, state: state, interface: fields["interface"] ?? .null)
  }

  /// The text of the file, which ends with a line feed.
  var text: String {
    EncodedValue.record([
      "session": .integer(Int64(Self.form)),
      "version": version.map { .integer(Int64($0)) } ?? .null,
      "state": state, "interface": interface,
    ]).json + "\n"
  }

  /// Encodes a session; without the interface state if a view's identity in it is not `Codable`.
  init<State>(
    version: Int?, state: State, interface: InterfaceState, _ form: StateForm<State>
  ) throws(KeptSessionError) {
    do {
      // An interface state that cannot be encoded is left out: a new one replaces it.
      let encoded = (try? EncodedValue(encoding: interface)) ?? .null
      self.init(version: version, state: try form.encode(state), interface: encoded)
    } catch {
      throw KeptSessionError(reason: "the state cannot be encoded: \(error.line)")
    }
  }

  /// The state.
  func state<State>(_ form: StateForm<State>) throws(KeptSessionError) -> State {
    do {
      return try form.decode(state)
    } catch {
      throw KeptSessionError(reason: "its state cannot be decoded: \(error.line)")
    }
  }

  /// The interface state; a new one if none was encoded.
  ///
  /// - Parameters:
  ///   - identityTypes: The types of identities that the application has listed.
  ///   - identities: Identities in the view of the state, whose types are known, too. It is called
  ///     only if the listed types do not suffice, because it lays out the view.
  func interface(
    identityTypes: [any (Codable & Hashable & Sendable).Type], identities: () -> [ViewIdentity]
  ) throws(KeptSessionError) -> InterfaceState {
    guard interface != .null else { return InterfaceState() }
    var types: [CodingUserInfoKey: Any] = [InterfaceState.identityTypes: identityTypes]
    if let listed = try? interface.decoded(as: InterfaceState.self, userInfo: types) {
      return listed
    }
    types[InterfaceState.knownIdentities] = identities()
    do {
      return try interface.decoded(as: InterfaceState.self, userInfo: types)
    } catch {
      // The type of an identity is unknown, or the form has changed.
      throw KeptSessionError(reason: error.line)
    }
  }
}

/// The reason why a session cannot be read or written.
struct KeptSessionError: Error, Equatable {
  /// The end of a sentence, without its full stop.
  let reason: String
}

extension Error {
  /// The error in one line; of a decoding error, the place and the reason.
  fileprivate var line: String {
    let context: DecodingError.Context? =
      switch self as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      case nil: nil
      @unknown default: nil
      }
    guard let context else { return "\(self)" }
    var path = context.codingPath.map(\.stringValue)
    if case .keyNotFound(let key, _)? = self as? DecodingError { path.append(key.stringValue) }
    // The messages around it end its sentence.
    var reason = context.debugDescription
    if reason.hasSuffix(".") { reason.removeLast() }
    return path.isEmpty ? reason : "\(path.joined(separator: ".")): \(reason)"
  }
}
