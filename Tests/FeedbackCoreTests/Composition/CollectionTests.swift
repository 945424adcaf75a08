import FeedbackCore
import Testing

/// Children in a collection, each with its own feedbacks.
///
/// The item "a1" has the identity a and the value 1.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct CollectionTests {
  /// An addition to the value of one item, or a replacement of all items.
  enum Event: Equatable, Sendable {
    case item(Character, Int)
    case items([Item])

    static let itemCase = Case<Event, (Character, Int)>(
      { .item($0.0, $0.1) },
      { event in if case .item(let id, let value) = event { (id, value) } else { nil } })
  }

  private let log = Log<String>()
  private let diagnostics = Log<LoopDiagnostic>()

  @Test func `R21 a child's feedback gets only its own child's events and changes`() {
    let loop = loop(["a1", "b1"], [telling])
    loop.start()
    #expect(log.entries == ["a1 nil", "b1 nil"])
    loop.send(.item("b", 1))
    loop.send(.item("b", 0))
    loop.send(.items(["a5", "b2"]))
    #expect(log.entries.dropFirst(2) == ["b2 1", "b2 0", "a5 nil"])
  }

  @Test func `R21 the events of a child's feedback change this child only`() {
    let loop = loop(
      ["a1", "b2"], [.restart(while: { $0.value == 1 }, "answer", effect: { _ in .send(4) })])
    loop.start()
    #expect(loop.state == ["a5", "b2"])
    loop.send(.items(["b1", "c1"]))
    #expect(loop.state == ["b5", "c5"])
  }

  @Test func `R22 the runs of a removed child end; those of a child that returns start again`() {
    let loop = loop(["a1", "b1", "c1"], [registering])
    loop.start()
    loop.send(.items(["c1", "d1"]))
    #expect(log.entries.dropFirst(3) == ["cancel a", "cancel b", "start d"])
    loop.send(.items(["a1", "c1", "d1"]))
    #expect(log.entries.dropFirst(6) == ["start a"])
  }

  @Test func `R22 a changed order of the children neither ends nor starts a run`() {
    let loop = loop(["a1", "b1", "c1"], [registering, telling])
    loop.start()
    let countAtStart = log.entries.count
    loop.send(.items(["c1", "a1", "b1"]))
    #expect(log.entries.count == countAtStart)
  }

  @Test func `R22 the runs of removed children end before any feedback gets the next state`() {
    let loop = loop(["a1", "b1"], [registering], before: telling("parent"))
    loop.start()
    loop.send(.items(["b1"]))
    #expect(
      log.entries == [
        "parent [a1, b1]", "start a", "start b", "cancel a", "parent [b1]",
      ])
  }

  @Test
  func `R22 queued events of a removed child's runs are dropped, those of others are reduced`() {
    let loop = loop(["a1", "b1"], [.react(to: \.id, "answer", effect: { _ in .send(10) })])
    loop.send(.items(["b1"]))
    loop.start()
    #expect(loop.state == ["b11"])
    #expect(diagnostics.entries == [.staleEvent(feedback: "answer")])
  }

  @Test func `R22 R35 an event for a missing child changes nothing, is reported and published`() {
    let loop = loop(["a1"], [], before: telling("parent"))
    loop.start()
    loop.send(.item("z", 1))
    #expect(loop.state == ["a1"])
    #expect(diagnostics.entries == [.childEventIgnored])
    #expect(log.entries == ["parent [a1]", "parent [a1]"])
  }

  @Test func `R22 of two children with one identity only the first gets feedbacks and events`() {
    let loop = loop(["a1", "a2"], [telling, registering])
    loop.start()
    loop.send(.item("a", 5))
    #expect(loop.state == ["a6", "a2"])
    #expect(log.entries == ["a1 nil", "start a", "a6 5"])
  }

  @Test func `R15 R22 requests of two children with equal keys are separate`() {
    let digits = Feedback<Item, Int>.react(
      toEach: { item in String(item.value).map(String.init) }, id: \.self, "digits"
    ) { [log] digit in .logged(digit, in: log) }
    let loop = loop(["a12", "b13"], [digits])
    loop.start()
    #expect(log.entries == ["start 1", "start 2", "start 1", "start 3"])
    loop.send(.items(["a2", "b13"]))
    #expect(log.entries.dropFirst(4) == ["cancel 1"])
    loop.send(.items(["a2"]))
    #expect(log.entries.dropFirst(5) == ["cancel 1", "cancel 3"])
  }

  @Test func `R17 R21 run policies and throttling apply to each child separately`() {
    let clock = VirtualClock()
    let throttled = Feedback<Item, Int>.react(to: { $0 }, "run") { [log] item in
      .logged("\(item)", in: log)
    }.throttled(for: .seconds(1))
    let queued = Feedback<Item, Int>.react(to: { $0.value < 10 ? $0 : nil }, "q", policy: .queue) {
      item in .after(.seconds(1), send: 10 * item.value)
    }
    let loop = loop(["a1", "b1"], [throttled, queued], clock: clock)
    loop.start()
    loop.send(.item("b", 1))
    #expect(log.entries == ["start a1", "start b1", "cancel b1"])
    clock.advance(by: .seconds(1))
    #expect(loop.state == ["a11", "b12"])
  }

  @Test func `R33 a trace names a child's run by the child's identity`() {
    let loop = loop(["a1", "b1"], [registering])
    var started: [String] = []
    let trace = loop.trace { trace in
      started += trace.activity.map { activity in
        switch activity {
        case .started(let run): "+\(run)"
        case .cancelled(let run): "-\(run)"
        }
      }
    }
    loop.start()
    loop.send(.items(["b1"]))
    #expect(started == ["+register[a]", "+register[b]", "-register[a]"])
    trace.cancel()
  }

  @Test func `R21 R22 children with one identity in two nested collections have runs of their own`()
  {
    let inner = registering.pullback(each: .identified(\Group.items), event: Group.itemCase)
    let loop = FeedbackLoop<[Group], [Group]>(
      initial: [Group(id: 1, items: ["a1", "b1"]), Group(id: 2, items: ["a1"])],
      reduce: Reducer { state, event in state = event },
      feedbacks: [
        inner.pullback(
          each: .identified(\.self),
          event: Case({ [Group(id: $0.0, items: [])] }, { _ in nil }))
      ], clock: VirtualClock())
    loop.start()
    #expect(log.entries == ["start a", "start b", "start a"])
    loop.send([Group(id: 1, items: ["b1"]), Group(id: 2, items: ["a1", "c1"])])
    #expect(log.entries.dropFirst(3) == ["cancel a", "start c"])
    loop.send([Group(id: 1, items: ["b1"])])
    #expect(log.entries.dropFirst(5) == ["cancel a", "cancel c"])
    loop.stop()
    #expect(log.entries.dropFirst(7) == ["cancel b"])
  }

  @Test func `R25 a pause ends the children's runs in order, and a resume starts them again`() {
    let loop = loop(["b1", "a1"], [registering, telling])
    loop.start()
    loop.pause()
    loop.resume()
    let once = ["start b", "start a", "b1 nil", "a1 nil"]
    #expect(log.entries == once + ["cancel b", "cancel a"] + once)
  }

  private struct Group: Identifiable, Equatable, Sendable {
    let id: Int
    var items: [Item]

    static let itemCase = Case<Int, (Character, Int)>(
      { $0.1 }, { _ in nil })
  }

  private var telling: Feedback<Item, Int> {
    .raw("tell") { [log] _ in
      RawConnection(observe: { item, cause in
        log.add("\(item) \(cause.map { "\($0)" } ?? "nil")")
      })
    }
  }

  private func telling(_ name: String) -> Feedback<[Item], Event> {
    .raw(name) { [log] _ in RawConnection(observe: { state, _ in log.add("\(name) \(state)") }) }
  }

  private var registering: Feedback<Item, Int> {
    .react(toFirst: { $0.id }, "register") { [log] id in .logged("\(id)", in: log) }
  }

  private func loop(
    _ initial: [Item], _ feedbacks: [Feedback<Item, Int>],
    before: Feedback<[Item], Event>..., clock: any LoopClock = VirtualClock()
  ) -> FeedbackLoop<[Item], Event> {
    let adding = Reducer<Item, Int> { item, event in item.value += event }
    let replacing = Reducer<[Item], Event> { items, event in
      if case .items(let next) = event { items = next }
    }
    return FeedbackLoop(
      initial: initial,
      reduce: adding.pullback(each: .identified(\.self), event: Event.itemCase).then(replacing),
      feedbacks: before
        + feedbacks.map { $0.pullback(each: .identified(\.self), event: Event.itemCase) },
      clock: clock, notice: { [diagnostics] in diagnostics.add($0) })
  }
}
