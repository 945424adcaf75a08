import FeedbackCore
import Testing

/// Feedbacks that show states: they get only settled states.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct RenderingTests {
  private let frames = Log<String>()

  @Test func `R27 only settled states are shown, each once`() {
    let loop = appendingLoop([
      showing(),
      .react(to: { $0.contains("_a") ? true : nil }, "answer") { _ in .send("1", "2") },
    ])
    loop.start()
    loop.send("a")
    #expect(frames.entries == ["initial", "initial_a_1_2"])
  }

  @Test func `R27 a state is not shown again if no event was reduced`() {
    let loop = appendingLoop([showing()])
    loop.start()
    let observation = loop.observe { _ in }
    #expect(frames.entries == ["initial"])
    observation.cancel()
  }

  @Test func `R4 R27 an event that a rendering feedback sends is reduced in the same drain`() {
    let loop = appendingLoop([
      .rendering("echo") { [frames] context in
        RawConnection(observe: { state, _ in
          frames.add(state)
          if state.hasSuffix("a") { context.send("shown") }
        })
      }
    ])
    loop.start()
    loop.send("a")
    #expect(loop.state == "initial_a_shown")
    #expect(frames.entries == ["initial", "initial_a", "initial_a_shown"])
  }

  @Test func `R24 a state at which an observer stops the loop is not shown`() {
    let loop = appendingLoop([showing()])
    let observation = loop.observe { state in
      if state == "initial_a" { loop.stop() }
    }
    loop.start()
    loop.send("a")
    #expect(frames.entries == ["initial"])
    observation.cancel()
  }

  private func showing() -> Feedback<String, String> {
    .rendering("show") { [frames] _ in
      RawConnection(observe: { state, _ in frames.add(state) })
    }
  }
}
