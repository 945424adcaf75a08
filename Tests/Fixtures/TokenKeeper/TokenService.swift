/// A service that requires a token with each call.
public protocol TokenService: Sendable {
  /// Receives a request that was sent with this token, and returns the service's answer.
  func answer(to request: Request, with token: Token) async -> ServiceAnswer
  /// Requests another token in place of this one.
  func refresh(_ token: Token) async -> RefreshAnswer
}

/// A caller's request to the service.
public struct Request: Equatable, Sendable {
  /// The path of the requested resource.
  public let path: String

  /// Makes a request for the resource at a path.
  public init(_ path: String) {
    self.path = path
  }
}

/// The service's answer to a call.
public enum ServiceAnswer: Equatable, Sendable {
  /// The response to the request.
  case response(String)
  /// The service refuses the token; it may accept another.
  case tokenInvalid
  /// The call failed for another reason than the token.
  case failed(String)
}

/// The service's answer to a request for another token.
public enum RefreshAnswer: Equatable, Sendable {
  /// Another token.
  case issued(secret: String, lifetime: Duration? = nil)
  /// The refresh failed for this reason; a later one may succeed.
  case failed(String)
  /// The service never issues another token for this one.
  case tokenInvalid
}
