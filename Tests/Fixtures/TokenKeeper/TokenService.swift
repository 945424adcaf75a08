/// The service that wants a token with each call.
public protocol TokenService: Sendable {
  /// Makes a call.
  func answer(to request: Request, with token: Token) async -> ServiceAnswer
  /// Asks for another token in place of one.
  func refresh(_ token: Token) async -> RefreshAnswer
}

/// What a caller wants of the service.
public struct Request: Equatable, Sendable {
  /// Names the thing.
  public let path: String

  /// Makes a request for the thing at a path.
  public init(_ path: String) {
    self.path = path
  }
}

/// What the service says to a call.
public enum ServiceAnswer: Equatable, Sendable {
  /// What was wanted.
  case response(String)
  /// The token is no good; perhaps another one is.
  case tokenInvalid
  /// It did not work, and not because of the token.
  case failed(String)
}

/// What the service says when it is asked for another token.
public enum RefreshAnswer: Equatable, Sendable {
  /// Here it is.
  case issued(secret: String, lifetime: Duration? = nil)
  /// It did not work; perhaps it does later.
  case failed(String)
  /// There is none for this token, now or later.
  case tokenInvalid
}
