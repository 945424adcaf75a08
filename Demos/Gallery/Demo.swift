import CounterDemo
import CursesFeedback
import DemoLaunching
import MoviesDemo
import TrafficLightDemo

/// The demos there are, in the order of the menu.
package enum Demo: String, CaseIterable, Hashable, Sendable {
  case counter
  case movies
  case trafficLight = "traffic-light"

  /// What the menu calls it.
  var title: String {
    switch self {
    case .counter: "Counter"
    case .movies: "Movies"
    case .trafficLight: "Traffic light"
    }
  }

  /// What there is to see, in a few words.
  var summary: String {
    switch self {
    case .counter: "a number, keys and buttons: the smallest application"
    case .movies: "an endless list over HTTP, failures included"
    case .trafficLight: "a state that changes with time"
    }
  }

  /// What `--help` prints.
  package var help: String {
    switch self {
    case .counter: LaunchOptions.help
    case .movies: MoviesOptions.help
    case .trafficLight: TrafficLightOptions.help
    }
  }

  /// Runs it alone, on a command line without the program's name and its own.
  ///
  /// - Returns: the exit status.
  @MainActor package func run(_ arguments: inout [String]) async throws -> Int32 {
    switch self {
    case .counter: try await Counter.run(&arguments)
    case .movies: try await MoviesOptions.run(&arguments)
    case .trafficLight: try await TrafficLightOptions.run(&arguments)
    }
  }
}
