import FeedbackCore
import Testing

/// The order in which the runs of many requests end.
///
/// The item "a1" has the identity a and the value 1.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct RevocationOrderTests {
  /// The reason why all runs of a feedback end.
  enum End: CaseIterable, Sendable {
    case withdrawal, detachment, pause, stop
  }

  private let log = Log<String>()
  private let handle = LoopHandle()

  @Test func `R15 the runs of all changed requests are cancelled before the first one starts`() {
    let loop = loop(["a1", "b1", "c1", "d1"])
    loop.send(["d2", "c1", "a2", "e1"])
    #expect(
      log.entries.dropFirst(4) == [
        "cancel a1", "cancel b1", "cancel d1", "start d2", "start a2", "start e1",
      ])
  }

  @Test(arguments: End.allCases)
  func `R15 R24 R25 all runs end in the order of the last collection`(_ end: End) {
    let loop = loop(["a1", "b1", "c1"])
    loop.send(["c1", "b2", "a1"])
    #expect(entries(of: end, in: loop) == ["cancel c1", "cancel b2", "cancel a1"])
  }

  @Test(arguments: End.allCases)
  func `R22 R24 R25 the runs of children end in the order of the children`(_ end: End) {
    let child = Feedback<Item, [Item]>.react(to: \.self, "child") { [log] in
      .logged("\($0)", in: log)
    }
    let ofChild = Case<[Item], (Character, [Item])>({ $1 }, { _ in nil })
    let loop = loop(
      ["a1", "b1", "c1"],
      child.pullback(each: .identified(\.self), event: ofChild))
    loop.send(["c1", "b2", "a1"])
    #expect(entries(of: end, in: loop) == ["cancel c1", "cancel b2", "cancel a1"])
  }

  @Test func `R15 R25 a pause during a change of requests cancels the old runs and starts none`() {
    let loop = loop(["a1", "b1"], cancelling("a1") { handle in handle.pause() })
    loop.send(["c1", "b2"])
    #expect(log.entries == ["cancel a1", "cancel b1"])
    #expect(loop.isPaused)
  }

  @Test
  func `R15 R24 a stop during a change of requests ends the remaining runs in collection order`() {
    let loop = loop(
      ["a1", "b1", "c1"], cancelling("b1", policy: .merge) { handle in handle.stop() })
    loop.send(["a2", "c2"])
    #expect(log.entries == ["cancel b1", "cancel a1", "cancel c1"])
  }

  /// Ends all runs of a loop, and returns the entries that this adds to the log.
  private func entries(
    of end: End, in loop: FeedbackLoop<[Item], [Item]>
  ) -> ArraySlice<String> {
    let before = log.entries.count
    switch end {
    case .withdrawal: loop.send([])
    case .detachment: loop.send(["off1"])
    case .pause: loop.pause()
    case .stop: loop.stop()
    }
    return log.entries.dropFirst(before)
  }

  /// Logs the cancellation of each item's run; the cancellation of one item's run also calls
  /// the closure.
  private func cancelling(
    _ cancelled: Item, policy: RunPolicy = .latest,
    act: @escaping @Sendable (LoopHandle) -> Void
  ) -> Feedback<[Item], [Item]> {
    .react(toEach: \.self, "items", policy: policy) { [log, handle] item in
      .callback { _ in
        Cancellation {
          log.add("cancel \(item)")
          if item == cancelled { act(handle) }
        }
      }
    }
  }

  private func loop(_ initial: [Item]) -> FeedbackLoop<[Item], [Item]> {
    loop(initial, .react(toEach: \.self, "items") { [log] in .logged("\($0)", in: log) })
  }

  private func loop(
    _ initial: [Item], _ feedback: Feedback<[Item], [Item]>
  ) -> FeedbackLoop<[Item], [Item]> {
    let loop = FeedbackLoop<[Item], [Item]>(
      initial: initial, reduce: Reducer { state, event in state = event },
      feedbacks: [feedback.enabled(while: { $0 != ["off1"] })], clock: VirtualClock())
    handle.watch(loop)
    loop.start()
    return loop
  }
}
