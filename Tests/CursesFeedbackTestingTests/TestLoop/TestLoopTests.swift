import CursesFeedbackTesting
import Synchronization
import Testing

/// A test that claims everything passes.
@MainActor
@Suite struct TestLoopTests {
  @Test func `R34 what is sent, and what it changes, is claimed at once`() {
    let loop = testLoop()
    loop.send(.searched("swift")) { $0.query = "swift" }
    #expect(loop.state.query == "swift")
  }

  @Test func `an event that changes nothing needs no closure`() {
    let loop = testLoop()
    loop.send(.closed)
    #expect(loop.state == Shop())
  }

  @Test func `an answer is an event of the effect, which has ended then`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.answer("search", with: .found(["Swift"])) { $0.results = ["Swift"] }
    loop.finish()
  }

  @Test func `a request that changes cancels a run and starts another`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("s")) { $0.query = "s" }
    loop.expectStart("search")
    loop.send(.searched("sw")) { $0.query = "sw" }
    loop.expectCancel("search")
    loop.expectStart("search")
    loop.send(.searched("")) { $0.query = "" }
    loop.expectCancel("search")
  }

  @Test func `runs with keys are told apart`() {
    let loop = testLoop(Shop.downloads)
    loop.send(.ordered(7)) { $0.downloads[7] = 0 }
    loop.expectStart("download", key: 7)
    loop.send(.ordered(8)) { $0.downloads[8] = 0 }
    loop.expectStart("download", key: 8)
    loop.send(.arrived(7)) { $0.downloads[7] = nil }
    loop.expectCancel("download", key: 7)
    loop.answer("download", key: 8, with: .arrived(8)) { $0.downloads[8] = nil }
  }

  @Test func `feedbacks of one name are told apart`() {
    let loop = testLoop(Shop.search, Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.expectStart("search 2")
    loop.answer("search 2", with: .found(["Swift"])) { $0.results = ["Swift"] }
    loop.finish(running: "search")
  }

  @Test func `an effect may send while it goes on, and end without an event`() {
    let loop = testLoop(
      .on(.opened, "watch") { _ in .run { $0.send(.called) } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    loop.send(.ticked, from: "watch") { $0.seconds = 1 }
    loop.send(.ticked, from: "watch") { $0.seconds = 2 }
    loop.answer("watch")
    loop.finish()
  }

  @Test func `a failure is the event that the effect makes of it`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.fail("search", with: Offline()) { $0.message = "Offline()" }
  }

  @Test func `the event of a failure can be received by name`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.fail("search", with: Offline())
    loop.receive(.searchFailed("Offline()")) { $0.message = "Offline()" }
  }

  @Test func `a failure that the effect does not catch is no event`() {
    let loop = testLoop(.on(.opened, "watch") { _ in .run { _ in } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    loop.exhaustivity.remove(.mistakes)
    loop.fail("watch", with: Offline())
    loop.finish()
  }

  @Test func `timers fire while time passes, and their events are received one by one`() {
    let loop = testLoop(Shop.clock)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.advance(by: .seconds(2))
    loop.receive(.ticked) { $0.seconds = 1 }
    #expect(loop.state.seconds == 1)
    loop.receive(.ticked) { $0.seconds = 2 }
    loop.finish(running: "clock")
  }

  @Test func `any number of events may come while time passes`() {
    let loop = testLoop(Shop.clock)
    loop.exhaustivity.remove(.events)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.advance(by: .seconds(10_001))
    loop.send(.closed) { $0.isOpen = false }
    loop.expectCancel("clock")
    #expect(loop.state.seconds == 10_001)
  }

  @Test func `what is sent is claimed before what it led to at once`() {
    let loop = testLoop(Shop.echo)
    loop.send(.called)
    loop.expectStart("echo")
    #expect(loop.state.echoes == 0)
    loop.receive(.echoed) { $0.echoes = 1 }
    loop.finish()
  }

  @Test func `an event can be received by a condition`() {
    let loop = testLoop(Shop.echo)
    loop.send(.called)
    loop.expectStart("echo")
    loop.receive(where: { $0 == .echoed }) { $0.echoes = 1 }
  }

  @Test func `the first state is a step: its starts and its events are claimed`() {
    let loop = testLoop(.react(when: { _ in true }, "greeting") { _ in .send(.opened) })
    loop.expectStart("greeting")
    loop.receive(.opened) { $0.isOpen = true }
    loop.finish()
  }

  @Test func `events of callbacks and of other threads are received`() async {
    let source = Mutex<Sender<Shop.Event>?>(nil)
    let loop = testLoop(
      .binding("bell") { send in
        source.withLock { $0 = send }
        return .none
      })
    loop.expectStart("bell")
    await Task.detached { source.withLock(\.self)?(.ticked) }.value
    loop.receive(.ticked) { $0.seconds = 1 }
    loop.finish(running: "bell")
  }

  @Test func `a run that is revoked in its drain, before it has begun, is no start and no cancel`()
  {
    let loop = testLoop(
      .on(.opened, "close") { _ in .send(.closed) },
      Shop.clock, .react(when: \.isOpen, "watch") { _ in .run { _ in } },
      Shop.search.debounced(for: .seconds(1)).enabled(while: \.isOpen))
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("close")
    loop.receive(.closed) { $0.isOpen = false }
    loop.finish()
  }

  @Test func `a callback that is registered and revoked in one drain is a start and a cancel`() {
    let loop = testLoop(
      .on(.opened, "close") { _ in .send(.closed) },
      .react(when: \.isOpen, "bell") { _ in .callback { _ in .none } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("close")
    loop.receive(.closed) { $0.isOpen = false }
    loop.expectStart("bell")
    loop.expectCancel("bell")
  }

  @Test func `two timers of one moment have a drain each`() {
    let loop = testLoop(
      .after({ $0.seconds == 0 ? .seconds(1) : nil }, "first", sends: .opened),
      .after({ $0.seconds == 0 ? .seconds(1) : nil }, "second", sends: .closed),
      .react(when: \.isOpen, "watch") { _ in .run { _ in } })
    loop.expectStart("first")
    loop.expectStart("second")
    loop.advance(by: .seconds(1))
    loop.receive(.opened) { $0.isOpen = true }
    loop.receive(.closed) { $0.isOpen = false }
    loop.expectStart("watch")
    loop.expectCancel("watch")
    loop.finish()
  }

  @Test func `what waits for its turn starts when the one before was answered`() {
    let loop = testLoop(.on(.called, "call", policy: .queue) { _ in .run { _ in } })
    loop.send(.called)
    loop.expectStart("call")
    loop.send(.called)
    loop.answer("call", with: .opened) { $0.isOpen = true }
    loop.expectStart("call")
    loop.answer("call")
    loop.finish()
  }

  @Test func `what is tested may begin in another state than its own`() {
    let loop = TestLoop(Stopwatch(), initial: Stopwatch.State(seconds: 59, isRunning: true))
    loop.expectStart("second")
    loop.advance(by: .seconds(1))
    loop.receive(.ticked) { $0.seconds = 60 }
    loop.send(.toggled) { $0.isRunning = false }
    loop.expectCancel("second")
  }

  @Test func `a child in a collection has its identity before the keys of its feedbacks`() {
    let loop = TestLoop(
      initial: [Shelf(id: 3)], reduce: Reducer { (_: inout [Shelf], _: Loaded) in },
      feedbacks: [
        Shelf.load.pullback(
          each: .identified(\.self),
          event: Case({ Loaded(shelf: $0, title: $1) }, { ($0.shelf, $0.title) }))
      ])
    loop.expectStart("load", key: 3, "book")
    loop.finish(running: "load")
  }
}

private struct Offline: Error {}

private struct Loaded: Equatable {
  var shelf: Int
  var title: String
}

private struct Shelf: Identifiable, Equatable, Sendable {
  let id: Int

  static let load = Feedback<Shelf, String>.react(
    toEach: { _ in ["book"] }, id: \.self, "load", perform: { $0 })
}

private struct Stopwatch: Component {
  struct State: Equatable, Sendable {
    var seconds = 0
    var isRunning = false
  }

  enum Event: Equatable, Sendable {
    case ticked, toggled
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .ticked: state.seconds += 1
    case .toggled: state.isRunning.toggle()
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.every(.seconds(1), "second", while: \.isRunning, sends: .ticked)
  }

  func view(_ state: State) -> Node<Event> {
    Text("\(state.seconds) s")
  }
}
