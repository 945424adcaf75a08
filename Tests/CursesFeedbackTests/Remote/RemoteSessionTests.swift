import TerminalModel
import Testing

@testable import CursesFeedback

/// Sessions on the terminals of viewers, with both ends in this process.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RemoteSessionTests {
  private let inspection: RemoteInspection
  private let terminal = MemoryTerminal(size: Size(columns: 12, rows: 3))

  init() throws { inspection = try RemoteInspection() }

  private func shows(_ text: String, on terminal: MemoryTerminal? = nil) async {
    await wait { (terminal ?? self.terminal).frame?.text.hasPrefix(text) == true }
  }

  @Test func `a viewer shows the frames, and its input reaches the application`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0\n")
    #expect(inspection.terminals[0].display.usesColors == false)
    terminal.report(.bytes(Array("++".utf8)))
    await shows("Count: 2")
    #expect(inspection.loops[0].state.count == 2)
    #expect(terminal.lastChanges?.cellCount == 1)
    #expect(viewer.ending == nil)
  }

  @Test func `a new size of the viewer's terminal is that of the application`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    terminal.report(.resized(Size(columns: 30, rows: 5)))
    await wait { terminal.frame?.size == Size(columns: 30, rows: 5) }
    #expect(terminal.lastChanges?.cellCount == 150)
    #expect(inspection.terminals[0].size == Size(columns: 30, rows: 5))
    #expect(viewer.ending == nil)
  }

  @Test func `Ctrl-Z suspends the viewer, and all cells are drawn after it`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    terminal.report(.bytes([0x1A]))
    await wait { terminal.suspensionCount == 1 }
    #expect(terminal.lastChanges?.isFromUnknown == true)
    terminal.report(.bytes(Array("+".utf8)))
    await shows("Count: 1")
    #expect(viewer.ending == nil)
  }

  @Test func `Ctrl-L draws all cells of the viewer's terminal again`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    terminal.report(.bytes(Array("+".utf8)))
    await shows("Count: 1")
    #expect(terminal.lastChanges?.isFromUnknown == false)
    terminal.report(.bytes([0x0C]))
    await wait { terminal.lastChanges?.isFromUnknown == true }
    #expect(terminal.frame?.text.hasPrefix("Count: 1") == true)
    #expect(viewer.ending == nil)
  }

  @Test func `an equal size of the viewer's terminal draws all cells again`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    terminal.report(.bytes(Array("+".utf8)))
    await shows("Count: 1")
    terminal.report(.resized(terminal.size))
    #expect(terminal.lastChanges?.isFromUnknown == true)
    #expect(viewer.ending == nil)
  }

  @Test func `a text is copied with the viewer's terminal`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    #expect(inspection.terminals[0].copy("a\n侍"))
    await wait { terminal.clipboard == "a\n侍" }
    #expect(viewer.ending == nil)
  }

  @Test func `a viewer ends when the user quits`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    terminal.report(.bytes(Array("q".utf8)))
    await wait { viewer.ending == .quit }
    #expect(inspection.runs[0].hasEnded)
  }

  @Test func `a viewer ends when the server is closed, and so does its session`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    #expect(inspection.folder.processes.count == 1)
    inspection.server.close()
    await wait { viewer.ending == .processEnded }
    #expect(inspection.runs[0].hasEnded)
    #expect(inspection.folder.processes.isEmpty)
  }

  @Test func `a session ends when the viewer's terminal is gone`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    terminal.report(.ended)
    await wait { viewer.ending == .terminalGone }
    await wait { inspection.runs[0].hasEnded }
  }

  @Test func `a terminal that accepts frames again shows the latest one`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    terminal.isReading = false
    terminal.report(.bytes(Array("+".utf8)))
    terminal.report(.bytes(Array("+".utf8)))
    await wait { inspection.loops[0].state.count == 2 }
    #expect(terminal.frame?.text.hasPrefix("Count: 0") == true)
    terminal.isReading = true
    await shows("Count: 2")
    #expect(viewer.ending == nil)
  }

  @Test func `each viewer has a session of its own`() async throws {
    let other = MemoryTerminal(size: Size(columns: 20, rows: 2))
    let viewers = [
      try await inspection.view(on: terminal), try await inspection.view(on: other),
    ]
    await shows("Count: 0")
    await shows("Count: 0", on: other)
    other.report(.bytes(Array("+".utf8)))
    await shows("Count: 1", on: other)
    #expect(terminal.frame?.text.hasPrefix("Count: 0") == true)
    #expect(viewers.allSatisfy { $0.ending == nil })
  }

  @Test func `the second Ctrl-C without a response ends the viewer`() async throws {
    let inspection = try RemoteInspection(responds: false)
    let viewer = try await inspection.view(on: terminal)
    terminal.report(.bytes([3]))
    #expect(viewer.ending == nil)
    terminal.report(.bytes([3]))
    #expect(viewer.ending == .unanswered)
    let other = try await inspection.view(on: MemoryTerminal())
    #expect(other.ending == nil)
  }

  @Test func `Ctrl-C quits an application that responds`() async throws {
    let viewer = try await inspection.view(on: terminal)
    await shows("Count: 0")
    terminal.report(.bytes([3]))
    await wait { viewer.ending == .quit }
  }

  @Test func `input before the start of a session is not lost`() async throws {
    let inspection = try RemoteInspection(responds: false)
    let viewer = try await inspection.view(on: terminal)
    terminal.report(.bytes(Array("a".utf8)))
    terminal.report(.resized(Size(columns: 7, rows: 7)))
    await wait { inspection.terminals.first?.size == Size(columns: 7, rows: 7) }
    var reports: [TerminalReport] = []
    inspection.terminals[0].start { reports.append($0) }
    #expect(
      reports == [.bytes(Array("a".utf8)), .caughtUp, .resized(Size(columns: 7, rows: 7))])
    #expect(viewer.ending == nil)
  }

  @Test(arguments: ["nonsense", #"{"inspect":2}"#, #"{"bytes":"a"}"#])
  func `a connection that does not begin as a viewer is closed`(line: String) async throws {
    let socket = LineSocket(try await inspection.connect().socket)
    var hasEnded = false
    socket.onEnd = { hasEnded = true }
    socket.start()
    socket.send(line)
    await wait { hasEnded }
    #expect(inspection.terminals.isEmpty)
  }

  @Test func `a terminal refuses frames while bytes wait, and then reports that it is writable`()
    async throws
  {
    let (near, far) = try #require(UnixSocket.pair())
    let remote = RemoteTerminal(
      LineSocket(near),
      ViewerHello(
        size: Size(columns: 300, rows: 300), keySequences: KeySequences(),
        escapeDelay: .zero, display: DisplayOptions()))
    var reports: [TerminalReport] = []
    remote.start { reports.append($0) }
    var frame = Frame(size: remote.size)
    var count = 0
    while remote.show(frame, changes: FrameDiff(from: nil, to: frame)) {
      count += 1
      for row in 0..<300 {
        frame.buffer.write(
          String(repeating: "\(count % 10)", count: 300), style: .plain,
          at: Position(column: 0, row: row))
      }
    }
    #expect(count > 1)
    #expect(reports.isEmpty)
    let reader = LineSocket(far)
    var lines: [String] = []
    reader.onLine = { lines.append($0) }
    reader.start()
    await wait { reports == [.writable] }
    await wait { lines.count == count }
    #expect(lines.allSatisfy { RemoteMessage(line: $0) != nil })
    remote.close()
    reader.close()
  }
}
