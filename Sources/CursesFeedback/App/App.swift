/// A component that is a program: `@main` on it makes the executable.
///
/// A program with options of its own makes its component itself and calls
/// ``Component/launch(_:farewell:)`` in ``Launch/main(help:_:)``.
public protocol App: Component {
  /// Makes the application as it is launched.
  init()

  /// What stands on the normal screen after the application has left; nil for nothing.
  func farewell(_ state: State) -> String?
}

extension App {
  /// Nothing is left behind.
  public func farewell(_ state: State) -> String? { nil }

  /// Runs the application in the terminal, or as the command line says, and exits the process.
  @MainActor public static func main() {
    Launch.main(run)
  }

  /// Runs the application as a command line says.
  ///
  /// - Parameter arguments: The command line without the program's name.
  /// - Returns: the exit status.
  /// - Throws: ``LaunchError`` where the command line cannot be understood.
  @MainActor public static func run(_ arguments: inout [String]) async throws -> Int32 {
    let options = try LaunchOptions(takingFrom: &arguments)
    if let unknown = arguments.first {
      throw LaunchError(message: "\"\(unknown)\" is not understood: --help lists the options.")
    }
    let app = Self()
    return await app.launch(options, farewell: app.farewell)
  }
}
