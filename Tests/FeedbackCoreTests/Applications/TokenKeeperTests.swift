import FeedbackCore
import Testing
import TokenKeeping

/// Calls that share an access token, which is refreshed if it has expired or is refused.
///
/// A call is written as its path and the version of its token, such as "a with 1".
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct TokenKeeperTests {
  private let service: HeldTokenService

  init() async {
    service = await HeldTokenService()
  }

  @Test func `S-101 a call with a fresh token is sent at once`() async {
    let answer = service.call("a")
    await service.calls.answer("a with 1", with: .response("A"))
    #expect(await answer.value == .success("A"))
    #expect(await service.tokenStates() == ["fresh 1"])
  }

  @Test func `S-102 two calls are sent concurrently with one token`() async {
    let first = service.call("a")
    let second = service.call("b")
    await service.calls.arrival(of: "a with 1")
    await service.calls.arrival(of: "b with 1")
    await service.calls.answer("b with 1", with: .response("B"))
    #expect(await second.value == .success("B"))
    await service.calls.answer("a with 1", with: .response("A"))
    #expect(await first.value == .success("A"))
    #expect(await service.tokenStates() == ["fresh 1"])
  }

  @Test func `S-103 an expired token is refreshed before the call is sent`() async {
    let service = await HeldTokenService(lifetime: .seconds(60))
    service.clock.advance(by: .seconds(60))
    let answer = service.call("a")
    await service.refreshes.answer(1, with: .issued(secret: "second"))
    await service.calls.answer("a with 2", with: .response("A"))
    #expect(await answer.value == .success("A"))
    #expect(await service.tokenStates() == ["fresh 1", "refreshing 1", "fresh 2"])
    #expect(service.calls.asked == ["a with 2"])
  }

  @Test func `S-104 a refused token is refreshed once, and the call is sent again`() async {
    let answer = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.answer(1, with: .issued(secret: "second"))
    await service.calls.answer("a with 2", with: .response("A"))
    #expect(await answer.value == .success("A"))
    #expect(service.refreshes.asked == [1])
    #expect(service.calls.asked == ["a with 1", "a with 2"])
  }

  @Test func `S-105 a call during a refresh waits for it and starts no second one`() async {
    let first = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.arrival(of: 1)
    let second = service.call("b")
    await service.waitUntil(["b"], are: .waiting)
    await service.refreshes.answer(1, with: .issued(secret: "second"))
    await service.calls.answer("a with 2", with: .response("A"))
    await service.calls.answer("b with 2", with: .response("B"))
    #expect(await first.value == .success("A"))
    #expect(await second.value == .success("B"))
    #expect(service.refreshes.asked == [1])
    #expect(service.calls.asked.sorted() == ["a with 1", "a with 2", "b with 2"])
  }

  @Test func `a call refused after the refresh is sent again with the new token`() async {
    let first = service.call("a")
    let second = service.call("b")
    await service.calls.arrival(of: "b with 1")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.answer(1, with: .issued(secret: "second"))
    await service.calls.answer("a with 2", with: .response("A"))
    await service.calls.answer("b with 1", with: .tokenInvalid)
    await service.calls.answer("b with 2", with: .response("B"))
    #expect(await first.value == .success("A"))
    #expect(await second.value == .success("B"))
    #expect(service.refreshes.asked == [1])
  }

  @Test func `a call that is refused twice is not sent a third time`() async {
    let answer = service.call("a")
    await service.calls.answer("a with 1", with: .tokenInvalid)
    await service.refreshes.answer(1, with: .issued(secret: "second"))
    await service.calls.answer("a with 2", with: .tokenInvalid)
    #expect(await answer.value == .failure(.tokenInvalid))
    #expect(await service.tokenStates().last == "fresh 2")
  }

  @Test func `a call that fails for another reason does not refresh the token`() async {
    let answer = service.call("a")
    await service.calls.answer("a with 1", with: .failed("no such thing"))
    #expect(await answer.value == .failure(.failed("no such thing")))
    #expect(await service.tokenStates() == ["fresh 1"])
  }

  @Test func `a cancelled caller fails alone, other calls continue`() async {
    let first = service.call("a")
    let second = service.call("b")
    await service.calls.arrival(of: "a with 1")
    await service.calls.arrival(of: "b with 1")
    second.cancel()
    #expect(await second.value == .failure(.cancelled))
    await service.calls.answer("a with 1", with: .response("A"))
    #expect(await first.value == .success("A"))
  }

  @Test func `a call from a task that is already cancelled fails`() async {
    let answer = Task { [keeper = service.keeper] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await #expect(throws: CallFailure.cancelled) { try await keeper.call(Request("a")) }
    }
    #expect(await answer.value == .cancelled)
  }
}
