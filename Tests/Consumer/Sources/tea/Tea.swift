import CursesFeedback

@main
enum Tea {
  static let version = "1.0"

  static var help: String {
    """
    USAGE: \(Launch.programName) [--title TITLE] MINUTES [OPTIONS]

      --title TITLE         The name of the tea (default: Tea).
      --version             Print the version.

    \(LaunchOptions.help)
    """
  }

  @MainActor static func main() {
    Launch.main(help: { _ in help }) { arguments in
      var options = try LaunchOptions(takingFrom: &arguments)
      options.version = version
      if arguments == ["--version"] {
        print("\(Launch.programName) \(version)")
        return Launch.Status.success
      }
      let countdown = try countdown(for: arguments)
      return await countdown.launch(
        options, exitStatus: countdown.exitStatus, farewell: countdown.farewell)
    }
  }

  static func countdown(for arguments: [String]) throws(LaunchError) -> Countdown {
    let hasTitle = arguments.count > 2 && arguments[0] == "--title"
    let rest = hasTitle ? arguments.dropFirst(2) : arguments[...]
    guard rest.count == 1, let minutes = Int(rest[rest.startIndex]), (1...60).contains(minutes)
    else { throw LaunchError(message: "Name a number of minutes from 1 to 60; see --help.") }
    return Countdown(
      title: hasTitle ? arguments[1] : "Tea", initial: Countdown.State(seconds: minutes * 60))
  }
}
