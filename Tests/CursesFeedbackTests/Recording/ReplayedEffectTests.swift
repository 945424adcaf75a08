import FeedbackCore
import Synchronization
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Effects with several parts: their sessions replay, and can be answered from their recordings.
@MainActor struct ReplayedEffectTests {
  final class Service: Sendable {
    let calls = Mutex(0)

    func call() { calls.withLock { $0 += 1 } }
  }

  enum Event: Codable, Equatable, Sendable { case asked, came(String) }

  /// An effect of the component, and a name for messages.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let effect: @Sendable (Service) -> Effect<Event>

    init(_ name: String, _ effect: @escaping @Sendable (Service) -> Effect<Event>) {
      (testDescription, self.effect) = (name, effect)
    }

    static let all = [
      Sample("a body that finishes its run, and is then cancelled") { service in
        .run { context in
          service.call()
          context.finish(.came("answer"))
          try await context.clock.sleep(for: .seconds(60))
        }
      },
      Sample("a body that finishes its run, and ends later") { service in
        .run { context in
          service.call()
          context.finish(.came("answer"))
        }
      },
      Sample("first events, and a delayed part") { service in
        .send(
          .came("waiting"),
          then: Effect.perform { _ in
            service.call()
            return .came("answer")
          }.delayed(by: .seconds(1)))
      },
      Sample("a delay before first events") { service in
        Effect.send(
          .came("waiting"),
          then: .perform { _ in
            service.call()
            return .came("answer")
          }
        ).delayed(by: .seconds(1))
      },
      Sample("two delays") { service in
        Effect.perform { _ in
          service.call()
          return .came("answer")
        }.delayed(by: .seconds(1)).delayed(by: .seconds(1))
      },
      Sample("several events of a body, and its end") { service in
        .run { context in
          service.call()
          context.send(.came("one"))
          context.send(.came("two"))
        }
      },
    ]
  }

  struct Asking: Component {
    struct State: Equatable, Sendable {
      var isAsking = false
      var log: [String] = []
    }

    let initial = State()
    let service = Service()
    let sample: Sample
    /// Whether the first size requests the effect, and not a key.
    var asksAtStart = false

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .asked: state.isAsking = true
      case .came(let text): state.log.append(text)
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(to: { $0.isAsking ? "request" : nil }, "ask") { [sample, service] _ in
        sample.effect(service)
      }
    }

    func view(_ state: State) -> Node<Event> { Text(state.log.joined(separator: ", ")) }

    func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("a", sends: .asked) }

    func event(for input: Input, in state: State) -> Event? {
      if case .resized = input, asksAtStart { .asked } else { nil }
    }
  }

  /// The texts that a session gets for a key, and the number of calls of its service.
  private func play(
    _ component: Asking, record: RecordingWriter? = nil, answers: RecordedAnswers? = nil
  ) async -> (log: [String], calls: Int) {
    let app = HeadlessApp(
      component, size: Size(columns: 40, rows: 2), trace: nil, record: record, answers: answers)
    _ = app.frame
    if !component.asksAtStart { app.take([.key("a")]) }
    for _ in 0..<4 {
      _ = app.frame
      await app.settle()
      app.advance(by: .seconds(1))
    }
    await app.settle()
    _ = app.frame
    app.endRecording()
    return (app.state.log, component.service.calls.withLock { $0 })
  }

  @Test(arguments: Sample.all, [false, true])
  func `a recorded session replays, and its answers stand in for the work`(
    sample: Sample, asksAtStart: Bool
  ) async throws {
    let component = { Asking(sample: sample, asksAtStart: asksAtStart) }
    let lines = Mutex<[UInt8]>([])
    let live = await play(
      component(), record: RecordingWriter { bytes in lines.withLock { $0 += bytes } })
    #expect(live.log.count > 0)
    #expect(live.calls == 1)
    let text = String(decoding: lines.withLock { $0 }, as: UTF8.self)
    let recording = try Recording(parsing: text)
    let divergence = component().replay(recording)
    #expect(divergence == nil, "\(divergence?.description ?? "") \(text)")
    let answers = RecordedAnswers(of: recording, by: component())
    let answered = await play(component(), answers: answers)
    #expect(answered.log == live.log)
    #expect(answered.calls == 0)
    #expect(answers.problems == [])
  }
}
