import FeedbackCore
import Testing

/// Handles for a part of a loop: a part of its state and the events for it.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ScopedLoopTests {
  private struct State: Equatable, Sendable {
    var left = 0
    var right = Right()
  }

  private struct Right: Equatable, Sendable {
    var count = 0
    var text = ""
  }

  private enum Event: Sendable {
    case left(Int)
    case right(RightEvent)
  }

  private enum RightEvent: Sendable {
    case count(Int)
    case text(String)
  }

  @Test func `R24 a scoped loop has a part of the state, and sends events to the whole loop`() {
    let loop = loop()
    let right = loop.scope(\.right, event: Event.right)
    loop.start()
    right.send(.count(2))
    right.sender.now(.text("a"))
    #expect(right.state == Right(count: 2, text: "a"))
    #expect(loop.state == State(right: Right(count: 2, text: "a")))
  }

  @Test func `R24 a scoped loop can be scoped again`() {
    let loop = loop()
    let count = loop.scope(\.right, event: Event.right).scope(\.count, event: RightEvent.count)
    loop.start()
    count.send(3)
    count.sender.now(4)
    #expect(count.state == 7)
  }

  @Test
  func `R6 R24 observers of a scoped loop get its state after each event, or when it changes`() {
    let loop = loop()
    let left = loop.scope(\.left, event: Event.left)
    var all: [Int] = []
    var changes: [Int] = []
    let observations = [
      left.observe { all.append($0) }, left.observeChanges { changes.append($0) },
    ]
    loop.start()
    for event: Event in [.left(1), .right(.count(1)), .left(0), .left(2)] { loop.send(event) }
    #expect(all == [0, 1, 1, 1, 3])
    #expect(changes == [0, 1, 3])
    for observation in observations { observation.cancel() }
    loop.send(.left(1))
    #expect(changes == [0, 1, 3])
  }

  @Test
  func `R24 D-09 scoped loops keep their loop alive; releasing the last reference stops it`() {
    let signal = Signal<Event>()
    var loop: FeedbackLoop<State, Event>? = loop(
      .react(to: { _ in true }, "run", effect: { _ in signal.effect }))
    loop?.start()
    var right = loop?.scope(\.right, event: Event.right)
    var count = right?.scope(\.count, event: RightEvent.count)
    weak let root = loop
    loop = nil
    right = nil
    #expect(root != nil)
    #expect(right == nil)
    count?.send(1)
    #expect(count?.state == 1)
    #expect(signal.currentCount == 1)
    count = nil
    #expect(root == nil)
    #expect(signal.currentCount == 0)
  }

  @Test func `R24 neither an observation nor a sender of a scoped loop keeps the loop alive`() {
    var loop: FeedbackLoop<State, Event>? = loop()
    loop?.start()
    var left = loop?.scope(\.left, event: Event.left)
    let sender = left?.sender
    let observation = left?.observe { _ in }
    let changes = left?.observeChanges { _ in }
    weak let root = loop
    loop = nil
    left = nil
    #expect(root == nil)
    sender?.now(1)
    observation?.cancel()
    changes?.cancel()
  }

  @Test func `R24 a scoped loop has the last state after the loop is stopped`() {
    let loop = loop()
    let left = loop.scope(\.left, event: Event.left)
    loop.start()
    left.send(1)
    loop.stop()
    left.send(1)
    #expect(left.state == 1)
  }

  private func loop(_ feedbacks: Feedback<State, Event>...) -> FeedbackLoop<State, Event> {
    FeedbackLoop(
      initial: State(),
      reduce: Reducer { state, event in
        switch event {
        case .left(let number): state.left += number
        case .right(.count(let number)): state.right.count += number
        case .right(.text(let text)): state.right.text += text
        }
      }, feedbacks: feedbacks, clock: VirtualClock())
  }
}
