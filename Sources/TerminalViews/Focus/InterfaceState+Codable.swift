extension InterfaceState {
  /// The key of a decoder's `userInfo` for the types of identities, besides `Int` and `String`.
  ///
  /// ```swift
  /// decoder.userInfo[InterfaceState.identityTypes] = [Field.self]
  /// ```
  public static var identityTypes: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "InterfaceState.identityTypes") else {
      preconditionFailure("Any text makes a CodingUserInfoKey.")
    }
    return key
  }

  /// The key of a decoder's `userInfo` for identities (``ViewIdentity``) whose types are known, too.
  package static var knownIdentities: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "InterfaceState.knownIdentities") else {
      preconditionFailure("Any text makes a CodingUserInfoKey.")
    }
    return key
  }

  static func identityTypes(of decoder: any Decoder) -> [any (Codable & Hashable & Sendable).Type] {
    decoder.userInfo[identityTypes] as? [any (Codable & Hashable & Sendable).Type] ?? []
  }
}

/// The mouse is left out: its place and its buttons can be others when the program runs again. The
/// tooltip is left out, too.
extension InterfaceState: Codable {
  private struct Encoded: Codable {
    struct Memory: Codable {
      let path: ViewPath
      let memory: EncodedMemory
    }

    struct Request: Codable {
      let scope: FocusScopeID
      let identity: ViewIdentity
    }

    var focus: ViewPath?
    var focusRank: Int?
    var covered: [CoveredFocus]
    var suspended: SuspendedFocus?
    var pendingKeys: PendingKeys?
    var selection: ScreenSelection?
    var pageFocus: [PageFocus]?
    var help: HelpState?
    var memories: [Memory]
    var requests: [Request]
  }

  /// Decodes an interface state; memories of controls are decoded when their controls are shown.
  ///
  /// A memory that cannot be decoded, because another version of its type encoded it, is replaced
  /// by a new one.
  ///
  /// - Throws: `DecodingError` if the identity of a view is neither a number nor a text, and its
  ///   type is not in the decoder's `userInfo` (``identityTypes``).
  public init(from decoder: any Decoder) throws {
    let encoded = try Encoded(from: decoder)
    self.init()
    focus = encoded.focus
    if let rank = encoded.focusRank { focusRank = rank }
    covered = encoded.covered
    suspended = encoded.suspended
    if let keys = encoded.pendingKeys { pendingKeys = keys }
    if let text = encoded.selection { selection = text }
    if let pages = encoded.pageFocus { pageFocus = pages }
    if let help = encoded.help { self.help = help }
    for memory in encoded.memories { memories[memory.path] = StoredMemory(memory.memory) }
    for request in encoded.requests { focusRequests[request.scope] = request.identity }
  }

  /// Encodes everything but the mouse and the tooltip.
  ///
  /// - Throws: `EncodingError` if the identity of a view is not `Codable`; the error's description
  ///   names the view's place in the tree of views. Also the error of a memory's own encoding.
  public func encode(to encoder: any Encoder) throws {
    let memories = try memories.map { path, stored in
      Encoded.Memory(path: path, memory: try EncodedMemory(stored.value))
    }
    let requests = focusRequests.map { Encoded.Request(scope: $0, identity: $1) }
    let encoded = Encoded(
      focus: focus, focusRank: focusRank > 0 ? focusRank : nil, covered: covered,
      suspended: suspended,
      pendingKeys: hasPendingKeys ? pendingKeys : nil,
      selection: selection.flatMap { $0.isEmpty ? nil : $0 },
      pageFocus: pageFocus.isEmpty ? nil : pageFocus, help: help,
      memories: memories.sorted { $0.path.description < $1.path.description },
      requests: requests.sorted { $0.scope.order < $1.scope.order })
    try encoded.encode(to: encoder)
  }
}

extension FocusScopeID {
  fileprivate var order: (String, Int) { (path.description, number) }
}
