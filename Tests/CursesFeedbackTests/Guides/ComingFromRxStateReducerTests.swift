import CursesFeedback
import Synchronization
import Testing

/// The example of the page "Coming from RxStateReducer".
@MainActor
@Suite struct ComingFromRxStateReducerTests {
  struct Record: Equatable, Identifiable, Sendable {
    let id: Int
    var isFinished = false
  }

  struct Hours: Equatable, Sendable {
    var records: [Record] = []
    var call: Call? = .fetch
    var failure: String?

    var isLoading: Bool { call != nil }
    var current: Record? { records.first { !$0.isFinished } }
  }

  enum Call: Equatable, Sendable {
    case fetch, start, stop(Record.ID)
  }

  enum HoursEvent: Equatable, Sendable {
    case toggled
    case callFinished
    case fetched([Record])
    case failed(String)
  }

  private final class Gateway: Sendable {
    private let records = Mutex<[Record]>([])

    func fetch() async throws -> [Record] { records.withLock(\.self) }

    func start() async throws {
      records.withLock { $0.append(Record(id: $0.count + 1)) }
    }

    func stop(_ id: Record.ID) async throws {
      records.withLock { records in
        for index in records.indices where records[index].id == id {
          records[index].isFinished = true
        }
      }
    }
  }

  @Test func `a toggle starts a record, the next toggle stops it`() async {
    let loop = hours(Gateway())
    loop.start()
    for await hours in loop.states where !hours.isLoading { break }
    loop.send(.toggled)
    for await hours in loop.states where !hours.isLoading { break }
    #expect(loop.state.current?.id == 1)
    loop.send(.toggled)
    for await hours in loop.states where !hours.isLoading { break }
    #expect(loop.state.records == [Record(id: 1, isFinished: true)])
  }

  private func hours(_ gateway: Gateway) -> FeedbackLoop<Hours, HoursEvent> {
    let reduce = Reducer<Hours, HoursEvent> { hours, event in
      hours.failure = nil
      switch event {
      case .toggled:
        hours.call = hours.current.map { .stop($0.id) } ?? .start
      case .callFinished:
        hours.call = .fetch
      case .fetched(let records):
        hours.records = records.sorted { $0.id > $1.id }
        hours.call = nil
      case .failed(let reason):
        hours.failure = reason
        hours.call = nil
      }
    }
    let calls = Feedback<Hours, HoursEvent>.react(to: \.call, "call") { call in
      .perform { _ in
        switch call {
        case .fetch:
          return .fetched(try await gateway.fetch())
        case .start:
          try await gateway.start()
        case .stop(let id):
          try await gateway.stop(id)
        }
        return .callFinished
      } catch: { error in
        .failed("\(error)")
      }
    }
    return FeedbackLoop(initial: Hours(), reduce: reduce, feedbacks: [calls])
  }
}
