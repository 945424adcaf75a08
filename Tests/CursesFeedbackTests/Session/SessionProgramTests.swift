import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// A session that hands its terminal to another program.
@MainActor @Suite struct SessionProgramTests {
  private let clock = VirtualClock()
  private let terminal = LendingTerminal()
  private let session: Session
  private let loop: FeedbackLoop<Tally.State, Tally.Event>

  init() {
    session = Session(terminal: terminal, clock: clock)
    loop = Tally().makeLoop(on: session, clock: clock)
    loop.start()
  }

  @Test func `states are not drawn until the program has ended, and then all cells are`() async {
    let running = Task { await session.run(["vim", "a"]) }
    await terminal.started()
    loop.send(.added(5))
    clock.advance(by: .seconds(1))
    #expect(terminal.frames.count == 1)
    terminal.end(with: .exited(1))
    #expect(await running.value == .exited(1))
    #expect(terminal.commands == [["vim", "a"]])
    #expect(terminal.frames.count == 2)
    #expect(terminal.frames.last?.frame.text.hasPrefix("Count: 5") == true)
    #expect(terminal.frames.last?.cells == 60)
  }

  @Test(
    arguments: [
      (0, "The program has ended."), (3, "The program ended with status 3."),
      (127, "The program was not found, or ended with status 127."),
    ] as [(Int32, String)])
  func `an exit status is a sentence`(status: Int32, sentence: String) {
    #expect(ProgramResult.exited(status).description == sentence)
  }

  @Test func `a second program is refused while the first one has the terminal`() async {
    let running = Task { await session.run(["vim"]) }
    await terminal.started()
    let failure = ProgramFailure(.terminalInUse, program: "less")
    #expect(await session.run(["less"]) == .failed(failure))
    terminal.end(with: .exited(0))
    #expect(await running.value.isSuccess)
    #expect(terminal.commands == [["vim"]])
  }

  @Test func `a program waits for the end of one whose request has been cancelled`() async {
    let first = Task { await session.run(["vim", "a"]) }
    await terminal.started()
    first.cancel()
    let second = Task { await session.run(["vim", "b"]) }
    let third = Task { await session.run(["vim", "c"]) }
    await Task.yield()
    second.cancel()
    terminal.end(with: .signaled(15))
    #expect(await first.value == .signaled(15))
    await terminal.started()
    terminal.end(with: .exited(0))
    #expect(await third.value == .exited(0))
    #expect(await second.value == .failed(ProgramFailure(.cancelled, program: "vim")))
    #expect(terminal.commands == [["vim", "a"], ["vim", "c"]])
  }
}

@MainActor private final class LendingTerminal: TerminalDriver {
  let size = Size(columns: 20, rows: 3)
  let keySequences = KeySequences()
  private(set) var frames: [(frame: Frame, cells: Int)] = []
  private(set) var commands: [[String]] = []
  private var program: CheckedContinuation<ProgramResult, Never>?
  private var start: CheckedContinuation<Void, Never>?

  func show(_ frame: Frame, changes: FrameDiff) -> Bool {
    frames.append((frame, changes.cellCount))
    return true
  }

  func run(_ command: [String]) async -> ProgramResult {
    commands.append(command)
    return await withCheckedContinuation {
      program = $0
      start.take()?.resume()
    }
  }

  /// Waits until a program runs.
  func started() async {
    if program == nil { await withCheckedContinuation { start = $0 } }
  }

  func end(with result: ProgramResult) { program.take()?.resume(returning: result) }

  func start(_ report: @escaping @MainActor (TerminalReport) -> Void) {}
  func suspend() {}
  func close() {}
}
