public import FeedbackCore

/// Makes calls that need a token, for any number of callers at once, and sees to the token.
///
/// A service without a user interface, written as a feedback loop: callers are outside, the network
/// is outside, and all that is decided between them is `State.reduce`.
public final class TokenKeeper: Sendable {
  package let loop: LoopActor<State, Event>
  private let callers = Callers()

  /// Makes a keeper of a token.
  ///
  /// - Parameters:
  ///   - token: The first token.
  ///   - service: Takes the calls, and gives other tokens.
  ///   - clock: Tells when a token's lifetime has passed.
  public init(
    token: Token, service: some TokenService, clock: any LoopClock = ContinuousClock()
  ) async {
    loop = LoopActor(
      initial: State(token: .fresh(token)),
      reduce: Reducer { state, event in state.reduce(event) },
      feedbacks: Self.feedbacks(service: service, callers: callers),
      clock: clock)
    await loop.start()
  }

  /// Makes a call, once there is a token for it.
  ///
  /// A token that the service refuses is refreshed, and the call made once more. Whoever is
  /// cancelled while waiting gives up alone: what others wait for goes on.
  public func call(_ request: Request) async throws(CallFailure) -> String {
    let id = callers.makeID()
    let answer = await withTaskCancellationHandler {
      await callers.answer(to: id) {
        loop.sender(.called(id, request))
        // Who was cancelled before had nothing to give up yet.
        if Task.isCancelled { loop.sender(.gaveUp(id)) }
      }
    } onCancel: {
      loop.sender(.gaveUp(id))
    }
    return try answer.get()
  }
}
