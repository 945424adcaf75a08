import FeedbackCore
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// The history of an application with the size of the screen in its state, live and recorded.
@MainActor @Suite struct SizedHistoryTests {
  private struct Sized: Component {
    struct State: Codable, Equatable, Sendable {
      var count = 0
      var echo = 0
      var size = Size.zero
      var isAsked = false
      var found: [Int] = []
    }

    enum Event: Codable, Equatable, Sendable {
      case incremented, echoed, resized(Size), asked, found(Int)
    }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .incremented: state.count += 1
      case .echoed: state.echo = state.count
      case .resized(let size): state.size = size
      case .asked: state.isAsked = true
      case .found(let number): state.found.append(number)
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(to: { $0.count == $0.echo ? nil : $0.count }, "echo") { _ in .send(.echoed) }
      Feedback.react(when: \.isAsked, "numbers") { _ in
        .run { context in for number in 1...3 { context.send(.found(number)) } }
      }
    }

    func event(for input: Input, in state: State) -> Event? {
      if case .resized(let size) = input { .resized(size) } else { nil }
    }

    func view(_ state: State) -> Node<Event> {
      Text("Count: \(state.count), size: \(state.size.columns)x\(state.size.rows)")
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("+", "Add", sends: .incremented)
      KeyBinding("a", "Ask", sends: .asked)
      KeyBinding.quit("q")
    }
  }

  private static let size = Size(columns: 40, rows: 6)
  private static let other = Size(columns: 50, rows: 7)

  private func start(
    record: RecordingWriter? = nil
  ) -> (app: HeadlessApp<Sized>, history: SessionHistory<Sized>) {
    let app = HeadlessApp(
      Sized(), size: Self.size, trace: nil, record: record, starts: false)
    let history = SessionHistory<Sized>(
      of: app.session, app.loop, program: "sized", isLive: true, elapsed: app.clock.stopwatch())
    app.loop.start()
    _ = app.frame
    return (app, history)
  }

  @Test func `a cell of an event without a frame has the last event that changed it`() {
    let (app, history) = start()
    app.take([.key("+")])
    app.take([.key("+")])
    let titles = history.moments.map(\.title)
    #expect(titles[2...] == ["incremented", "echoed", "incremented", "echoed"])
    #expect(history.moments.map { $0.frame != nil } == [false, true, false, true, false, true])
    let count = Position(column: 7, row: 0)
    #expect((2...5).map { history.origin(of: count, in: $0)?.lastChange?.number } == [2, 2, 4, 4])
    #expect(history.origin(of: count, in: 4)?.changes.contains("+ count: 2") == true)
  }

  @Test func `a session that is continued gets the size of the screen`() {
    let (app, history) = start()
    app.take([.key("+")])
    app.resize(to: Self.other)
    for number in [0, 3] {
      #expect(history.fork(at: number))
      #expect(app.state.size == Self.other)
      #expect(app.frame.size == Self.other)
    }
    #expect(history.moments.last?.cause == "size 50x7")
    #expect(history.moments.last?.frame != nil)
    app.loop.send(.found(1))
    #expect(history.moments.last?.cause == "from outside")
  }

  @Test func `the causes in a recorded session are those of the live one`() async throws {
    var lines: [UInt8] = []
    let (app, history) = start(record: RecordingWriter { lines += $0 })
    app.take([.key("+"), .key("a")])
    await app.settle()
    app.resize(to: Self.other)
    app.loop.send(.incremented)
    app.take([.key("+")])
    app.endRecording()
    let recording = try Recording(parsing: String(decoding: lines, as: UTF8.self))
    let (replayed, divergence) = Sized().history(of: recording)
    #expect(divergence == nil)
    #expect(replayed.moments.map(\.title) == history.moments.map(\.title))
    #expect(replayed.moments.map(\.cause) == history.moments.map(\.cause))
    #expect(
      history.moments.map(\.cause) == [
        "", "size 40x6", "key +", "echo", "key a", "numbers", "numbers", "numbers", "size 50x7",
        "from outside", "echo", "key +", "echo",
      ])
  }

  @Test func `the costs in a recorded session are those of the replay`() throws {
    var lines: [UInt8] = []
    let (app, _) = start(record: RecordingWriter { lines += $0 })
    app.take([.key("+")])
    app.endRecording()
    let recording = try Recording(parsing: String(decoding: lines, as: UTF8.self))
    let (replayed, _) = Sized().history(of: recording)
    let times = replayed.moments.compactMap(\.frame?.time)
    #expect(times.count == 2)
    #expect(times.allSatisfy { $0 > .zero })
  }

  // MARK: With the inspector in the same terminal

  @Test(arguments: [TerminalReport.resized(Size(columns: 50, rows: 7)), .resumed])
  func `a size that is reported during an inspection reaches the application, and replays`(
    report: TerminalReport
  ) throws {
    let terminal = MemoryTerminal(size: Self.size)
    let clock = VirtualClock()
    var lines: [UInt8] = []
    let inspection = SessionInspection<Sized>(terminal, clock: clock)
    let (session, loop) = Sized().start(
      on: inspection.terminal, clock: clock, display: DisplayOptions(),
      record: RecordingWriter { lines += $0 }
    ) { inspection.connect($0, $1, isRequested: false) }
    func type(_ bytes: String) { terminal.report(.bytes(Array(bytes.utf8))) }
    type("+\u{1B}[24~")
    if case .resumed = report { type("\u{1A}") }
    terminal.report(report)
    clock.advance(by: .seconds(1))
    #expect(loop.state.size == terminal.size)
    #expect(terminal.frame?.text.contains("The history begins.") == true)
    #expect(terminal.frame?.size == terminal.size)
    type("\u{1B}[24~+")
    let size = "\(terminal.size.columns)x\(terminal.size.rows)"
    #expect(terminal.frame?.text.hasPrefix("Count: 2, size: \(size)\n") == true)
    session.endRecording()
    let recording = try Recording(parsing: String(decoding: lines, as: UTF8.self))
    #expect(Sized().replay(recording) == nil)
    #expect(Sized().history(of: recording).history.moments.count == loop.stateNumber + 1)
  }
}
