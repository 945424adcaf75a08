public import FeedbackCore

/// Makes calls that need a token, for any number of concurrent callers, and refreshes the token.
///
/// It is a feedback loop without a user interface: callers and network are outside the loop, and
/// `State.reduce` makes every decision.
public final class TokenKeeper: Sendable {
  package let loop: LoopActor<State, Event>
  private let callers = Callers()

  /// Makes a keeper of a token.
  ///
  /// - Parameters:
  ///   - token: The first token.
  ///   - service: Answers the calls, and issues other tokens.
  ///   - clock: Measures a token's lifetime.
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

  /// Makes a call as soon as there is a token for it.
  ///
  /// If the service refuses the token, the keeper refreshes it and makes the call once more. The
  /// cancellation of the caller's task ends only this call, not a refresh that others wait for.
  public func call(_ request: Request) async throws(CallFailure) -> String {
    let id = callers.makeID()
    let answer = await withTaskCancellationHandler {
      await callers.answer(to: id) {
        loop.sender(.called(id, request))
        // If the task was cancelled before `called` was sent, `gaveUp` had no effect: it is sent
        // again.
        if Task.isCancelled { loop.sender(.gaveUp(id)) }
      }
    } onCancel: {
      loop.sender(.gaveUp(id))
    }
    return try answer.get()
  }
}
