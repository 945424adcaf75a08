import FeedbackCore
import Testing

/// A list of work records, at most one of them unfinished.
///
/// The list is fetched at the start, and again after a record was stopped or started.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RecordListTests {
  private struct Record: Equatable, Sendable {
    let begin: Int
    let isFinished: Bool
  }

  private struct List: Equatable, Sendable {
    var records: [Record] = []
    var isLoading = true
    var error: String?

    var current: Record? { records.first { !$0.isFinished } }
  }

  private enum Event: Equatable, Sendable {
    /// The user stops the current record, or starts one.
    case toggled
    case recordChanged
    case fetched([Record])
    case failed(String)
  }

  private enum Call: Hashable, Sendable {
    case fetch
    case start
    case stop(Int)
  }

  private let service = HeldQuestions<Call, Event>()
  private let old = Record(begin: 1, isFinished: true)

  @Test func `S-092 R28 a toggle loads the list again, and equal states are published`() async {
    let loop = recordList()
    let recorder = Recorder(loop)
    loop.start()
    let open = Record(begin: 2, isFinished: false)
    await service.answer(.fetch, with: .fetched([old, open]))
    let loaded = List(records: [open, old], isLoading: false)
    await recorder.waitForState(loaded)
    #expect(loaded.current == open)
    loop.send(.toggled)
    await service.answer(.stop(2), with: .recordChanged)
    let stopped = Record(begin: 2, isFinished: true)
    await service.answer(.fetch, with: .fetched([old, stopped]))
    let reloaded = List(records: [stopped, old], isLoading: false)
    await recorder.waitForState(reloaded)
    let reloading = List(records: [open, old], isLoading: true)
    #expect(recorder.states == [List(), loaded, reloading, reloading, reloaded])
    #expect(service.asked == [.fetch, .stop(2), .fetch])
  }

  @Test func `S-093 a failure ends the loading with an error, and the loop continues`() async {
    let loop = recordList()
    let recorder = Recorder(loop)
    loop.start()
    await service.answer(.fetch, with: .failed("no network"))
    await recorder.waitForState(List(isLoading: false, error: "no network"))
    loop.send(.toggled)
    #expect(loop.state == List())
  }

  @Test func `S-094 a toggle starts a record if the state has no current one`() async {
    let loop = recordList()
    let recorder = Recorder(loop)
    loop.start()
    await service.answer(.fetch, with: .fetched([old]))
    await recorder.waitForState(List(records: [old], isLoading: false))
    loop.send(.toggled)
    await service.answer(.start, with: .recordChanged)
    let open = Record(begin: 2, isFinished: false)
    await service.answer(.fetch, with: .fetched([old, open]))
    await recorder.waitForState(List(records: [open, old], isLoading: false))
    #expect(loop.state.current == open)
    #expect(service.asked == [.fetch, .start, .fetch])
  }

  private func recordList() -> FeedbackLoop<List, Event> {
    FeedbackLoop(
      initial: List(),
      reduce: Reducer { state, event in
        switch event {
        case .toggled, .recordChanged:
          state.isLoading = true
          state.error = nil
        case .fetched(let records):
          state.records = records.sorted { $0.begin > $1.begin }
          state.isLoading = false
        case .failed(let error):
          state.error = error
          state.isLoading = false
        }
      },
      feedbacks: [
        .react(when: { _ in true }, "first fetch") { _ in call(.fetch) },
        .on(.toggled, "toggle") { state in
          call(state.current.map { .stop($0.begin) } ?? .start)
        },
        .on(.recordChanged, "fetch again") { _ in call(.fetch) },
      ])
  }

  private nonisolated func call(_ call: Call) -> Effect<Event> {
    .run { [service] context in
      guard let answer = await service.ask(call) else { return }
      context.send(answer)
    }
  }
}
