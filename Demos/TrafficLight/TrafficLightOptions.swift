import ArgumentParser
import CursesFeedback
import DemoLaunching

/// The command line of the traffic light.
package struct TrafficLightOptions: DemoOptions {
  @Option(
    parsing: .unconditional,
    help:
      "How long each light is lit, in seconds from 0.1 to 3600 (default: red 3, yellow 1, green 2)."
  )
  var hold: Double?

  package init() {}

  package func validate() throws {
    guard let hold, !(0.1...3600).contains(hold) else { return }
    throw ValidationError("--hold wants seconds from 0.1 to 3600, for example 2.5, not \(hold).")
  }

  /// Runs the demo; `arguments` are those of the command line, without the program's name.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    let options = try read(arguments)
    let light = options.hold.map { TrafficLight(hold: .seconds($0)) } ?? TrafficLight()
    return await light.launch(launch)
  }
}
