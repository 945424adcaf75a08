import CursesDriver
import TerminalModel
import TerminalViews

/// The parameters of
/// ``Component/launch(_:output:exitStatus:interface:savesInterface:reopening:farewell:)``.
///
/// A class, because copies of a generic structure take allocations at each launch.
@MainActor final class LaunchParameters<State: Sendable> {
  let options: LaunchOptions
  let output: StandardOutput<State>
  let exitStatus: (State) -> Int32
  let interface: InterfaceState
  /// The moment of a recorded session from which the component continues, or nil for none.
  let start: RecordedStart?
  let savesInterface: (InterfaceState) -> Void
  let reopening: Reopening<State>
  let farewell: (State) -> String?
  /// Called on another thread before the process ends because a cancellation handler blocks.
  let atExitLimit: @Sendable () -> Void

  init(
    _ options: LaunchOptions, output: StandardOutput<State> = .screen,
    exitStatus: @escaping (State) -> Int32 = { _ in Launch.Status.success },
    interface: InterfaceState = InterfaceState(), start: RecordedStart? = nil,
    savesInterface: @escaping (InterfaceState) -> Void = { _ in },
    reopening: Reopening<State> = .never, farewell: @escaping (State) -> String? = { _ in nil },
    atExitLimit: @escaping @Sendable () -> Void = {}
  ) {
    (self.options, self.output, self.exitStatus) = (options, output, exitStatus)
    (self.interface, self.start) = (interface, start)
    (self.savesInterface, self.reopening, self.farewell) = (savesInterface, reopening, farewell)
    self.atExitLimit = atExitLimit
  }

  /// The parameters of a session that begins in a moment of a recorded one, and is not reopened.
  func continuing(
    from start: RecordedStart, interface: InterfaceState
  ) -> LaunchParameters {
    var options = options
    options.replay = nil
    return LaunchParameters(
      options, output: output, exitStatus: exitStatus, interface: interface, start: start,
      savesInterface: savesInterface, farewell: farewell)
  }
}

/// The start of a session that continues from a moment of a recorded one.
///
/// It is not generic over the state: Swift's runtime would instantiate one more generic class at
/// each launch.
@MainActor final class RecordedStart {
  private let initial: any Sendable
  /// The recorded answers of effects.
  let answers: RecordedAnswers

  init(in state: some Sendable, _ answers: RecordedAnswers) {
    (initial, self.answers) = (state, answers)
  }

  /// Whether a recording can store the state.
  var isRecordable: Bool { RecordedState.value(of: initial) != nil }

  /// The first state, or nil if it is not of the type that the caller expects.
  func state<State>() -> State? { initial as? State }
}

extension Component {
  /// Runs the component as the options say, which do not name a recording to replay.
  ///
  /// - Returns: The exit status.
  @MainActor func run(_ launch: LaunchParameters<State>) async -> Int32 {
    let opening: Event?
    do {
      opening = try launch.options.path.map { path throws(PathError) in
        try links.event(opening: path)
      }
    } catch {
      Launch.printError("--open: \(error)")
      return Launch.Status.usage
    }
    let files: LaunchFiles
    do {
      files = try LaunchFiles(of: self, launch.options, start: launch.start)
    } catch {
      let option = error is RecordingError ? "--answers: " : ""
      Launch.printError("\(option)\(error)")
      return error is TraceError ? Launch.Status.failure : Launch.Status.usage
    }
    defer { files.end() }
    if launch.options.answersRequests { return await serveProtocol(launch, opening, files) }
    guard !launch.options.isHeadless, CursesTerminal.exists(launch.output.device) else {
      return await printLastFrame(launch, opening, files)
    }
    let terminal: CursesTerminal
    let display: DisplayOptions
    do {
      (terminal, display) = try launch.openTerminal(files)
    } catch {
      Launch.printError("\(error)")
      return Launch.Status.failure
    }
    defer { terminal.close() }
    return await run(launch, on: terminal, display, opening: opening, files)
  }

