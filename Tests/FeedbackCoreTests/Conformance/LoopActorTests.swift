import FeedbackCore
import Testing

/// Loops on an actor of their own.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@Suite(.timeLimit(.minutes(30))) struct LoopActorTests {
  @Test func `S-048 an event that answers the first state is not lost`() async {
    let loop = appending([
      .react(to: { _ in true }, "answer", effect: { _ in .perform { _ in "a" } })
    ])
    let states = await loop.states
    await loop.start()
    #expect(await states.first { $0 == "initial_a" } != nil)
  }

  @Test func `S-056 a raw feedback's event that answers the first state is not lost`() async {
    let loop = appending([
      .raw("first") { states, send in
        for await _ in states { return send("a") }
      }
    ])
    let states = await loop.states
    await loop.start()
    #expect(await states.first { $0 == "initial_a" } != nil)
  }

  @Test func `D-03 no event is lost if tasks read the state while others send`() async {
    let loop = LoopActor<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event }, feedbacks: [])
    let states = await loop.states
    await loop.start()
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...500 {
            loop.sender(1)
            _ = await loop.state
          }
        }
      }
    }
    #expect(await states.first { $0 == 2000 } != nil)
    #expect(await loop.state == 2000)
  }

  private func appending(
    _ feedbacks: [Feedback<String, String>]
  ) -> LoopActor<String, String> {
    LoopActor(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event },
      feedbacks: feedbacks)
  }
}
