import FeedbackCore

/// What should be going on: each is a question to the state, and stops when the answer is no.
extension TokenKeeper.State {
  /// The token in whose place another one is wanted.
  var tokenToRefresh: Token? {
    if case .refreshing(let token) = token { token } else { nil }
  }

  /// The token whose time runs.
  var runningToken: Token? {
    if case .fresh(let token) = token, !token.hasExpired { token } else { nil }
  }

  /// Whether calls wait that nothing keeps back.
  var isWayClear: Bool {
    !token.isRefreshing && calls.contains { $0.stage == .waiting }
  }

  /// What is with the service.
  var sentCalls: [SentCall] {
    calls.compactMap { call in
      if case .sent(let token) = call.stage {
        SentCall(id: call.id, request: call.request, token: token)
      } else {
        nil
      }
    }
  }

  /// The calls whose callers are being told.
  var overCalls: [Call] { calls.filter { $0.result != nil } }
}

/// A call with the token it goes out with: with another token it goes out anew.
struct SentCall: Identifiable, Equatable, Sendable {
  let id: Call.ID
  let request: Request
  let token: Token
}

extension TokenKeeper {
  /// What makes it happen.
  static func feedbacks(
    service: some TokenService, callers: Callers
  ) -> [Feedback<State, Event>] {
    [
      .react(to: \.tokenToRefresh, "refresh") { token in
        .refreshEnded(await service.refresh(token))
      },
      .react(to: \.runningToken, "expiry") { token in
        token.lifetime.map { .after($0, send: .tokenExpired) } ?? .none
      },
      .react(when: \.isWayClear, "begin") { _ in .send(.wayCleared) },
      .react(toEach: \.sentCalls, "call") { call in
        .answered(call.id, await service.answer(to: call.request, with: call.token))
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
