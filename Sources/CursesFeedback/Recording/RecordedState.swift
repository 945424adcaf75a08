import TerminalViews

/// The first state of a session in the form of a recording.
enum RecordedState {
  /// The most bytes of a state in a header: a larger one is left out.
  static let byteLimit = 1_048_576

  /// The encoded state; nil if its type is not `Codable`, if the encoded state is too large, or if
  /// decoding it would not give an equal state.
  static func value<State>(of state: State) -> EncodedValue? {
    // A state that cannot be encoded is left out, as one that is not Codable.
    guard let encodable = state as? any Encodable,
      let value = try? EncodedValue(encoding: encodable), value.pathWithoutJSON == nil,
      let decoded: State = self.state(of: value),
      StateHash.of(decoded) == StateHash.of(state), value.json.utf8.count <= byteLimit
    else { return nil }
    return value
  }

  /// Whether a replay could begin with an interface state: one with identities of the application's
  /// types cannot be decoded without the application's views.
  static func canHold(_ interface: InterfaceState) -> Bool {
    guard let encoded = try? EncodedValue(encoding: interface) else { return false }
    return (try? encoded.decoded(as: InterfaceState.self)) != nil
  }

  /// The state of a value; nil if it is none of this type.
  static func state<State>(of value: EncodedValue) -> State? {
    guard let type = State.self as? any Decodable.Type else { return nil }
    // The recording of another version of the application may have another state.
    return try? value.decoded(as: type) as? State
  }
}
