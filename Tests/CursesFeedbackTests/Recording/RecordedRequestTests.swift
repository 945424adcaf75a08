import FeedbackCore
import Foundation
import Synchronization
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// The requests that get the answers of a recording, and those that do not.
@MainActor struct RecordedRequestTests {
  /// A component that sends one of its requests to a service, or asks for three answers, at a key.
  struct Asking<Request: Equatable & Sendable>: Component {
    struct State: Equatable, Sendable {
      var request: Request?
      /// The number of answers that are wanted, one after the other.
      var wanted = 0
      var answers: [String] = []
    }

    enum Event: Codable, Sendable { case asked(Int), moreWanted, answered(String), connected }

    /// Answers with the number of its call.
    final class Service: Sendable {
      let calls = Mutex(0)

      func call() -> String {
        calls.withLock { calls in
          calls += 1
          return "answer \(calls)"
        }
      }
    }

    let initial = State()
    let requests: [Request]
    let service = Service()
    let connections = Service()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .asked(let index):
        state.request = requests.indices.contains(index) ? requests[index] : nil
      case .moreWanted: state.wanted = state.answers.count + 3
      case .answered(let answer): state.answers.append(answer)
      case .connected: state.answers.append("connected")
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(to: \.request, "ask") { [service] _ in
        .perform { _ in .answered(service.call()) }
      }
      Feedback.react(
        to: { $0.answers.count < $0.wanted ? $0.answers.count : nil }, "page",
        policy: .ignoreWhileRunning
      ) { [service] _ in .perform { _ in .answered(service.call()) } }
      Feedback.raw("source") { [connections] context in
        _ = connections.call()
        context.send(.connected)
        return RawConnection(observe: { _, _ in }, cancellation: .none)
      }
    }

    func view(_ state: State) -> Node<Event> { Text(state.answers.joined(separator: ", ")) }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      for index in 0..<9 {
        KeyBinding(Key(.character(Character("\(index)"))), sends: .asked(index))
      }
      KeyBinding("m", sends: .moreWanted)
    }
  }

  private func app<Request: Equatable & Sendable>(
    _ component: Asking<Request>, _ keys: [Key], record: RecordingWriter? = nil,
    answers: RecordedAnswers? = nil
  ) async -> HeadlessApp<Asking<Request>> {
    let app = HeadlessApp(
      component, size: Size(columns: 40, rows: 3), trace: nil, record: record, answers: answers)
    await app.settle()
    for key in keys {
      app.take([.key(key)])
      _ = app.frame
      await app.settle()
      app.advance(by: .seconds(1))
      await app.settle()
    }
    return app
  }

  private func recording<Request: Equatable & Sendable>(_ requests: [Request], _ keys: [Key])
    async throws -> String
  {
    let lines = Mutex<[UInt8]>([])
    let writer = RecordingWriter { bytes in lines.withLock { $0 += bytes } }
    await app(Asking(requests: requests), keys, record: writer).endRecording()
    return String(decoding: lines.withLock { $0 }, as: UTF8.self)
  }

  /// The answers of a session with recorded answers, and the number of calls of its service.
  private func answers<Request: Equatable & Sendable>(
    to keys: [Key], _ requests: [Request], _ recording: String, from start: Int = 0
  ) async throws -> (answers: [String], calls: Int) {
    let recorded = RecordedAnswers(
      of: try Recording(parsing: recording), by: Asking(requests: requests), from: start)
    let component = Asking(requests: requests)
    let app = await app(component, keys, answers: recorded)
    return (app.state.answers.filter { $0 != "connected" }, component.service.calls.withLock { $0 })
  }

  @Test func `large requests are compared to their end`() async throws {
    let (one, other) = (Array(0...2_500), Array(0..<2_500) + [7])
    let recorded = try await recording([one, other], ["0", "1"])
    let session = try await answers(to: ["1", "0"], [one, other], recorded)
    #expect(session.answers == ["answer 2", "answer 1"])
    #expect(session.calls == 0)
  }

  @Test func `requests that are Codable are compared by their encoding`() async throws {
    let data = (0..<3).map { Data(repeating: $0, count: 100) }
    let recorded = try await recording(Array(data[..<2]), ["0", "1"])
    let session = try await answers(to: ["1", "2", "0"], data, recorded)
    #expect(session.answers == ["answer 2", "answer 1", "answer 1"])
    #expect(session.calls == 1)
  }

  @Test func `an answer ends its run in the same step, even if the end has another recorded time`()
    async throws
  {
    let recorded = try await recording([0], ["m"])
    // The end gets the time of the entry before it.
    var time = "\"time\":0"
    let early = recorded.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains("\"end\":") else {
        time = line.firstMatch(of: /"time":[0-9]+/).map { String($0.output) } ?? time
        return String(line)
      }
      return String(line.replacing(/"time":[0-9]+/, with: time))
    }.joined(separator: "\n")
    let session = try await answers(to: ["m"], [0], early)
    #expect(session.answers == ["answer 1", "answer 2", "answer 3"])
    #expect(session.calls == 0)
  }

  @Test func `a session that continues from a state gets the answers recorded after that state`()
    async throws
  {
    let recorded = try await recording([5], ["0", "8", "0", "8", "0"])
    let after = try await answers(to: ["0", "8", "0"], [5], recorded, from: 4)
    #expect(after.answers == ["answer 2", "answer 3"])
    let end = try await answers(to: ["0"], [5], recorded, from: 99)
    #expect(end.answers == ["answer 3"])
  }

  @Test func `a raw feedback runs, and its recorded events are not sent`()
    async throws
  {
    let recorded = try await recording([0], ["0"])
    let component = Asking(requests: [0])
    let answers = RecordedAnswers(
      of: try Recording(parsing: recorded), by: Asking(requests: [0]))
    let app = await app(component, ["0", "8", "8"], answers: answers)
    #expect(app.state.answers == ["connected", "answer 1"])
    #expect(component.connections.calls.withLock { $0 } == 1)
    #expect(answers.problems == [])
  }
}
