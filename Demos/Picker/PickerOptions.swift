import ArgumentParser
import CursesFeedback
import DemoLaunching

/// The command line of the picker.
package struct PickerOptions: DemoOptions {
  @Flag(help: "Pick several lines: Tab marks them.")
  var multi = false

  package init() {}

  /// Runs the demo; `arguments` are those of the command line, without the program's name.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    let picker = Picker(isMulti: try read(arguments).multi)
    return await picker.launch(
      launch, output: picker.standardOutput, exitStatus: picker.exitStatus)
  }
}
