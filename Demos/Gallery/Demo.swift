import CounterDemo
import CursesFeedback
import DemoLaunching
import MoviesDemo
import SignInDemo
import TrafficLightDemo

/// The demos, in the order of the menu.
package enum Demo: String, CaseIterable, Hashable, Sendable {
  case counter
  case movies
  case signIn = "sign-in"
  case trafficLight = "traffic-light"

  /// The title in the menu.
  var title: String {
    switch self {
    case .counter: "Counter"
    case .movies: "Movies"
    case .signIn: "Sign in"
    case .trafficLight: "Traffic light"
    }
  }

  /// A short description.
  var summary: String {
    switch self {
    case .counter: "a number, keys and buttons: the smallest application"
    case .movies: "a list that loads over HTTP, page by page"
    case .signIn: "a form that is validated while typing"
    case .trafficLight: "a state that changes with time"
    }
  }

  /// The output of `--help`.
  package var help: String {
    switch self {
    case .counter, .signIn: LaunchOptions.help
    case .movies: MoviesOptions.help
    case .trafficLight: TrafficLightOptions.help
    }
  }

  /// Runs the demo alone; `arguments` are those after the names of the program and the demo.
  ///
  /// - Returns: The exit status.
  @MainActor package func run(_ arguments: inout [String]) async throws -> Int32 {
    switch self {
    case .counter: try await Counter.run(&arguments)
    case .movies: try await MoviesOptions.run(&arguments)
    case .signIn: try await SignIn.run(&arguments)
    case .trafficLight: try await TrafficLightOptions.run(&arguments)
    }
  }
}
