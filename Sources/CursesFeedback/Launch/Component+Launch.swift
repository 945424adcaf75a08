import CursesDriver
import TerminalModel

extension Component {
  /// Runs as a program does, until somebody quits.
  ///
  /// With options for it, or where the standard output is no terminal, the frame is printed as text
  /// instead.
  ///
  /// - Parameters:
  ///   - options: What the command line says.
  ///   - farewell: The text that is printed on the normal screen, from the final state. Control
  ///     characters in it become visible stand-ins.
  /// - Returns: the exit status. A failure is described in one line on the error stream; output that
  ///   cannot be written is one.
  @MainActor public func launch(
    _ options: LaunchOptions = LaunchOptions(), farewell: (State) -> String? = { _ in nil }
  ) async -> Int32 {
    guard !options.isHeadless, Launch.outputIsTerminal else {
      let app = HeadlessApp(self, size: options.size ?? .environment)
      let status = Launch.print(await lastFrame(of: app, after: options.steps).text)
      app.log.print()
      return status
    }
    do {
      let terminal = try CursesTerminal.open(.init(renderer: options.renderer))
      defer { terminal.close() }
      let (session, loop) = start(
        on: terminal, maximumFrameRate: options.maximumFrameRate, clock: MainLoopClock())
      try await session.ended()
      let status = farewell(loop.state).map(Launch.print) ?? Launch.Status.success
      session.log.print()
      // Last, because a cancellation that blocks ends the process.
      withExitLimit(status: status) { loop.stop() }
      return status
    } catch {
      Launch.printError("\(error)")
      return Launch.Status.failure
    }
  }

  /// Runs without a terminal, through the steps of the options; effects have 10 s in all.
  @MainActor private func lastFrame(
    of app: HeadlessApp<Self>, after steps: [LaunchOptions.Step]
  ) async -> Frame {
    // Only the last frame is looked at.
    app.terminal.isReading = false
    let time = ContinuousClock()
    let deadline = time.now.advanced(by: .seconds(10))
    func settle() async { await app.settle(within: time.now.duration(to: deadline)) }
    await settle()
    for step in steps {
      switch step {
      case .press(let keys):
        for key in keys {
          app.take([.key(key)])
          await settle()
        }
      case .advance(let duration):
        app.advance(by: duration)
        await settle()
      }
    }
    app.terminal.isReading = true
    return app.frame
  }
}

extension Size {
  /// What COLUMNS and LINES say, from 1 to 1000 each; 80x24 where they say nothing.
  fileprivate static var environment: Size {
    let extents = ["COLUMNS", "LINES"].map { name in
      Launch.environment(name).flatMap(Int.init).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
    return Size(
      columns: extents[0] ?? Size.standard.columns, rows: extents[1] ?? Size.standard.rows)
  }
}
