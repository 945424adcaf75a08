public import TerminalViews

/// A component that is a whole program: with `@main`, it is the entry point of the executable.
///
///     @main struct Clock: App {
///       let initial = 0
///       func reduce(_ seconds: inout Int, _ event: Void) { seconds += 1 }
///       var feedbacks: [Feedback<Int, Void>] { Feedback.every(.seconds(1), "second", sends: ()) }
///       func view(_ seconds: Int) -> Node<Void> { Text("\(seconds) s") }
///     }
///
/// A program with command line options of its own is not an `App`: it creates its component itself
/// and calls ``Component/launch(_:output:exitStatus:interface:savesInterface:reopening:farewell:)`` in ``Launch/main(help:_:)``.
public protocol App: Component {
  /// Creates the application; called once for each launch.
  init()

  /// Creates the application for the options of its command line.
  ///
  /// Called once for each launch. By default, it calls ``init()``.
  ///
  /// An application that needs one of these options keeps it in a property, or in its first state:
  ///
  ///     init(options: LaunchOptions) { initial = State(isStill: options.reducesMotion) }
  init(options: LaunchOptions)

  /// The version of the application, such as `1.2`, or nil if it has none.
  ///
  /// The option `--version` prints it. A recording stores it, too: if a replay by another version
  /// of the application differs from the recording, the description of the difference names both
  /// versions.
  var version: String? { get }

  /// The text that is printed on the normal screen (that of the shell) after the application has
  /// ended, or nil for none.
  ///
  /// It is printed on standard output or, if that is for a result, on standard error.
  /// Called with the final state if the application has run in the terminal; not if the terminal
  /// has failed.
  func farewell(_ state: State) -> String?

  /// The use of standard output: for the interface, or for a result.
  ///
  ///     var standardOutput: StandardOutput<State> { .result(\.selectedLine) }
  var standardOutput: StandardOutput<State> { get }

  /// The interface state that the application starts with in the terminal: the focus, scroll
  /// offsets and cursors.
  ///
  ///     var initialInterface: InterfaceState { Storage.load()?.interface ?? InterfaceState() }
  ///
  /// If the state is restored, too, the screen is that of the earlier run.
  var initialInterface: InterfaceState { get }

  /// Saves the interface state; called after the application has run in the terminal, unless the
  /// terminal has failed.
  func saveInterface(_ interface: InterfaceState)

  /// Whether the application reopens where it was left: with the state and the interface state of
  /// its last session in the terminal.
  ///
  ///     var reopening: Reopening<State> { .lastSession() }
  ///
  /// If there is such a session, ``Component/initial`` and ``initialInterface`` are not used.
  var reopening: Reopening<State> { get }

  /// The exit status of the process, from 0 to 255, after the application has run in the terminal.
  ///
  ///     func exitStatus(_ state: State) -> Int32 { state.wasCancelled ? 130 : 0 }
  ///
  /// Called with the final state. A failure of the terminal or of the output has the status
  /// ``Launch/Status/failure`` instead. For an application with a result, success becomes 130 if
  /// Ctrl-C without a binding has ended it, and 129 if the terminal is gone
  /// (``StandardOutput/result(_:)``).
  func exitStatus(_ state: State) -> Int32
}

extension App {
  /// Creates the application with ``init()``, and ignores the options.
  public init(options: LaunchOptions) { self.init() }

  /// The application has no version.
  public var version: String? { nil }

  /// Prints no text.
  public func farewell(_ state: State) -> String? { nil }

  /// The interface is drawn on standard output.
  public var standardOutput: StandardOutput<State> { .screen }

  /// A new interface state.
  public var initialInterface: InterfaceState { InterfaceState() }

  /// Saves nothing.
  public func saveInterface(_ interface: InterfaceState) {}

  /// The application does not reopen: it starts in its first state, and its session is not kept.
  public var reopening: Reopening<State> { .never }

  /// The status is ``Launch/Status/success``.
  public func exitStatus(_ state: State) -> Int32 { Launch.Status.success }

  /// Runs the application in the terminal, or as the command line says, and exits the process.
  @MainActor public static func main() {
    Launch.main(
      help: { _ in
        let app = Self()
        let version = app.version == nil ? "" : "\n  --version             Print the version."
        return "USAGE: \(Launch.programName) [OPTIONS]\n\n\(LaunchOptions.help)\(version)"
          + app.links.help
      }, run)
  }

  /// Runs the application as a command line says.
  ///
  /// - Parameter arguments: The command line without the program's name. Options of the framework
  ///   are removed from it.
  /// - Returns: The exit status.
  /// - Throws: ``LaunchError`` if the command line has an unknown argument, or if a value is
  ///   missing or invalid.
  @MainActor public static func run(_ arguments: inout [String]) async throws -> Int32 {
    var options = try LaunchOptions(takingFrom: &arguments)
    if arguments.count == 1, arguments[0] == "--version",
      let version = Self(options: options).version
    {
      return Launch.print("\(Launch.programName) \(version)")
    }
    if arguments.first == "--" { arguments.removeFirst() }
    if let unknown = arguments.first {
      throw LaunchError(message: "\"\(unknown)\" is not understood: --help lists the options.")
    }
    let app = Self(options: options)
    options.version = app.version
    return await app.launch(
      options, output: app.standardOutput, exitStatus: app.exitStatus,
      interface: app.initialInterface, savesInterface: app.saveInterface,
      reopening: app.reopening, farewell: app.farewell)
  }
}
