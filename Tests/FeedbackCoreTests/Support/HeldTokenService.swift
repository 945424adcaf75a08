import FeedbackCore
import TokenKeeperDemo

/// A service of which the test gives every answer, and a keeper that calls it.
@MainActor
struct HeldTokenService {
  /// Calls, as "path with version".
  let calls = HeldQuestions<String, ServiceAnswer>()
  /// Wishes for another token, as the version of the one before.
  let refreshes = HeldQuestions<Int, RefreshAnswer>()
  let clock = VirtualClock()
  let keeper: TokenKeeper
  private let recorder: Recorder<TokenKeeper.State>

  init(lifetime: Duration? = nil) {
    keeper = TokenKeeper(
      token: Token(secret: "first", lifetime: lifetime),
      service: Service(calls: calls, refreshes: refreshes), clock: clock)
    recorder = Recorder(keeper.loop)
  }

  /// Calls, as one of any number of callers.
  func call(_ path: String) -> Task<Result<String, CallFailure>, Never> {
    Task { [keeper] in
      do throws(CallFailure) {
        return .success(try await keeper.call(Request(path)))
      } catch {
        return .failure(error)
      }
    }
  }

  /// The states of the token, as "state version", without repetitions.
  var tokenStates: [String] {
    recorder.states.map(\.token.label).reduce(into: []) { labels, label in
      if labels.last != label { labels.append(label) }
    }
  }

  /// How many states had a token in this state.
  func stateCount(_ label: String) -> Int {
    recorder.states.count { $0.token.label == label }
  }

  /// Waits until a number of calls have come so far.
  func waitForCalls(_ count: Int, _ isThere: @escaping (Call.Stage) -> Bool) async {
    await recorder.waitForState { $0.calls.count { isThere($0.stage) } == count }
  }
}

private struct Service: TokenService {
  let calls: HeldQuestions<String, ServiceAnswer>
  let refreshes: HeldQuestions<Int, RefreshAnswer>

  func answer(to request: Request, with token: Token) async -> ServiceAnswer {
    await calls.ask("\(request.path) with \(token.version)") ?? .failed("withdrawn")
  }

  func refresh(_ token: Token) async -> RefreshAnswer {
    await refreshes.ask(token.version) ?? .failed("withdrawn")
  }
}

extension TokenState {
  fileprivate var label: String {
    switch self {
    case .fresh(let token): "fresh \(token.version)"
    case .refreshing(let token): "refreshing \(token.version)"
    case .refreshFailed(let token, let reason): "failed \(token.version) \(reason)"
    case .invalidated(let token): "invalidated \(token.version)"
    }
  }
}
