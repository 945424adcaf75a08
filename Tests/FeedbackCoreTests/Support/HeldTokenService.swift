import FeedbackCore
import TokenKeeping

/// A token service whose answers the test gives, and a keeper that calls it.
@MainActor
final class HeldTokenService {
  /// Calls, as "path with version".
  let calls = HeldQuestions<String, ServiceAnswer>()
  /// Requests for a new token, as the version of the old token.
  let refreshes = HeldQuestions<Int, RefreshAnswer>()
  let clock = VirtualClock()
  let keeper: TokenKeeper
  private let states: AsyncStream<TokenKeeper.State>
  private var seen: [TokenKeeper.State] = []

  init(lifetime: Duration? = nil) async {
    keeper = await TokenKeeper(
      token: Token(secret: "first", lifetime: lifetime),
      service: Service(calls: calls, refreshes: refreshes), clock: clock)
    states = await keeper.loop.states
  }

  /// Makes a call in a task of its own, so that several calls can wait side by side.
  func call(_ path: String) -> Task<Result<String, CallFailure>, Never> {
    Task { [keeper] in
      do throws(CallFailure) {
        return .success(try await keeper.call(Request(path)))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Stops the keeper, and returns the states that its token had, without consecutive repetitions.
  ///
  /// Each is written as the state, the version, and the reason of a failure, as in "failed 1 busy".
  func tokenStates() async -> [String] {
    await keeper.loop.stop()
    for await state in states { seen.append(state) }
    return seen.map(\.token.label).reduce(into: []) { labels, label in
      if labels.last != label { labels.append(label) }
    }
  }

  /// The number of the keeper's states read so far in which the token had this state, such as
  /// "refreshing 1".
  func stateCount(_ label: String) -> Int {
    seen.count { $0.token.label == label }
  }

  /// Waits until exactly the calls for these paths are at this stage.
  func waitUntil(_ paths: Set<String>, are stage: Call.Stage) async {
    for await state in states {
      seen.append(state)
      if Set(state.calls.filter { $0.stage == stage }.map(\.request.path)) == paths { return }
    }
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
