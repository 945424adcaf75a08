import FeedbackCore
import Testing

/// Values that are translated into events with the state when their turn comes.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct GatedInputTests {
  @Test func `R18 a value is translated with the state when its turn comes`() {
    let loop = appendingLoop([])
    let letters = loop.sender { state, letter in
      state.hasSuffix(letter) ? nil : "\(state.count)\(letter)"
    }
    let recorder = Recorder(loop)
    for letter in ["a", "a", "b"] { letters(letter) }
    loop.start()
    #expect(recorder.states == ["initial", "initial_7a", "initial_7a_10b"])
  }

  @Test func `R18 a rejected value publishes no state`() {
    let seen = Log<String>()
    let loop = appendingLoop([
      .raw("see") { _ in RawConnection(observe: { state, _ in seen.add(state) }) }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.sender { _, _ in nil }.now("a")
    #expect(recorder.states == ["initial"])
    #expect(seen.entries == ["initial"])
  }
}
