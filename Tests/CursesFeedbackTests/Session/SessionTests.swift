import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

@MainActor
@Suite struct SessionTests {
  private let app = HeadlessApp(
    Tally(), size: Size(columns: 20, rows: 3), holdsEffects: true)

  @Test func `the first frame is drawn at once`() {
    #expect(app.terminal.frameCount == 1)
    #expect(app.terminal.frame?.text.hasPrefix("Count: 0") == true)
  }

  @Test func `a key changes the state before the next key is read`() {
    app.take([.key("+"), .key("d"), .key("d"), .key("d")])
    #expect(app.state.count == 8)
  }

  @Test func `keys that are read together make one frame`() {
    app.take(Array(repeating: .key("+"), count: 1000))
    #expect(app.terminal.frameCount == 2)
    #expect(app.frame.text.hasPrefix("Count: 1000"))
  }

  @Test func `a key redraws only the cells that it changed`() {
    app.take([.key("+")])
    #expect(app.terminal.lastChanges?.cellCount == 1)
  }

  @Test func `a key that changes nothing draws nothing`() {
    app.take([.key("x"), .key("d")])
    #expect(app.terminal.frameCount == 1)
  }

  @Test func `changes without input are drawn once an interval`() {
    for _ in 0..<5 { app.loop.send(.added(1)) }
    #expect(app.terminal.frameCount == 1, "the interval of the first frame has not ended")
    app.advance(by: .milliseconds(17))
    #expect(app.terminal.frameCount == 2)
    #expect(app.terminal.frame?.text.hasPrefix("Count: 5") == true)
    app.advance(by: .seconds(60))
    #expect(app.terminal.frameCount == 2, "nothing changed")
  }

  @Test(arguments: [(60, 60), (120, 120), (1, 1), (1000, 1000), (0, 1), (9999, 1000)])
  func `a second has as many frames as the maximum frame rate`(rate: Int, frames: Int) {
    let clock = VirtualClock()
    let terminal = MemoryTerminal()
    let session = Session(terminal: terminal, maximumFrameRate: rate, clock: clock)
    let loop = Tally().makeLoop(on: session, clock: clock)
    loop.start()
    // An interval need not be a multiple of the tick of 50 µs: a frame is late by less than a tick.
    for _ in 0..<20_000 {
      clock.advance(by: .microseconds(50))
      loop.send(.added(1))
    }
    #expect((frames...frames + 1).contains(terminal.frameCount), "\(terminal.frameCount)")
  }

  @Test func `the duration of drawing is part of the interval`() {
    let clock = VirtualClock()
    let terminal = SlowTerminal(clock: clock)
    let session = Session(terminal: terminal, clock: clock)
    let loop = Tally().makeLoop(on: session, clock: clock)
    loop.start()
    loop.send(.added(1))
    #expect(terminal.frameCount == 1)
    clock.advance(by: .milliseconds(7))
    #expect(terminal.frameCount == 2)
  }

  @Test func `a frame waits until all available bytes are read`() {
    let terminal = SlowTerminal(clock: VirtualClock())
    let session = Session(terminal: terminal, clock: VirtualClock())
    let loop = Tally().makeLoop(on: session, clock: VirtualClock())
    loop.start()
    for _ in 0..<3 { session.receive(.bytes([UInt8](repeating: 0x2B, count: 1000))) }
    #expect(loop.state.count == 3000)
    #expect(terminal.frameCount == 1)
    session.receive(.caughtUp)
    #expect(terminal.frameCount == 2)
  }

  @Test func `a blocked terminal gets the newest frame when it accepts output again`() {
    app.terminal.isReading = false
    app.take([.key("+")])
    app.take([.key("+")])
    #expect(app.terminal.frame?.text.hasPrefix("Count: 0") == true)
    app.terminal.isReading = true
    #expect(app.terminal.frame?.text.hasPrefix("Count: 2") == true)
    #expect(app.terminal.frameCount == 2)
  }

