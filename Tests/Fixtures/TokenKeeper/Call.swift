/// A call, from its start until the caller has the answer.
public struct Call: Identifiable, Equatable, Sendable {
  /// The stage of a call.
  public enum Stage: Equatable, Sendable {
    /// The call waits until no refresh is in progress. Depending on the token it is then sent (for
    /// the first time or again), starts another refresh, or fails.
    case waiting
    /// The service has the call, with this token.
    case sent(Token)
    /// The call needs the refresh in progress, and shares its result with others.
    case refreshing
    /// The call has ended, and the caller is being notified.
    case over(Result<String, CallFailure>)
  }

  /// The call's ID, unique in its keeper.
  public let id: Int
  /// The request to the service.
  public let request: Request
  /// The call's stage.
  public internal(set) var stage = Stage.waiting
  /// Whether the service has refused a token of this call; a second refusal ends the call.
  public internal(set) var wasRefused = false

  /// The result for the caller, or nil while the call is in progress.
  public var result: Result<String, CallFailure>? {
    if case .over(let result) = stage { result } else { nil }
  }
}

/// The reason of a call's failure.
public enum CallFailure: Error, Equatable, Sendable {
  /// The service refused the call twice, or issues no more tokens to this keeper.
  case tokenInvalid
  /// The call needed another token, and the refresh failed for this reason.
  case refreshFailed(String)
  /// The call itself failed.
  case failed(String)
  /// The caller's task was cancelled.
  case cancelled
}
