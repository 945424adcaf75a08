import ArgumentParser
import CursesFeedback
import DemoLaunching

/// The command line of the theme editor.
package struct ThemeEditorOptions: DemoOptions {
  @Argument(help: "The file of the theme; a new one is written when the theme is saved.")
  var file: String?

  package init() {}

  /// Runs the demo; `arguments` are those of the command line, without the program's name.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    let file = try read(arguments).file
    do {
      let theme = try file.flatMap { try ThemeFile.read($0) }
      let editor = ThemeEditor(theme ?? .dark, path: file, isWritten: theme != nil)
      return await editor.launch(launch)
    } catch {
      throw LaunchError(message: "\(file ?? ""): \(reason(of: error))")
    }
  }
}
