extension TokenKeeper {
  /// The state of a keeper.
  public struct State: Equatable, Sendable {
    /// The state of the token.
    public internal(set) var token: TokenState
    /// The calls whose callers wait, in the order of their start.
    public internal(set) var calls: [Call] = []
  }

  /// An event of a keeper.
  public enum Event: Equatable, Sendable {
    /// A caller has started a call.
    case called(Call.ID, Request)
    /// The task of a call's caller was cancelled.
    case gaveUp(Call.ID)
    /// No refresh is in progress: each waiting call is sent, needs a refresh, or fails, depending
    /// on the token.
    case wayCleared
    /// The service has answered a call.
    case answered(Call.ID, ServiceAnswer)
    /// The caller has received the result of its call.
    case told(Call.ID)
    /// The service has answered a refresh.
    case refreshEnded(RefreshAnswer)
    /// The token's lifetime has passed.
    case tokenExpired
  }
}

extension TokenKeeper.State {
  /// Applies an event; nothing else changes the state.
  mutating func reduce(_ event: TokenKeeper.Event) {
    switch event {
    case .called(let id, let request):
      calls.append(Call(id: id, request: request))
    case .gaveUp(let id):
      change(id) { call, _ in call.giveUp() }
    case .wayCleared:
      for index in calls.indices { calls[index].begin(with: &token) }
    case .answered(let id, let answer):
      change(id) { call, token in call.take(answer, &token) }
    case .told(let id):
      calls.removeAll { $0.id == id }
    case .refreshEnded(let answer):
      token.endRefresh(answer)
      for index in calls.indices { calls[index].endRefresh(token) }
    case .tokenExpired:
      token.expire()
    }
  }

  private mutating func change(_ id: Call.ID, _ body: (inout Call, inout TokenState) -> Void) {
    guard let index = calls.firstIndex(where: { $0.id == id }) else { return }
    body(&calls[index], &token)
  }
}

extension Call {
  fileprivate mutating func giveUp() {
    guard result == nil else { return }
    stage = .over(.failure(.cancelled))
  }

  fileprivate mutating func begin(with token: inout TokenState) {
    guard stage == .waiting else { return }
    switch token {
    case .fresh(let fresh) where !fresh.hasExpired:
      stage = .sent(fresh)
    case .fresh, .refreshFailed, .refreshing:
      stage = .refreshing
      token.refresh(version: token.token.version)
    case .invalidated:
      stage = .over(.failure(.tokenInvalid))
    }
  }

  fileprivate mutating func take(_ answer: ServiceAnswer, _ token: inout TokenState) {
    guard case .sent(let sent) = stage else { return }
    switch answer {
    case .response(let response):
      stage = .over(.success(response))
    case .failed(let reason):
      stage = .over(.failure(.failed(reason)))
    case .tokenInvalid where wasRefused:
      stage = .over(.failure(.tokenInvalid))
    case .tokenInvalid:
      wasRefused = true
      token.refresh(version: sent.version)
      stage = token.isRefreshing ? .refreshing : .waiting
    }
  }

  fileprivate mutating func endRefresh(_ token: TokenState) {
    guard stage == .refreshing else { return }
    if case .refreshFailed(_, let reason) = token {
      stage = .over(.failure(.refreshFailed(reason)))
    } else {
      stage = .waiting
    }
  }
}
