package import ArgumentParser
package import CursesFeedback

/// The options of a demo that has some beside those of every application.
package protocol DemoOptions: ParsableArguments {}

extension DemoOptions {
  /// Reads the demo's options from what the launch options have left.
  ///
  /// - Throws: `LaunchError`, in one line, where they cannot be read.
  package static func read(_ arguments: [String]) throws(LaunchError) -> Self {
    do {
      return try parse(arguments)
    } catch {
      throw LaunchError(message: message(for: error))
    }
  }

  /// What `--help` prints.
  package static var help: String {
    helpMessage() + "\n\n" + LaunchOptions.help
  }
}
