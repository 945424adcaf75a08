/// What authorises a call.
public struct Token: Equatable, Sendable {
  /// Counts the tokens of a keeper, so that each can be told from the one before it.
  public let version: Int
  /// What the service wants to see with each call.
  public let secret: String
  /// How long it is good from the moment the keeper got it; nil where nobody knows.
  public let lifetime: Duration?
  /// Whether that time has passed.
  public internal(set) var hasExpired = false

  /// Makes a token that is good from now on.
  public init(version: Int = 1, secret: String, lifetime: Duration? = nil) {
    self.version = version
    self.secret = secret
    self.lifetime = lifetime
  }
}

/// Where a keeper is with its token.
public enum TokenState: Equatable, Sendable {
  /// Calls go out with it; if its time is over, they have it refreshed before.
  case fresh(Token)
  /// Another one was asked for in its place.
  case refreshing(Token)
  /// Another one was asked for, to no avail. The next call asks again.
  case refreshFailed(Token, reason: String)
  /// The service gives no other one for it: nothing can be called any more.
  case invalidated(Token)

  /// The latest one there is.
  public var token: Token {
    switch self {
    case .fresh(let token), .refreshing(let token), .refreshFailed(let token, _),
      .invalidated(let token):
      token
    }
  }

  /// Whether another one was asked for.
  var isRefreshing: Bool {
    if case .refreshing = self { true } else { false }
  }

  /// Asks for another token in place of the one with this version.
  ///
  /// Nothing happens where there is another one already, where it was asked for, and where there
  /// will never be one: so calls that find the same token bad ask for one refresh together.
  mutating func refresh(version: Int) {
    guard token.version == version else { return }
    switch self {
    case .fresh(let token), .refreshFailed(let token, _): self = .refreshing(token)
    case .refreshing, .invalidated: break
    }
  }

  /// The token's time has passed.
  mutating func expire() {
    guard case .fresh(var token) = self else { return }
    token.hasExpired = true
    self = .fresh(token)
  }

  /// Takes what came of asking.
  mutating func endRefresh(_ answer: RefreshAnswer) {
    switch answer {
    case .issued(let secret, let lifetime):
      self = .fresh(Token(version: token.version + 1, secret: secret, lifetime: lifetime))
    case .failed(let reason): self = .refreshFailed(token, reason: reason)
    case .tokenInvalid: self = .invalidated(token)
    }
  }
}
