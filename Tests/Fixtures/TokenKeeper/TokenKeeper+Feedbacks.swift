import FeedbackCore

/// The requests that the state makes: an effect runs as long as its request is present.
extension TokenKeeper.State {
  /// The token to refresh, or nil if no refresh is in progress.
  var tokenToRefresh: Token? {
    if case .refreshing(let token) = token { token } else { nil }
  }

  /// The fresh token, or nil if it has expired or the state is not `fresh`.
  var runningToken: Token? {
    if case .fresh(let token) = token, !token.hasExpired { token } else { nil }
  }

  /// Whether calls are waiting while no refresh is in progress.
  var isWayClear: Bool {
    !token.isRefreshing && calls.contains { $0.stage == .waiting }
  }

  /// The calls that the service has.
  var sentCalls: [SentCall] {
    calls.compactMap { call in
      if case .sent(let token) = call.stage {
        SentCall(id: call.id, request: call.request, token: token)
      } else {
        nil
      }
    }
  }

  /// The calls whose callers are being notified.
  var overCalls: [Call] { calls.filter { $0.result != nil } }
}

/// A call with the token that it is sent with: with another token it is sent again.
struct SentCall: Identifiable, Equatable, Sendable {
  let id: Call.ID
  let request: Request
  let token: Token
}

extension TokenKeeper {
  /// The feedbacks that run the effects of the requests.
  static func feedbacks(
    service: some TokenService, callers: Callers
  ) -> [Feedback<State, Event>] {
    [
      .react(to: \.tokenToRefresh, "refresh") { token in
        .perform { _ in .refreshEnded(await service.refresh(token)) }
      },
      .react(to: \.runningToken, "expiry") { token in
        token.lifetime.map { .after($0, send: .tokenExpired) } ?? .none
      },
      .react(when: \.isWayClear, "begin") { _ in .send(.wayCleared) },
      .react(toEach: \.sentCalls, "call") { call in
        .perform { _ in
          .answered(call.id, await service.answer(to: call.request, with: call.token))
        }
      },
      .react(toEach: \.overCalls, "tell") { call in
        .callback { context in
          if let result = call.result { callers.tell(call.id, result) }
          context.send(.told(call.id))
          return .none
        }
      },
    ]
  }
}
