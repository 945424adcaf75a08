package import ArgumentParser
package import CursesFeedback

/// The options of a demo, in addition to the launch options that every application has.
package protocol DemoOptions: ParsableArguments {
  /// The part of the help that lists the paths of `--open`; empty if the demo has none.
  static var paths: String { get }
}

extension DemoOptions {
  /// Parses the demo's options from the arguments that remain after the launch options.
  ///
  /// - Throws: `LaunchError` with a message of one line if an option is unknown or invalid.
  package static func read(_ arguments: [String]) throws(LaunchError) -> Self {
    do {
      return try parse(arguments)
    } catch {
      throw LaunchError(message: message(for: error))
    }
  }

  /// An empty text: by default, a demo has no paths.
  package static var paths: String { "" }

  /// The output of `--help`.
  ///
  /// - Parameter program: The words that start the program; they replace the name that the parser
  ///   derives from the type.
  package static func help(of program: String) -> String {
    let usage = helpMessage().trimmingPrefix("USAGE: ").drop { !$0.isWhitespace }
    return "USAGE: \(program)\(usage)\n\n\(LaunchOptions.help)" + paths
  }
}
