/// A token, which authorises a call.
public struct Token: Equatable, Sendable {
  /// The number of the token in its keeper, which distinguishes it from the one before.
  public let version: Int
  /// The text that the service requires with each call.
  public let secret: String
  /// The duration of its validity from its issue, or nil if it is unknown.
  public let lifetime: Duration?
  /// Whether the lifetime has passed.
  public internal(set) var hasExpired = false

  /// Makes a token that is valid from now on.
  public init(version: Int = 1, secret: String, lifetime: Duration? = nil) {
    self.version = version
    self.secret = secret
    self.lifetime = lifetime
  }
}

/// The state of a keeper's token.
public enum TokenState: Equatable, Sendable {
  /// Calls are sent with the token; if it has expired, the next call refreshes it first.
  case fresh(Token)
  /// A refresh of the token is in progress.
  case refreshing(Token)
  /// The last refresh failed. The next call starts another.
  case refreshFailed(Token, reason: String)
  /// The service issues no other token for this one: every call that has not been sent fails.
  case invalidated(Token)

  /// The latest token.
  public var token: Token {
    switch self {
    case .fresh(let token), .refreshing(let token), .refreshFailed(let token, _),
      .invalidated(let token):
      token
    }
  }

  /// Whether a refresh is in progress.
  var isRefreshing: Bool {
    if case .refreshing = self { true } else { false }
  }

  /// Starts a refresh of the token with this version.
  ///
  /// Does nothing if there is a newer token, if a refresh is in progress, or if the token is
  /// invalidated: calls that the service refuses for the same token share one refresh.
  mutating func refresh(version: Int) {
    guard token.version == version else { return }
    switch self {
    case .fresh(let token), .refreshFailed(let token, _): self = .refreshing(token)
    case .refreshing, .invalidated: break
    }
  }

  /// Marks a fresh token as expired; does nothing in the other states.
  mutating func expire() {
    guard case .fresh(var token) = self else { return }
    token.hasExpired = true
    self = .fresh(token)
  }

  /// Applies the service's answer to a refresh.
  mutating func endRefresh(_ answer: RefreshAnswer) {
    switch answer {
    case .issued(let secret, let lifetime):
      self = .fresh(Token(version: token.version + 1, secret: secret, lifetime: lifetime))
    case .failed(let reason): self = .refreshFailed(token, reason: reason)
    case .tokenInvalid: self = .invalidated(token)
    }
  }
}
