package import CursesFeedback

/// Requests that need a token, which expires: one refresh serves all requests that wait for it.
package struct Tokens: App {
  package struct Request: Identifiable, Equatable, Sendable {
    package enum Stage: Equatable, Sendable {
      /// The service has it, with this token.
      case sent(Token)
      /// It waits for another token.
      case waiting
      /// The service has answered it, with the token of this number.
      case answered(token: Int)
      /// The service has issued no other token.
      case failed
    }

    package let id: Int
    package var stage: Stage
  }

  /// A request with its token: with another token it is sent again.
  struct SentRequest: Identifiable, Equatable, Sendable {
    let id: Int
    let token: Token
  }

  package struct State: Equatable, Sendable {
    package var token = Token()
    /// Whether a refresh of the token is in progress.
    package var isRefreshing = false
    /// The number of refreshes so far.
    package var refreshes = 0
    /// The requests, in the order in which they were made.
    package var requests: [Request] = []
    /// Whether the service issues no tokens.
    package var isServiceDown = false
    /// The steps of the spinner.
    package var step = 0

    /// The requests that the service has.
    var sentRequests: [SentRequest] {
      requests.compactMap { request in
        guard case .sent(let token) = request.stage else { return nil }
        return SentRequest(id: request.id, token: token)
      }
    }
  }

  package enum Event: Codable, Equatable, Sendable {
    case requested(count: Int), answered(Request.ID), refused(Request.ID)
    case tokenExpired, refreshed(Token?), serviceToggled, spun
  }

  package let initial = State()
  /// The service that answers the requests.
  package var service = TokenService()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .requested(let count):
      for _ in 0..<count {
        let stage: Request.Stage = state.isRefreshing ? .waiting : .sent(state.token)
        state.requests.append(Request(id: state.requests.count + 1, stage: stage))
      }
    case .answered(let id):
      state.change(id) { request, token in request.stage = .answered(token: token.number) }
    case .refused(let id):
      // A token that is newer than the refused one is tried first.
      let latest = state.token
      state.change(id) { request, token in
        request.stage = token.number < latest.number ? .sent(latest) : .waiting
      }
      if !state.isRefreshing, state.requests.contains(where: { $0.stage == .waiting }) {
        state.isRefreshing = true
        state.refreshes += 1
      }
    case .refreshed(let token):
      state.isRefreshing = false
      state.token = token ?? state.token
      for index in state.requests.indices where state.requests[index].stage == .waiting {
        state.requests[index].stage = token.map(Request.Stage.sent) ?? .failed
      }
    case .tokenExpired: state.token.hasExpired = true
    case .serviceToggled: state.isServiceDown.toggle()
    case .spun: state.step += 1
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(toEach: \.sentRequests, "request") { [service] request in
      .perform { _ in
        try await service.accepts(request.token) ? .answered(request.id) : .refused(request.id)
      }
    }
    Feedback.react(when: \.isRefreshing, "refresh") { [service] state in
      .perform { _ in
        .refreshed(try await service.token(after: state.token, isDown: state.isServiceDown))
      }
    }
    Feedback.after({ $0.token.hasExpired ? nil : .seconds(30) }, "expiry", sends: .tokenExpired)
    Feedback.decoration(
      "spin", while: { $0.isRefreshing || !$0.sentRequests.isEmpty },
      sends: .spun)
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("r", "Request", sends: .requested(count: 1))
    KeyBinding("f", "Five requests", sends: .requested(count: 5))
    if !state.token.hasExpired { KeyBinding("e", "Expire token", sends: .tokenExpired) }
    KeyBinding("d", state.isServiceDown ? "Service up" : "Service down", sends: .serviceToggled)
      .command("toggle-service")
    KeyBinding.quit("q", "ctrl+c")
  }
}

extension Tokens.State {
  /// Changes a request that the service has; `body` gets the token that the request was sent with.
  fileprivate mutating func change(
    _ id: Tokens.Request.ID, _ body: (inout Tokens.Request, Token) -> Void
  ) {
    guard let index = requests.firstIndex(where: { $0.id == id }),
      case .sent(let token) = requests[index].stage
    else { return }
    body(&requests[index], token)
  }
}
