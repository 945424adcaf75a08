import TerminalModel
import Testing

@testable import CursesFeedback

/// The terminal that an application shares with its inspector.
@MainActor @Suite struct InspectableTerminalTests {
  private let clock = VirtualClock()
  private let terminal = MemoryTerminal(size: Size(columns: 60, rows: 12))
  private let inspection: SessionInspection<Tally>
  private let session: Session
  private let loop: FeedbackLoop<Tally.State, Tally.Event>

  init() {
    let inspection = SessionInspection<Tally>(terminal, clock: clock)
    (session, loop) = Tally().start(
      on: inspection.terminal, clock: clock, display: DisplayOptions()
    ) { inspection.connect($0, $1, isRequested: false) }
    self.inspection = inspection
  }

  private func type(_ bytes: String) { terminal.report(.bytes(Array(bytes.utf8))) }
  private var screen: String { terminal.frame?.text ?? "" }

  @Test func `F12 opens the inspector, which gets the keys; F12 again shows the application`() {
    let own = screen
    #expect(own.hasPrefix("Count: 0"))
    type("\u{1B}[24~")
    #expect(screen != own)
    #expect(screen.contains("The history begins."))
    type("+")
    #expect(loop.state.count == 0)
    type("\u{1B}[24~")
    #expect(screen == own)
    type("+")
    #expect(screen.hasPrefix("Count: 1"))
    #expect(!session.hasEnded)
  }

  @Test func `keys that arrive with F12 go to the inspector`() {
    type("+\u{1B}[24~++")
    #expect(loop.state.count == 1)
    #expect(screen.contains("The history begins."))
    type("\u{1B}[24~")
    #expect(screen.hasPrefix("Count: 1"))
  }

  @Test func `keys that arrive with the F12 that closes the inspector go to the application`() {
    type("\u{1B}[24~")
    type("+\u{1B}[24~++")
    #expect(screen.hasPrefix("Count: 2"))
    type("\u{1B}[24~+\u{1B}[24~+")
    #expect(screen.hasPrefix("Count: 3"))
  }

  @Test func `a lone Escape closes the inspector after the delay of an escape sequence`() {
    type("\u{1B}[24~")
    type("\u{1B}")
    #expect(!screen.hasPrefix("Count: 0"))
    clock.advance(by: .seconds(1))
    #expect(screen.hasPrefix("Count: 0"))
  }

  @Test func `keys that arrive together at the inspector are shown by one frame`() {
    type("\u{1B}[24~")
    let count = terminal.frameCount
    type("234")
    #expect(terminal.frameCount == count + 1)
  }

  @Test func `the application goes on while it is inspected, and its state is shown afterwards`() {
    type("\u{1B}[24~")
    loop.send(.added(5))
    inspection.inspector?.loop.receiveNow()
    clock.advance(by: .seconds(1))
    #expect(screen.contains("added(5)"))
    #expect(!screen.hasPrefix("Count: 5"))
    type("\u{1B}[24~")
    #expect(screen.hasPrefix("Count: 5"))
    #expect(terminal.lastChanges?.isFromUnknown == true)
  }

  @Test func `the application draws frames while it is inspected`() {
    type("\u{1B}[24~")
    clock.advance(by: .seconds(1))  // The interval of the first frame ends.
    var count = 0
    session.onFrame = { count += 1 }
    loop.send(.added(5))
    inspection.inspector?.loop.receiveNow()
    clock.advance(by: .seconds(1))
    #expect(count == 1)
    #expect(!screen.hasPrefix("Count: 5"))
  }

  @Test func `a refused frame does not stop the application after the inspector was closed`() {
    terminal.isReading = false
    type("+")
    type("\u{1B}[24~")
    terminal.isReading = true
    type("\u{1B}[24~")
    type("+")
    #expect(screen.hasPrefix("Count: 2"))
  }

  @Test func `a new size reaches the inspector and the application`() {
    type("\u{1B}[24~")
    terminal.report(.resized(Size(columns: 30, rows: 8)))
    clock.advance(by: .seconds(1))
    #expect(terminal.frame?.size == Size(columns: 30, rows: 8))
    type("\u{1B}[24~")
    #expect(terminal.frame?.size == Size(columns: 30, rows: 8))
    #expect(screen.hasPrefix("Count: 0"))
  }

  @Test func `the end of the application closes the terminal while it is inspected`() async throws {
    type("\u{1B}[24~")
    terminal.report(.ended)
    try await session.ended()
    #expect(terminal.isClosed)
  }

  @Test func `an inspector that is opened again shows the events since it was closed`() {
    for keys in ["\u{1B}[24~", "\u{1B}[24~", "++", "\u{1B}[24~"] { type(keys) }
    #expect(screen.contains("added(1)"))
    #expect(screen.contains("key +"))
  }
}
