import TerminalModel

extension LaunchOptions {
  /// The theme of a recorded session for frames without one; nil if it is that of the terminal.
  func theme(of recording: Recording) -> Theme? {
    // The launch reports a variable that names no theme.
    let ofEnvironment = Launch.environment("THEME").flatMap { try? Theme(launchValue: $0) }
    let own = theme ?? ofEnvironment ?? .dark
    return recording.theme == own ? nil : recording.theme
  }
}
