import FeedbackCore
import Testing

/// A list of work records that is fetched, and fetched again after each start or stop of one.
@MainActor
@Suite struct RecordListTests {
  private struct Record: Equatable, Sendable {
    let id: Int
    let isFinished: Bool
  }

  private enum Call: Equatable, Sendable {
    case fetch
    case start
    case stop(Int)
  }

  private struct List: Equatable, Sendable {
    var records: [Record] = []
    var call: Call? = .fetch
    var error: String?

    var isLoading: Bool { call != nil }
    var current: Record? { records.first { !$0.isFinished } }
  }

  private enum Event: Sendable {
    case toggled
    case callFinished
    case fetched([Record])
    case failed(String)
  }

  private let calls = Log<Call>()
  private let service = Signal<Event>()

  @Test func `S-092 a toggle stops the current record, and the list is fetched again`() {
    let loop = recordList()
    let recorder = Recorder(loop)
    loop.start()
    #expect(loop.state.isLoading)
    service.send(.fetched([Record(id: 1, isFinished: true), Record(id: 2, isFinished: false)]))
    #expect(loop.state.records.map(\.id) == [2, 1])
    #expect(loop.state.current?.id == 2)
    #expect(!loop.state.isLoading)
    loop.send(.toggled)
    #expect(loop.state.isLoading)
    #expect(loop.state.records.count == 2)
    service.send(.callFinished)
    service.send(.fetched([Record(id: 1, isFinished: true), Record(id: 2, isFinished: true)]))
    #expect(loop.state.current == nil)
    #expect(calls.entries == [.fetch, .stop(2), .fetch])
    #expect(recorder.states.map(\.isLoading) == [true, false, true, true, false])
  }

  @Test func `S-093 a failure ends the loading with an error, and the loop goes on`() {
    let loop = recordList()
    loop.start()
    service.send(.failed("no network"))
    #expect(!loop.state.isLoading)
    #expect(loop.state.error == "no network")
    loop.send(.toggled)
    #expect(loop.state.isLoading)
    #expect(loop.state.error == nil)
  }

  @Test func `S-094 a toggle without a current record starts one`() {
    let loop = recordList()
    loop.start()
    service.send(.fetched([]))
    loop.send(.toggled)
    service.send(.callFinished)
    service.send(.fetched([Record(id: 1, isFinished: false)]))
    #expect(calls.entries == [.fetch, .start, .fetch])
    #expect(loop.state.current?.id == 1)
  }

  private func recordList() -> FeedbackLoop<List, Event> {
    FeedbackLoop(
      initial: List(),
      reduce: Reducer { state, event in
        switch event {
        case .toggled:
          state.call = state.current.map { .stop($0.id) } ?? .start
          state.error = nil
        case .callFinished:
          state.call = .fetch
        case .fetched(let records):
          state.records = records.sorted { left, right in left.id > right.id }
          state.call = nil
        case .failed(let error):
          state.error = error
          state.call = nil
        }
      },
      feedbacks: [
        .react(to: \.call, "call") { [calls, service] call in
          calls.add(call)
          return service.effect
        }
      ])
  }
}