  @Test func `a resize redraws every cell`() {
    app.resize(to: Size(columns: 30, rows: 4))
    #expect(app.terminal.lastChanges?.cellCount == 120)
    #expect(app.frame.size == Size(columns: 30, rows: 4))
  }

  @Test func `resizes are drawn once an interval, and the last size always`() {
    for columns in 1...268 {
      app.resize(to: Size(columns: columns, rows: 3))
      app.advance(by: .microseconds(3730))
    }
    #expect((60...63).contains(app.terminal.frameCount), "\(app.terminal.frameCount)")
    app.advance(by: .milliseconds(17))
    #expect(app.terminal.frame?.size == Size(columns: 268, rows: 3))
  }

  @Test func `a resumed terminal gets every cell again`() {
    app.terminal.report(.resumed)
    #expect(app.terminal.lastChanges?.cellCount == 60)
  }

  @Test func `a key that quits ends the session, and no key after it is read`() {
    #expect(!app.hasEnded)
    app.take([.key("q"), .key("+")])
    #expect(app.hasEnded)
    #expect(app.state.count == 0, "no key after the one that quits is read")
  }

  @Test func `Ctrl-C ends, Ctrl-Z suspends and redraws`() {
    app.take([.key(.ctrl("z"))])
    #expect(app.terminal.suspensionCount == 1)
    #expect(app.terminal.lastChanges?.cellCount == 60)
    app.take([.key(.ctrl("c"))])
    #expect(app.hasEnded)
  }

  @Test func `the end of the terminal ends the session`() {
    app.terminal.report(.ended)
    #expect(app.hasEnded)
  }

  @Test func `a failure that the terminal reports ends the session`() {
    app.terminal.report(.failed(TerminalError(.system(call: "write", number: 5))))
    #expect(app.hasEnded)
  }

  @Test func `Control-C ends an application during a paste that has no end`() {
    app.terminal.report(.bytes(Array("\u{1B}[200~+++".utf8)))
    app.terminal.report(.bytes([0x03]))
    #expect(app.hasEnded)
    #expect(app.state.count == 0)
  }

  @Test func `running a component throws the error of a terminal that fails`() async {
    let terminal = MemoryTerminal()
    terminal.failure = TerminalError(.system(call: "write", number: 5))
    await #expect(throws: TerminalError(.system(call: "write", number: 5))) {
      try await Tally().run(on: terminal)
    }
  }

  @Test func `bytes are decoded as keys`() {
    app.terminal.report(.bytes(Array("++".utf8)))
    #expect(app.state.count == 2)
  }

  @Test func `a paste whose start mark is split between reads sends no keys`() {
    app.terminal.report(.bytes(Array("\u{1B}[20".utf8)))
    app.advance(by: .milliseconds(500))
    app.terminal.report(.bytes(Array("0~++\u{1B}[201~".utf8)))
    #expect(app.state.count == 0)
    app.terminal.report(.bytes(Array("+".utf8)))
    #expect(app.state.count == 1)
  }

  @Test func `an effect's answer is shown`() {
    app.take([.key("a")])
    #expect(app.loop.heldEffects.map(\.feedback) == ["ask"])
    app.loop.answer(app.loop.heldEffects[0], with: [.answered(100)])
    #expect(app.frame.text.hasPrefix("Count: 100"))
  }
}

/// A terminal that takes 10 ms for the first frame.
@MainActor private final class SlowTerminal: TerminalDriver {
  let size = Size(columns: 20, rows: 3)
  let keySequences = KeySequences()
  private(set) var frameCount = 0
  private let clock: VirtualClock

  init(clock: VirtualClock) { self.clock = clock }

  func show(_ frame: Frame, changes: FrameDiff) -> Bool {
    frameCount += 1
    if frameCount == 1 { clock.advance(by: .milliseconds(10)) }
    return true
  }

  func start(_ report: @escaping @MainActor (TerminalReport) -> Void) {}
  func suspend() {}
  func close() {}
}
