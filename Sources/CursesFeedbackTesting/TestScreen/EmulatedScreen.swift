import CursesDriver
public import CursesFeedback
public import Testing

/// The screen of an application in the process of the test, on an emulated terminal.
///
/// The application draws with the renderer of real terminals, and a ``TerminalEmulator`` interprets
/// the bytes; the bytes of its keys and of its mouse are decoded as those of a real terminal. Effects
/// run.
@MainActor public final class EmulatedScreen<Running: Component>: TestScreen {
  /// The application's clock.
  public let clock = VirtualClock()

  private let output: Output
  private let terminal: EncodingTerminal
  private let session: Session
  private let loop: FeedbackLoop<Running.State, Running.Event>
  private let report: FailureReport

  /// The terminal after the bytes so far.
  private final class Output {
    var emulator: TerminalEmulator
    init(size: Size) { emulator = TerminalEmulator(size: size) }
  }

  /// Starts an application on a terminal of the type xterm-256color.
  ///
  /// - Throws: `TerminalError` if the system has no description of this type.
  public init(
    _ component: Running, size: Size = .standard, display: DisplayOptions = DisplayOptions()
  ) throws(TerminalError) {
    let output = Output(size: size)
    self.output = output
    let terminal = try EncodingTerminal(size: size, colors: display.colors) {
      output.emulator.feed($0)
    }
    self.terminal = terminal
    (session, loop) = component.start(on: terminal, clock: clock, display: display)
    report = FailureReport(session.log, recording: nil, isRecordable: false)
    ReportsApps.current?.add(report)
  }

  /// The terminal, after the bytes of the application's output so far.
  public var emulator: TerminalEmulator { output.emulator }

  /// The current state.
  public var state: Running.State { loop.state }

  /// The screen of the terminal; the application draws first if it is out of date.
  public var frame: Frame {
    session.drawNow()
    report.frame = output.emulator.frame
    report.recordFaults()
    return output.emulator.frame
  }

  /// Sends the bytes of the inputs.
  public func take(_ inputs: [Input], sourceLocation: SourceLocation) {
    for input in inputs {
      report.add { "\(input)" }
      guard case .resized(let size) = input else {
        let bytes = output.emulator.bytes(for: input)
        if !bytes.isEmpty { terminal.report(.bytes(bytes)) }
        continue
      }
      output.emulator.resize(to: size)
      terminal.report(.resized(size))
    }
    _ = frame
  }

  /// Runs effects and advances the clock until the screen meets a condition.
  public func wait(
    for awaited: String, within time: Duration, at sourceLocation: SourceLocation,
    until condition: (String) -> Bool
  ) async throws {
    try await VirtualWait(
      clock: clock,
      settle: { [self] in
        if await !loop.settle(on: clock) {
          report.fail(loop.unsettled(on: clock), sourceLocation)
        }
      },
      advance: { [self] in loop.advance(clock, by: $0) },
      text: { self.frame.text }
    ).wait(for: awaited, within: time, until: condition)
  }
}
