import FeedbackCore
import Testing

/// The irregularities that a loop reports, and those that it does not.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct DiagnosticTests {
  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  private let diagnostics = Log<LoopDiagnostic>()

  @Test func `R35 an event that a run sends after it was revoked is reported as stale`() {
    let signal = Signal<String>()
    let loop = appendingLoop(
      [.react(when: { $0 == "initial" }, "gone", effect: { _ in signal.effect })],
      diagnostics: diagnostics)
    loop.start()
    loop.send("a")
    signal.sendToAll("b")
    #expect(diagnostics.entries == [.staleEvent(feedback: "gone")])
    #expect(loop.state == "initial_a")
  }

  @Test func `R35 an event sent to a stopped loop is reported as late, also through a sender`() {
    let loop = appendingLoop([], diagnostics: diagnostics)
    loop.start()
    loop.stop()
    loop.send("a")
    loop.sender("b")
    loop.sender.now("c")
    #expect(diagnostics.entries == [.lateEvent, .lateEvent, .lateEvent])
  }

  @Test func `R35 an event that a sender sends after the loop is released is reported as late`() {
    var loop: AppendingLoop? = appendingLoop([], diagnostics: diagnostics)
    let sender = loop?.sender
    loop = nil
    sender?("a")
    sender?.now("b")
    #expect(diagnostics.entries == [.lateEvent, .lateEvent])
  }

  @Test func `R35 a body that ends because the loop is stopped is not reported`() async {
    let (begins, begin) = AsyncStream<Void>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "sleep") { _ in
          .run { [held = DeinitCallback { end.finish() }] context in
            _ = held
            begin.finish()
            try await context.clock.sleep(for: .seconds(1))
          }
        }
      ], diagnostics: diagnostics)
    loop.start()
    for await _ in begins {}
    loop.stop()
    for await _ in ends {}
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R4 R35 an event that a reducer sends is queued and reported`() {
    let loop = RecursiveLoop(diagnostics: diagnostics)
    loop.send("a")
    #expect(loop.state == "initial_a_b")
    #expect(diagnostics.entries == [.sentFromReducer])
  }

  @Test
  func `R4 R35 an event that a reducer sends is reported only if the reducer's own loop gets it`() {
    let loop = appendingLoop([], diagnostics: diagnostics)
    let sending = FeedbackLoop<String, String>(
      initial: "initial",
      reduce: Reducer { [sender = loop.sender] state, event in
        state += "_" + event
        sender("from another's reducer")
      }, feedbacks: [], clock: VirtualClock(), notice: { [diagnostics] in diagnostics.add($0) })
    let own = Log<Sender<String>>()
    let recursive = FeedbackLoop<String, String>(
      initial: "initial",
      reduce: Reducer { state, event in
        state += "_" + event
        if event == "a" { for sender in own.entries { sender("b") } }
      }, feedbacks: [], clock: VirtualClock(), notice: { [diagnostics] in diagnostics.add($0) })
    own.add(recursive.sender)
    for loop in [loop, sending, recursive] { loop.start() }
    sending.send("x")
    #expect(diagnostics.entries.isEmpty)
    recursive.send("a")
    #expect(recursive.state == "initial_a_b")
    #expect(diagnostics.entries == [.sentFromReducer])
  }

  @Test func `R12 D-18 an uncaught error is reported once, and ends only its run`() async {
    let (reports, report) = AsyncStream<LoopDiagnostic>.makeStream()
    let loop = FeedbackLoop<String, String>(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event },
      feedbacks: [
        .react(to: { _ in true }, "broken") { _ in
          .run { _ in throw Broken(description: "no luck") }
        }
      ], clock: VirtualClock(), notice: { report.yield($0) })
    loop.start()
    var iterator = reports.makeAsyncIterator()
    #expect(
      await iterator.next() == .unhandledError(feedback: "broken", description: "no luck"))
    loop.send("a")
    #expect(loop.state == "initial_a")
    loop.stop()
    report.finish()
    #expect(await iterator.next() == nil)
  }

  @Test func `R12 an error that is caught becomes an event, and is not reported`() async {
    let loop = appendingLoop(
      [
        .react(to: { $0 == "initial" ? true : nil }, "broken") { _ in
          .perform { _ in
            throw Broken(description: "no luck")
          } catch: {
            "caught \($0)"
          }
        }
      ], diagnostics: diagnostics)
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState("initial_caught no luck")
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R12 a CancellationError is neither reported nor passed to the catch closure`() async {
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "thrown") { _ in .run { _ in throw CancellationError() } },
        .react(to: { _ in true }, "caught") { _ in
          .perform { _ in
            throw CancellationError()
          } catch: {
            "caught \($0)"
          }
        },
        .react(to: { _ in true }, "last") { _ in .perform { _ in "last" } },
      ], diagnostics: diagnostics)
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState("initial_last")
    loop.send("a")
    #expect(loop.state == "initial_last_a")
    #expect(diagnostics.entries.isEmpty)
  }
}

/// A loop whose reducer sends the event "b" for the event "a", which is a mistake.
@MainActor
private final class RecursiveLoop {
  private var loop: AppendingLoop?

  init(diagnostics: Log<LoopDiagnostic>) {
    loop = FeedbackLoop(
      initial: "initial",
      reduce: Reducer { [weak self] state, event in
        state += "_" + event
        if event == "a" { MainActor.assumeIsolated { self?.send("b") } }
      }, feedbacks: [], clock: VirtualClock(), notice: { diagnostics.add($0) })
    loop?.start()
  }

  var state: String? { loop?.state }

  func send(_ event: String) {
    loop?.send(event)
  }
}
