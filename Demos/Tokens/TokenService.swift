/// An access token, without which a service answers no request.
package struct Token: Codable, Equatable, Sendable {
  /// Its number: the service issues one after the other.
  package let number: Int
  /// Whether the service refuses it.
  package var hasExpired = false

  /// Makes a token that has not expired.
  package init(number: Int = 1) { self.number = number }
}

/// A service that takes a time for each answer, as one on another computer does.
package struct TokenService: Sendable {
  private let latency: Duration

  /// Makes a service whose answers take the given time; a token takes twice as long.
  package init(latency: Duration = .seconds(1)) { self.latency = latency }

  /// Whether the service accepts a request with the token.
  package func accepts(_ token: Token) async throws -> Bool {
    try await Task.sleep(for: latency)
    return !token.hasExpired
  }

  /// The token after another one, or nil if the service issues none.
  package func token(after token: Token, isDown: Bool) async throws -> Token? {
    try await Task.sleep(for: latency * 2)
    return isDown ? nil : Token(number: token.number + 1)
  }
}
