import FeedbackCore
import Testing

/// A pause and a resumption of a loop at each moment, also inside callbacks.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct PausePhaseTests {
  private let log = Log<String>()

  @Test
  func `R25 a pause revokes the runs in order; later events are reduced, and observers notified`() {
    let loop = appendingLoop([registering("1"), registering("2")])
    let recorder = Recorder(loop)
    loop.start()
    loop.pause()
    #expect(loop.isPaused)
    loop.send("a")
    #expect(log.entries == ["start 1", "start 2", "cancel 1", "cancel 2"])
    #expect(recorder.states == ["initial", "initial_a"])
  }

  @Test func `R25 resuming passes the state to feedbacks without a cause, and not to observers`() {
    let loop = appendingLoop([telling("1"), telling("2")])
    let recorder = Recorder(loop)
    loop.start()
    loop.pause()
    loop.send("a")
    loop.resume()
    #expect(!loop.isPaused)
    loop.send("b")
    #expect(
      log.entries == [
        "1 initial nil", "2 initial nil", "1 initial_a nil", "2 initial_a nil", "1 initial_a_b b",
        "2 initial_a_b b",
      ])
    #expect(recorder.states == ["initial", "initial_a", "initial_a_b"])
  }

  @Test func `R25 a second pause and a second resume do nothing`() {
    let loop = appendingLoop([registering("1")])
    loop.start()
    loop.resume()
    for _ in 1...2 { loop.pause() }
    for _ in 1...2 { loop.resume() }
    #expect(log.entries == ["start 1", "cancel 1", "start 1"])
  }

  @Test func `R25 a pause before the start does nothing`() {
    let loop = appendingLoop([telling("1"), answering("2", "initial", "a")])
    loop.pause()
    #expect(!loop.isPaused)
    #expect(log.entries.isEmpty)
    loop.start()
    #expect(log.entries == ["1 initial nil", "1 initial_a a"])
  }

  @Test
  func `R25 if an observer pauses the loop, the runs end before the next observer is notified`() {
    let loop = appendingLoop([registering("1"), registering("2")])
    let first = loop.observe { state in
      guard state == "initial_a" else { return }
      loop.pause()
    }
    let second = loop.observe { [log] state in log.add("told \(state)") }
    loop.start()
    loop.send("a")
    #expect(
      log.entries.dropFirst() == ["start 1", "start 2", "cancel 1", "cancel 2", "told initial_a"])
    first.cancel()
    second.cancel()
  }

  @Test
  func `R25 if an observer pauses the loop, the others get the state; queued answers are dropped`()
  {
    let diagnostics = Log<LoopDiagnostic>()
    let loop = appendingLoop(
      [answering("answer", "initial_a", "never"), registering("1")], diagnostics: diagnostics)
    loop.start()
    let first = loop.observe { state in
      guard state == "initial_a" else { return }
      loop.send("fact")
      loop.pause()
    }
    let recorder = Recorder(loop)
    loop.send("a")
    #expect(recorder.states == ["initial", "initial_a", "initial_a_fact"])
    #expect(log.entries == ["start 1", "cancel 1"])
    #expect(diagnostics.entries == [.staleEvent(feedback: "answer")])
    first.cancel()
  }

  @Test
  func `R25 a callback that pauses the loop as it registers ends; later feedbacks get no state`() {
    let handle = LoopHandle()
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("a") ? true : nil }, "pause") { [log] _ in
        .callback { _ in
          handle.pause()
          return Cancellation { log.add("ended") }
        }
      },
      telling("2"),
    ])
    handle.watch(loop)
    let recorder = Recorder(loop)
    loop.start()
    loop.send("a")
    #expect(log.entries == ["2 initial nil", "ended"])
    #expect(recorder.states == ["initial", "initial_a"])
    loop.send("b")
    loop.resume()
    #expect(log.entries.dropFirst(2) == ["2 initial_a_b nil"])
  }

  @Test func `R25 if an observer pauses and resumes the loop, the feedbacks start again once`() {
    let loop = appendingLoop([telling("1"), registering("2")])
    loop.start()
    let observation = loop.observe { state in
      guard state == "initial_a" else { return }
      loop.pause()
      loop.resume()
    }
    let recorder = Recorder(loop)
    loop.send("a")
    #expect(
      log.entries == [
        "1 initial nil", "start 2", "1 initial_a a", "cancel 2", "1 initial_a nil", "start 2",
      ])
    #expect(recorder.states == ["initial", "initial_a"])
    loop.send("b")
    #expect(log.entries.last == "1 initial_a_b b")
    observation.cancel()
  }

  @Test
  func `R25 if a binding pauses and resumes the loop, feedbacks get the state without its cause`() {
    let handle = LoopHandle()
    let loop = appendingLoop([
      telling("1"),
      .binding("pause", to: { if $0 == "initial_a" { handle.pauseAndResume() } }),
      telling("2"),
    ])
    handle.watch(loop)
    loop.start()
    loop.send("a")
    loop.send("b")
    #expect(
      log.entries == [
        "1 initial nil", "2 initial nil", "1 initial_a a", "1 initial_a nil", "2 initial_a nil",
        "1 initial_a_b b", "2 initial_a_b b",
      ])
  }

  @Test
  func `R25 if a callback pauses and resumes the loop during a resume, feedbacks get the state`() {
    let handle = LoopHandle()
    let loop = appendingLoop([
      telling("1"),
      .react(to: { _ in true }, "pause") { [log] _ in
        .callback { _ in
          if log.entries.count == 3 { handle.pauseAndResume() }
          return .none
        }
      },
      telling("3"),
    ])
    handle.watch(loop)
    loop.start()
    loop.pause()
    loop.resume()
    #expect(
      log.entries.dropFirst(2) == ["1 initial nil", "1 initial nil", "3 initial nil"])
    loop.send("a")
    #expect(log.entries.dropFirst(5) == ["1 initial_a a", "3 initial_a a"])
  }

  @Test func `R25 if a rendering feedback resumes the loop, the feedbacks get the state at once`() {
    let handle = LoopHandle()
    let loop = appendingLoop([
      telling("1"),
      .rendering("show") { [log] _ in
        RawConnection(observe: { state, _ in
          log.add("show \(state)")
          if state == "initial_a" { handle.resume() }
        })
      },
    ])
    handle.watch(loop)
    loop.start()
    loop.pause()
    loop.send("a")
    #expect(
      log.entries == ["1 initial nil", "show initial", "show initial_a", "1 initial_a nil"])
    loop.send("b")
    #expect(log.entries.dropFirst(4) == ["1 initial_a_b b", "show initial_a_b"])
  }

  @Test func `R25 a cancellation that runs because of a pause may pause the loop again`() {
    let handle = LoopHandle()
    let loop = appendingLoop([
      .react(to: { _ in true }, "1") { [log] _ in
        .callback { _ in
          Cancellation {
            log.add("cancel 1")
            handle.pause()
          }
        }
      },
      registering("2"),
    ])
    handle.watch(loop)
    loop.start()
    loop.pause()
    #expect(log.entries == ["start 2", "cancel 1", "cancel 2"])
  }

  @Test
  func `R25 if a cancellation resumes the loop during a pause, all runs end and then start again`()
  {
    let handle = LoopHandle()
    let loop = appendingLoop([
      .react(to: { _ in true }, "1") { [log] _ in
        .callback { _ in
          log.add("start 1")
          return Cancellation {
            log.add("cancel 1")
            if log.entries.count < 4 { handle.resume() }
          }
        }
      },
      registering("2"),
    ])
    handle.watch(loop)
    loop.start()
    loop.pause()
    #expect(!loop.isPaused)
    #expect(
      log.entries == ["start 1", "start 2", "cancel 1", "cancel 2", "start 1", "start 2"])
  }

  @Test func `R24 R25 a pause and a resume of a stopped loop start and cancel no run`() {
    let loop = appendingLoop([registering("1")])
    loop.start()
    loop.pause()
    loop.stop()
    loop.resume()
    loop.pause()
    #expect(log.entries == ["start 1", "cancel 1"])
  }

  @Test func `R25 a pause cancels a working body, and its later events are dropped`() async {
    let (begins, begin) = AsyncStream<Void>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    let loop = appendingLoop([
      .react(to: { $0 == "initial" ? true : nil }, "body") { _ in
        .run { context in
          begin.finish()
          try? await context.clock.sleep(for: .seconds(1))
          context.send("late")
          end.finish()
        }
      }
    ])
    loop.start()
    for await _ in begins {}
    loop.pause()
    for await _ in ends {}
    loop.send("a")
    #expect(loop.state == "initial_a")
  }

  private func registering(_ name: String) -> Feedback<String, String> {
    .react(to: { _ in true }, name) { [log] _ in .logged(name, in: log) }
  }

  private func telling(_ name: String) -> Feedback<String, String> {
    .raw(name) { [log] _ in
      RawConnection(observe: { state, cause in log.add("\(name) \(state) \(cause ?? "nil")") })
    }
  }

  private func answering(
    _ name: String, _ state: String, _ answer: String
  ) -> Feedback<String, String> {
    .restart(while: { $0 == state }, name, effect: { _ in .send(answer) })
  }
}
