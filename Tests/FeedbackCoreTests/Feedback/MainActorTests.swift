import FeedbackCore
import Testing

/// Closures that run on the main actor: they use its state, and those of a loop on the main actor
/// send synchronously.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct MainActorTests {
  @MainActor
  private final class Screen {
    var shown: [String] = []
    var whenShown: () -> Void = {}

    func show(_ text: String) {
      shown.append(text)
      whenShown()
    }
  }

  private let screen = Screen()

  @Test func `R11 a callback on the main actor registers during publication, and sends at once`() {
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("off") ? nil : true }, "source") { [screen] _ in
        .callback(onMainActor: { context in
          screen.show("start")
          context.send.now("a")
          return { screen.show("end") }
        })
      }
    ])
    loop.start()
    #expect(loop.state == "initial_a")
    loop.send("off")
    #expect(screen.shown == ["start", "end"])
  }

  @Test func `R19 a binding on the main actor gets each state, or each change of a part`() {
    let loop = appendingLoop([
      .binding("all", onMainActor: { [screen] state in screen.show(state) }),
      .binding(
        "length", of: { $0.count / 10 },
        onMainActor: { [screen] length in
          screen.show("\(length)")
        }),
    ])
    loop.start()
    loop.send("a")
    loop.send("b")
    #expect(screen.shown == ["initial", "0", "initial_a", "initial_a_b", "1"])
  }

  @Test
  func `R20 an answer that a raw feedback sends on the main actor is reduced in the same drain`() {
    let loop = appendingLoop([
      .raw("raw") { [screen] context in
        RawConnection(
          onMainActor: context,
          observe: { state, cause in
            screen.show(cause ?? "nil")
            if cause == "a" { context.send.now("b") }
          })
      }
    ])
    loop.start()
    loop.send("a")
    #expect(loop.state == "initial_a_b")
    #expect(screen.shown == ["nil", "a", "b"])
  }

  @Test func `R19 R31 a binding of an actor's loop gets each state on the main actor, in order`()
    async
  {
    let (ends, end) = AsyncStream<Void>.makeStream()
    screen.whenShown = { [screen] in if screen.shown.count == 4 { end.finish() } }
    let loop = LoopActor<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [.binding("show", onMainActor: { [screen] state in screen.show("\(state)") })])
    await loop.start()
    for _ in 1...3 { await loop.send(1) }
    for await _ in ends {}
    #expect(screen.shown == ["0", "1", "2", "3"])
    await loop.stop()
  }

  @Test func `R19 R31 a callback of an actor's loop registers and ends on the main actor`() async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    let loop = LoopActor<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [
        .react(to: { $0 == 0 ? true : nil }, "source") { [screen] _ in
          .callback(onMainActor: { context in
            screen.show("start")
            context.send(1)
            return {
              screen.show("end")
              end.finish()
            }
          })
        }
      ])
    await loop.start()
    for await _ in ends {}
    #expect(screen.shown == ["start", "end"])
    await loop.stop()
  }
}
