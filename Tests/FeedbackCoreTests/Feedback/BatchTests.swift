import FeedbackCore
import Testing

/// Events that are sent together, by ``Sender/batch(_:)`` or by an input feedback.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct BatchTests {
  /// A source of inputs that ignores its cancellation.
  @MainActor
  private final class Keyboard {
    private var deliver: ([String]) -> Void = { _ in }

    func connect(_ deliver: @escaping @MainActor ([String]) -> Void) -> Cancellation {
      self.deliver = deliver
      return .none
    }

    func press(_ keys: String...) {
      deliver(keys)
    }
  }

  private let diagnostics = Log<LoopDiagnostic>()
  private let senders = Log<Sender<String>>()
  private let keyboard = Keyboard()

  @Test func `R8 R35 the events that a revoked run sends in a batch are dropped and reported`() {
    let loop = appendingLoop([source(while: { $0 == "initial" })], diagnostics: diagnostics)
    loop.start()
    loop.send("a")
    send("b", "c")
    #expect(loop.state == "initial_a")
    #expect(
      diagnostics.entries == [.staleEvent(feedback: "source"), .staleEvent(feedback: "source")])
  }

  @Test func `R8 a batch whose first event revokes its run loses its other events`() {
    let loop = appendingLoop([source(while: { $0 == "initial" })])
    loop.start()
    send("a", "b")
    #expect(loop.state == "initial_a")
  }

  @Test
  func `R8 R31 the events that a revoked run of an actor sends in a batch are dropped`() async {
    let loop = LoopActor<String, String>(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event },
      feedbacks: [source(while: { $0 == "initial" })], clock: VirtualClock())
    await loop.start()
    await loop.send("a")
    send("b")
    await loop.sender.untilTaken("c")
    #expect(await loop.state == "initial_a_c")
  }

  @Test func `R33 the cause of an event in a batch is the run that sends it`() {
    let loop = appendingLoop([
      source(while: { _ in true }),
      .binding("bound") { [senders] send in
        senders.add(send)
        return .none
      },
    ])
    loop.start()
    #expect(causes(in: loop) { send("a") } == ["from source", "from bound"])
  }

  @Test func `R33 the cause of an input is the outside`() {
    let loop = appendingLoop([keys])
    loop.start()
    #expect(causes(in: loop) { keyboard.press("a", "b") } == ["from outside", "from outside"])
  }

  @Test func `R8 R19 an input whose run has been revoked is not read`() {
    let loop = appendingLoop([keys.enabled { !$0.hasSuffix("off") }])
    loop.start()
    loop.send("off")
    keyboard.press("a")
    #expect(loop.state == "initial_off")
  }

  @Test func `R8 R19 the inputs behind one that revokes their run are not read`() {
    let loop = appendingLoop([keys.enabled { !$0.hasSuffix("off") }])
    loop.start()
    keyboard.press("a", "off", "b")
    #expect(loop.state == "initial_a_off")
  }

  @Test func `R30 a batch of a binding waits for at most one slice`() {
    let loop = appendingLoop(
      [
        .binding("bound") { [senders] send in
          senders.add(send)
          return .none
        }
      ], clock: CountedClock(step: .milliseconds(5)))
    loop.start()
    for _ in 1...10 { loop.sender("x") }
    send("a", "b")
    #expect(loop.state == "initial_x_x_x_a_b")
  }

  @Test func `R27 R30 a batch that is sent during another one publishes no state of its own`() {
    let frames = Log<String>()
    let loop = appendingLoop([
      .rendering("show") { _ in RawConnection(observe: { state, _ in frames.add(state) }) }, keys,
    ])
    let observation = loop.observe { [sender = loop.sender] state in
      guard state == "initial_a" else { return }
      sender.batch { send in
        send("x")
        send("y")
      }
    }
    loop.start()
    keyboard.press("a", "b", "c")
    #expect(frames.entries == ["initial", "initial_a_x_y_b_c"])
    observation.cancel()
  }

  private var keys: Feedback<String, String> {
    .inputs("keys", connect: { [keyboard] in keyboard.connect($0) }, read: { $2($1) })
  }

  private func source(
    while isActive: @escaping @Sendable (String) -> Bool
  ) -> Feedback<String, String> {
    .react(when: isActive, "source") { [senders] _ in
      .callback { context in
        senders.add(context.send)
        return .none
      }
    }
  }

  /// Sends the events in a batch through each sender.
  private func send(_ events: String...) {
    for sender in senders.entries {
      sender.batch { send in for event in events { send(event) } }
    }
  }

  private func causes(in loop: AppendingLoop, of send: () -> Void) -> [String?] {
    var causes: [String?] = []
    let tracing = loop.trace { causes.append($0.cause?.description) }
    send()
    tracing.cancel()
    return causes
  }
}
