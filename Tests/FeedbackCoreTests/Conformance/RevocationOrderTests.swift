import FeedbackCore
import Testing

/// In which order the runs of many requests end.
@MainActor
@Suite struct RevocationOrderTests {
  /// How all runs of a feedback come to an end.
  enum End: CaseIterable, Sendable {
    case withdrawal, detachment, pause, stop
  }

  private let log = Log<String>()
  private let handle = LoopHandle()

  @Test func `R15 of several changed requests all are cancelled before the first one starts`() {
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
    let before = log.entries.count
    switch end {
    case .withdrawal: loop.send([])
    case .detachment: loop.send(["off1"])
    case .pause: loop.pause()
    case .stop: loop.stop()
    }
    #expect(log.entries.dropFirst(before) == ["cancel c1", "cancel b2", "cancel a1"])
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
    let before = log.entries.count
    switch end {
    case .withdrawal: loop.send([])
    case .detachment: loop.send(["off1"])
    case .pause: loop.pause()
    case .stop: loop.stop()
    }
    #expect(log.entries.dropFirst(before) == ["cancel c1", "cancel b2", "cancel a1"])
  }

  @Test
  func
    `R15 R25 a pause in the midst of changes cancels what was to be cancelled, and starts nothing`()
  {
    let loop = FeedbackLoop<[Item], [Item]>(
      initial: ["a1", "b1"], reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(toEach: \.self, "items") { [log, handle] item in
          .callback { _ in
            Cancellation {
              log.add("cancel \(item)")
              if item == "a1" { handle.pause() }
            }
          }
        }
      ])
    handle.watch(loop)
    loop.start()
    loop.send(["c1", "b2"])
    #expect(log.entries == ["cancel a1", "cancel b1"])
    #expect(loop.isPaused)
  }

  private func loop(_ initial: [Item]) -> FeedbackLoop<[Item], [Item]> {
    loop(initial, .react(toEach: \.self, "items") { [log] in .logged("\($0)", in: log) })
  }

  private func loop(
    _ initial: [Item], _ feedback: Feedback<[Item], [Item]>
  ) -> FeedbackLoop<[Item], [Item]> {
    let loop = FeedbackLoop<[Item], [Item]>(
      initial: initial, reduce: Reducer { state, event in state = event },
      feedbacks: [feedback.enabled(while: { $0 != ["off1"] })])
    loop.start()
    return loop
  }
}
