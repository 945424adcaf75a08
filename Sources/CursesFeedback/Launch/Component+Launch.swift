import CursesDriver
import TerminalModel
public import TerminalViews

extension Component {
  /// Runs the component in the terminal until a key quits, a state ends the session
  /// (``hasEnded(_:)``), or the terminal is gone.
  ///
  /// The component runs without a terminal if the options imply that, or if there is none to draw
  /// on: standard output is not a terminal and, if it is for a result, the process has no
  /// controlling terminal either. Then its last frame is printed as text.
  ///
  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - output: The use of standard output: for the interface, or for a result.
  ///   - exitStatus: Makes the exit status, from 0 to 255, from the final state, if the component
  ///     has run in the terminal.
  ///   - interface: The interface state that the component starts with in the terminal, such as
  ///     that of an earlier run.
  ///   - savesInterface: Called with the interface state after the component has run in the
  ///     terminal, unless the terminal has failed.
  ///   - reopening: Whether the component starts where its last session in the terminal was left.
  ///   - farewell: Makes a text from the final state, or nil for none, if the component has run in
  ///     the terminal. The text is printed on the normal screen, that of the shell, with visible
  ///     symbols in place of control characters.
  /// - Returns: The exit status: ``Launch/Status/usage`` if the path of `--open` is none of the
  ///   component's ``links``. A failure of the terminal or of the output is described in one
  ///   line on standard error.
  @MainActor public func launch(
    _ options: LaunchOptions = LaunchOptions(), output: StandardOutput<State> = .screen,
    exitStatus: @escaping (State) -> Int32 = { _ in Launch.Status.success },
    interface: InterfaceState = InterfaceState(),
    savesInterface: @escaping (InterfaceState) -> Void = { _ in },
    reopening: Reopening<State> = .never, farewell: @escaping (State) -> String? = { _ in nil }
  ) async -> Int32 {
    if let path = options.replay, !options.inspects { return replayRecording(at: path, options) }
    if let path = options.film { return await playFilm(at: path, options) }
    let launch = LaunchParameters(
      options, output: output, exitStatus: exitStatus, interface: interface,
      savesInterface: savesInterface, reopening: reopening, farewell: farewell)
    if let path = options.replay { return await inspectRecording(at: path, launch) }
    return options.reloads && !options.isHeadless ? await runReloading(launch) : await run(launch)
  }

  /// Runs the component without a terminal, and prints its last frame as text.
  ///
  /// - Returns: The exit status.
  @MainActor func printLastFrame(
    _ launch: LaunchParameters<State>, _ opening: Event?, _ files: LaunchFiles
  ) async -> Int32 {
    let options = launch.options
    let standardInput = EmptyStandardInput()
    let app = HeadlessApp(
      self, size: options.size ?? .environment, display: options.display, opening: opening,
      trace: files.trace, record: files.record, answers: files.answers)
    let frame = await lastFrame(of: app, after: options.steps)
    let isASCII = options.usesASCII || frame.theme?.usesASCII == true
    let status = Launch.print((isASCII ? frame.inASCII : frame).text)
    app.log.print()
    standardInput.restore()
    app.endRecording()
    await Launch.stop(app.loop, ContinuousClock(), status: status)
    return status
  }

  /// Runs the application through the steps, and returns the last frame: if a key or an advance
  /// ends the application, the one before that.
  ///
  /// At the start, after each key and at each deadline of an advance, waits until the effects
  /// settle, for at most 10 s in total.
  @MainActor private func lastFrame(
    of app: HeadlessApp<Self>, after steps: [LaunchOptions.Step]
  ) async -> Frame {
    // The terminal in memory refuses frames during a step, so that a long advance of the clock
    // draws none. Before each step, one is drawn: the step may end the application.
    app.terminal.isReading = false
    func draw() {
      app.terminal.isReading = true
      _ = app.frame
      app.terminal.isReading = false
    }
    let time = ContinuousClock()
    let deadline = time.now.advanced(by: .seconds(10))
    func limit() -> Duration { time.now.duration(to: deadline) }
    let wait = Task { await Launch.reportWait(for: app, deadline: deadline) }
    defer { wait.cancel() }
    await app.settle(within: limit())
    for step in steps {
      switch step {
      case .press(let keys):
        for key in keys {
          draw()
          app.take([.key(key)])
          await app.settle(within: limit())
        }
      case .advance(let duration):
        draw()
        await app.settle(advancingBy: duration, within: limit())
      }
    }
    app.terminal.isReading = true
    return app.frame
  }
}

extension Launch {
  /// Prints once which effects of an application work, if there are any after a second, or after
  /// each further one until the deadline.
  @MainActor fileprivate static func reportWait(
    for app: HeadlessApp<some Component>, deadline: ContinuousClock.Instant
  ) async {
    while ContinuousClock.now < deadline {
      // Cancelled when the application has taken all steps.
      guard (try? await ContinuousClock().sleep(for: .seconds(1))) != nil else { return }
      let effects = app.loop.awakeEffects(on: app.clock)
      if effects.isEmpty { continue }
      return printError(
        "Waiting for effects, until ten seconds have passed:"
          + " \(effects.map { "\($0)" }.joined(separator: ", ")). Sleeps on context.clock take no time."
      )
    }
  }
}

extension Size {
  /// The size in the variables COLUMNS and LINES; 80 or 24 for a variable that is not set to a
  /// number from 1 to 1000.
  static var environment: Size {
    let extents = ["COLUMNS", "LINES"].map { name in
      Launch.environment(name).flatMap(Int.init).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
    return Size(
      columns: extents[0] ?? Size.standard.columns, rows: extents[1] ?? Size.standard.rows)
  }
}

extension StandardOutput {
  /// The terminal to draw on.
  var device: CursesTerminal.Device {
    switch self {
    case .screen: .standardOutput
    case .result: .controllingTerminal
    }
  }

  /// Prints the farewell, and the result if there is one.
  ///
  /// - Parameter state: The final state, or nil after an interruption, which has no result.
  /// - Returns: False if one of them could not be printed, which was then reported.
  func print(_ farewell: String?, resultOf state: State?) -> Bool {
    switch self {
    case .screen:
      return farewell.map { Launch.print($0) == Launch.Status.success } ?? true
    case .result(let result):
      let isGreeted =
        farewell.map { Launch.print($0, on: .errors) == Launch.Status.success } ?? true
      let text = state.flatMap { result($0) }
      return text.map { Launch.printResult($0) == Launch.Status.success } ?? true && isGreeted
    }
  }

  /// The exit status of the process: that of the application.
  ///
  /// If an interruption has ended an application with a result, success becomes the status of the
  /// interruption: there is no result.
  func status(_ own: Int32, after interruption: Interruption?) -> Int32 {
    precondition((0...255).contains(own), "An exit status is a number from 0 to 255.")
    switch self {
    case .screen: return own
    case .result: return own == Launch.Status.success ? interruption?.exitStatus ?? own : own
    }
  }
}
