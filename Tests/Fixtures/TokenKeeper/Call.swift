/// One call of one caller, from its beginning until the caller has the answer.
public struct Call: Identifiable, Equatable, Sendable {
  /// How far a call has come.
  public enum Stage: Equatable, Sendable {
    /// It begins, or begins again, as soon as no refresh is going on.
    case waiting
    /// It is with the service, with this token.
    case sent(Token)
    /// It asked for a refresh, alone or with others, and shares the end of it.
    case refreshing
    /// It is over, and its caller is being told.
    case over(Result<String, CallFailure>)
  }

  /// Tells the calls of a keeper apart.
  public let id: Int
  /// What is wanted.
  public let request: Request
  /// How far it has come.
  public internal(set) var stage = Stage.waiting
  /// Whether a token was refused to it before: the second time is the last.
  public internal(set) var wasRefused = false

  /// What its caller is told; nil while it goes on.
  public var result: Result<String, CallFailure>? {
    if case .over(let result) = stage { result } else { nil }
  }
}

/// Why a call brought nothing.
public enum CallFailure: Error, Equatable, Sendable {
  /// The service takes no token of this keeper any more.
  case tokenInvalid
  /// Another token was needed, and could not be had for now.
  case refreshFailed(String)
  /// The call itself failed.
  case failed(String)
  /// The caller's task was cancelled.
  case cancelled
}
