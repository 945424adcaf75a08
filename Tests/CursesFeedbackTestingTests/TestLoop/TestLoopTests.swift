import CursesFeedbackTesting
import Synchronization
import Testing

/// A test that claims everything passes.
///
/// A drain is the handling of one event and of all events that it causes. R34 is a rule in
/// Tests/FeedbackCoreTests/Conformance.md.
@MainActor
@Suite struct TestLoopTests {
  @Test func `R34 send claims the event and its change`() {
    let loop = testLoop()
    loop.send(.searched("swift")) { $0.query = "swift" }
    #expect(loop.state.query == "swift")
  }

  @Test func `an event that changes nothing needs no closure`() {
    let loop = testLoop()
    loop.send(.closed)
    #expect(loop.state == Shop())
  }

  @Test func `an answer sends the effect's event and ends the effect`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.answer("search", with: .found(["Swift"])) { $0.results = ["Swift"] }
    loop.finish()
  }

  @Test func `a changed request cancels its run and starts another`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("s")) { $0.query = "s" }
    loop.expectStart("search")
    loop.send(.searched("sw")) { $0.query = "sw" }
    loop.expectCancel("search")
    loop.expectStart("search")
    loop.send(.searched("")) { $0.query = "" }
    loop.expectCancel("search")
  }

  @Test func `runs of one feedback are distinguished by their keys`() {
    let loop = testLoop(Shop.downloads)
    loop.send(.ordered(7)) { $0.downloads[7] = 0 }
    loop.expectStart("download", key: 7)
    loop.send(.ordered(8)) { $0.downloads[8] = 0 }
    loop.expectStart("download", key: 8)
    loop.send(.arrived(7)) { $0.downloads[7] = nil }
    loop.expectCancel("download", key: 7)
    loop.answer("download", key: 8, with: .arrived(8)) { $0.downloads[8] = nil }
  }

  @Test func `feedbacks of one name are distinguished by a number`() {
    let loop = testLoop(Shop.search, Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.expectStart("search 2")
    loop.answer("search 2", with: .found(["Swift"])) { $0.results = ["Swift"] }
    loop.finish(running: "search")
  }

  @Test func `an event for a child that does not exist changes nothing and is no mistake`() {
    let child = Reducer<Int, Int> { $0 += $1 }
    let parent = child.pullback(
      state: ChildState<Int?, Int>.optional(\.self), event: Case<Int, Int>({ $0 }, { $0 }))
    let loop = TestLoop(initial: nil, reduce: parent, feedbacks: [])
    loop.send(1)
    loop.finish()
  }

  @Test func `an effect can send several events and end without one`() {
    let loop = testLoop(
      .on(.opened, "watch") { _ in .run { $0.send(.called) } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    loop.send(.ticked, from: "watch") { $0.seconds = 1 }
    loop.send(.ticked, from: "watch") { $0.seconds = 2 }
    loop.answer("watch")
    loop.finish()
  }

  @Test func `the change of a failure's event is claimed with the failure`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.fail("search", with: Offline()) { $0.message = "Offline()" }
  }

  @Test func `the event of a failure can be claimed by receive`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.fail("search", with: Offline())
    loop.receive(.searchFailed("Offline()")) { $0.message = "Offline()" }
  }

  @Test func `a CancellationError as a failure is not passed to the catch closure`() {
    let loop = testLoop(Shop.search)
    loop.send(.searched("swift")) { $0.query = "swift" }
    loop.expectStart("search")
    loop.fail("search", with: CancellationError())
    loop.finish()
  }

  @Test func `a failure that the effect does not catch causes no event`() {
    let loop = testLoop(.on(.opened, "watch") { _ in .run { _ in } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("watch")
    loop.exhaustivity.remove(.faults)
    loop.fail("watch", with: Offline())
    loop.finish()
  }

  @Test func `timers fire while the clock advances, and their events are received one by one`() {
    let loop = testLoop(Shop.clock)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.advance(by: .seconds(2))
    loop.receive(.ticked) { $0.seconds = 1 }
    #expect(loop.state.seconds == 1)
    loop.receive(.ticked) { $0.seconds = 2 }
    loop.finish(running: "clock")
  }

  @Test func `more than 10,000 events, each in a drain of its own, do not fail`() {
    let loop = testLoop(Shop.clock)
    loop.exhaustivity.remove(.events)
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("clock")
    loop.advance(by: .seconds(10_001))
    loop.send(.closed) { $0.isOpen = false }
    loop.expectCancel("clock")
    #expect(loop.state.seconds == 10_001)
  }

  @Test func `a sent event is claimed before the events that it causes`() {
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

  @Test func `making the loop is a step: its starts and its events are claimed`() {
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

  @Test func `a run cancelled in the drain of its start before its effect begins needs no claim`() {
    let loop = testLoop(
      .on(.opened, "close") { _ in .send(.closed) },
      Shop.clock, .react(when: \.isOpen, "watch") { _ in .run { _ in } },
      Shop.search.debounced(for: .seconds(1)).enabled(while: \.isOpen))
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("close")
    loop.receive(.closed) { $0.isOpen = false }
    loop.finish()
  }

  @Test func `the start and the cancel of a callback in one drain have to be claimed`() {
    let loop = testLoop(
      .on(.opened, "close") { _ in .send(.closed) },
      .react(when: \.isOpen, "bell") { _ in .callback { _ in .none } })
    loop.send(.opened) { $0.isOpen = true }
    loop.expectStart("close")
    loop.receive(.closed) { $0.isOpen = false }
    loop.expectStart("bell")
    loop.expectCancel("bell")
  }

  @Test func `two timers due at the same time have a drain each`() {
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

  @Test func `a queued run starts when the previous run is answered`() {
    let loop = testLoop(.on(.called, "call", policy: .queue) { _ in .run { _ in } })
    loop.send(.called)
    loop.expectStart("call")
    loop.send(.called)
    loop.answer("call", with: .opened) { $0.isOpen = true }
    loop.expectStart("call")
    loop.answer("call")
    loop.finish()
  }

  @Test func `a component can be tested from a given state`() {
    let loop = TestLoop(Stopwatch(), initial: Stopwatch.State(seconds: 59, isRunning: true))
    loop.expectStart("second")
    loop.advance(by: .seconds(1))
    loop.receive(.ticked) { $0.seconds = 60 }
    loop.send(.toggled) { $0.isRunning = false }
    loop.expectCancel("second")
  }

  @Test func `the run key of a child in a collection begins with the child's identity`() {
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
    toEach: { _ in ["book"] }, id: \.self, "load"
  ) { (book: String) in .perform { _ in book } }
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
