import FeedbackCore
import Testing
import TokenKeeping

/// Refreshes of a shared access token that fail, temporarily or for good.
///
/// A call is written as its path and the version of its token, such as "a with 1".
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct TokenRefreshTests {
  private let service: HeldTokenService

  init() async {
    service = await HeldTokenService()
  }

  @Test func `S-106 a refresh answered invalid invalidates the token and fails the call`() async {
    let answer = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.answer(1, with: .tokenInvalid)
    #expect(await answer.value == .failure(.tokenInvalid))
    #expect(await service.tokenStates() == ["fresh 1", "refreshing 1", "invalidated 1"])
  }

  @Test func `S-107 a call that waits for a refresh answered invalid is never sent`() async {
    let first = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.arrival(of: 1)
    let second = service.call("b")
    await service.waitUntil(["b"], are: .waiting)
    await service.refreshes.answer(1, with: .tokenInvalid)
    #expect(await first.value == .failure(.tokenInvalid))
    #expect(await second.value == .failure(.tokenInvalid))
    #expect(service.calls.asked == ["a with 1"])
  }

  @Test func `S-108 two calls with the same refused token cause one refresh`() async {
    let first = service.call("a")
    let second = service.call("b")
    await service.calls.arrival(of: "a with 1")
    await service.calls.answer("b with 1", with: .tokenInvalid)
    await service.waitUntil(["b"], are: .refreshing)
    let before = service.stateCount("refreshing 1")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.waitUntil(["a", "b"], are: .refreshing)
    #expect(service.stateCount("refreshing 1") == before + 1)
    await service.refreshes.answer(1, with: .tokenInvalid)
    #expect(await first.value == .failure(.tokenInvalid))
    #expect(await second.value == .failure(.tokenInvalid))
    #expect(service.refreshes.asked == [1])
  }

  @Test func `S-109 calls with an invalidated token fail at once, without a request`() async {
    let answer = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.answer(1, with: .tokenInvalid)
    #expect(await answer.value == .failure(.tokenInvalid))
    #expect(await service.call("b").value == .failure(.tokenInvalid))
    #expect(service.calls.asked == ["a with 1"])
    #expect(service.refreshes.asked == [1])
  }

  @Test func `S-110 a refresh with a temporary failure fails the call that caused it`() async {
    let answer = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.answer(1, with: .failed("busy"))
    #expect(await answer.value == .failure(.refreshFailed("busy")))
    #expect(await service.tokenStates() == ["fresh 1", "refreshing 1", "failed 1 busy"])
  }

  @Test func `S-111 a call that waited for a failed refresh causes another one`() async {
    let first = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.arrival(of: 1)
    let second = service.call("b")
    await service.waitUntil(["b"], are: .waiting)
    await service.refreshes.answer(1, with: .failed("busy"))
    #expect(await first.value == .failure(.refreshFailed("busy")))
    await service.refreshes.answer(1, with: .issued(secret: "second"))
    await service.calls.answer("b with 2", with: .response("B"))
    #expect(await second.value == .success("B"))
    #expect(
      await service.tokenStates() == [
        "fresh 1", "refreshing 1", "failed 1 busy", "refreshing 1", "fresh 2",
      ])
  }

  @Test func `S-112 two calls that caused a failed refresh both fail with its error`() async {
    let first = service.call("a")
    let second = service.call("b")
    await service.calls.arrival(of: "a with 1")
    await service.calls.arrival(of: "b with 1")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.calls.answer("b with 1", with: .tokenInvalid)
    await service.waitUntil(["a", "b"], are: .refreshing)
    await service.refreshes.answer(1, with: .failed("busy"))
    #expect(await first.value == .failure(.refreshFailed("busy")))
    #expect(await second.value == .failure(.refreshFailed("busy")))
    #expect(service.refreshes.asked == [1])
  }

  @Test func `S-113 a call after a failed refresh refreshes again, and is sent if that succeeds`()
    async
  {
    await failRefresh()
    let answer = service.call("b")
    await service.refreshes.answer(1, with: .issued(secret: "second"))
    await service.calls.answer("b with 2", with: .response("B"))
    #expect(await answer.value == .success("B"))
    #expect(service.refreshes.asked == [1, 1])
  }

  @Test func `S-114 a call after a failed refresh refreshes again, and fails if that fails`() async
  {
    await failRefresh()
    let answer = service.call("b")
    await service.refreshes.answer(1, with: .failed("still busy"))
    #expect(await answer.value == .failure(.refreshFailed("still busy")))
    #expect(await service.tokenStates().last == "failed 1 still busy")
    #expect(service.calls.asked == ["a with 1"])
  }

  @Test func `S-115 a later refresh that is answered invalid invalidates the token`() async {
    await failRefresh()
    let answer = service.call("b")
    await service.refreshes.answer(1, with: .tokenInvalid)
    #expect(await answer.value == .failure(.tokenInvalid))
    #expect(await service.tokenStates().last == "invalidated 1")
  }

  @Test func `calls that waited for a failed refresh share the next one`() async {
    let first = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.arrival(of: 1)
    let second = service.call("b")
    let third = service.call("c")
    await service.waitUntil(["b", "c"], are: .waiting)
    await service.refreshes.answer(1, with: .failed("busy"))
    await service.refreshes.answer(1, with: .failed("still busy"))
    #expect(await first.value == .failure(.refreshFailed("busy")))
    #expect(await second.value == .failure(.refreshFailed("still busy")))
    #expect(await third.value == .failure(.refreshFailed("still busy")))
    #expect(service.refreshes.asked == [1, 1])
  }

  private func failRefresh() async {
    let answer = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.answer(1, with: .failed("busy"))
    #expect(await answer.value == .failure(.refreshFailed("busy")))
  }
}