  /// Runs the component in a terminal.
  @MainActor private func run(
    _ launch: LaunchParameters<State>, on terminal: CursesTerminal, _ display: DisplayOptions,
    opening: Event?, _ files: LaunchFiles
  ) async -> Int32 {
    // Only after the terminal has been opened: opening it checks, with the original standard input,
    // whether Swift's crash reporter would wait for a key.
    let standardInput = EmptyStandardInput()
    let clock = MainLoopClock()
    let inspection =
      launch.options.isInspectable ? SessionInspection<Self>(terminal, clock: clock) : nil
    let reopened = reopened(
      launch.reopening, launch.options, size: terminal.size,
      isAnswered: files.answers != nil)
    let record = files.record(of: reopened)
    let (session, loop) = start(
      on: inspection?.terminal ?? terminal, maximumFrameRate: launch.options.maximumFrameRate,
      clock: clock, display: display, interface: reopened?.interface ?? launch.interface,
      in: reopened?.state ?? launch.start?.state(), opening: opening, trace: files.trace,
      record: record, answers: files.answers
    ) { inspection?.connect($0, $1, isRequested: launch.options.inspects) }
    defer { inspection?.end() }
    let keeper = reopened?.keeper(of: session, loop, reducer, hasEnded: hasEnded)
    var failure: (any Error)?
    do { try await session.ended() } catch { failure = error }
    // After a failure of the terminal, nothing is read from standard input again.
    if let failure { Launch.printError("\(failure)") } else { standardInput.restore() }
    // Before the wait, in which Ctrl-C ends the process.
    keeper?.write()
    await Launch.complete(loop, clock)
    let status = failure == nil ? launch.finish(session, loop.state) : Launch.Status.failure
    keeper?.end()
    session.log.print()
    let problems = [
      reopened?.problem, keeper?.problem, inspection?.problem, files.problem(of: record),
    ]
    problems.compactMap(\.self).forEach(Launch.printError)
    session.endRecording()
    // Last, because this ends the process if an effect blocks.
    await Launch.stop(loop, clock, status: status, atLimit: launch.atExitLimit)
    return status
  }
}

extension LaunchOptions {
  /// Opens the terminal.
  ///
  /// - Returns: The terminal, the options for its screen, and its theme where an application and the
  ///   options select none.
  @MainActor func openTerminal(
    _ device: CursesTerminal.Device = .standardOutput
  ) throws(TerminalError) -> (CursesTerminal, DisplayOptions, Theme) {
    let theme = (self.theme == nil ? Theme.ofEnvironment : nil) ?? .dark
    let terminal = try CursesTerminal.open(
      .init(
        mouse: readsMouse ? .everything : .none, colors: usesColors ? nil : ColorDepth.none,
        renderer: renderer, device: device, standardTheme: theme, usesASCII: usesASCII))
    var display = display
    display.colors = terminal.shownColors
    display.metrics = theme.metrics
    display.glyphs = theme.glyphs
    return (terminal, display, theme)
  }
}

extension LaunchParameters {
  /// Opens the terminal, and notes it in the recording.
  ///
  /// - Returns: The terminal, and the options for its screen.
  fileprivate func openTerminal(
    _ files: LaunchFiles
  ) throws(TerminalError) -> (CursesTerminal, DisplayOptions) {
    let (terminal, display, theme) = try options.openTerminal(output.device)
    files.record?.origin.terminal = Launch.environment("TERM")
    files.record?.origin.theme = theme
    files.record?.report?.prepareForCrash()
    return (terminal, display)
  }

  /// Passes on the interface state of a session that has ended, and prints the farewell and the
  /// result.
  ///
  /// - Returns: The exit status.
  @MainActor fileprivate func finish(_ session: Session, _ final: State) -> Int32 {
    savesInterface(session.interfaceState)
    let interruption = session.interruption
    let isPrinted = output.print(farewell(final), resultOf: interruption == nil ? final : nil)
    guard isPrinted else { return Launch.Status.failure }
    return output.status(exitStatus(final), after: interruption)
  }
}
