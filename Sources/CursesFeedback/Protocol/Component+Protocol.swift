extension Component {
  /// Runs the component without a terminal, and answers the requests on standard input, a line of
  /// JSON for each, until one of them quits or the input ends.
  ///
  /// - Returns: The exit status.
  @MainActor func serveProtocol(
    _ launch: LaunchParameters<State>, _ opening: Event?, _ files: LaunchFiles
  ) async -> Int32 {
    do {
      var streams = try ProtocolStreams()
      let app = HeadlessApp(
        self, size: launch.options.size ?? .environment, holdsEffects: true,
        display: launch.options.display,
        opening: opening, trace: files.trace, record: files.record,
        answers: files.answers)
      defer { app.endRecording() }
      let session = ProtocolSession(app, usesASCII: launch.options.usesASCII)
      while !session.isOver, let line = try await streams.nextLine() {
        guard streams.write(await session.reply(to: line)) else { return Launch.Status.failure }
      }
      app.endRecording()
      await Launch.stop(app.loop, ContinuousClock(), status: Launch.Status.success)
      return Launch.Status.success
    } catch {
      Launch.printError("\(error)")
      return Launch.Status.failure
    }
  }
}
