import ArgumentParser
import CursesFeedback
import DemoLaunching
import Foundation
import Logging

/// The command line of the search.
package struct SearchOptions: DemoOptions {
  @Option(
    parsing: .unconditional,
    help: "How long the built-in server takes for an answer, in seconds from 0 to 60.")
  var latency = 0.3

  @Option(
    parsing: .unconditional,
    help: "How often the built-in server fails, from 0 (never) to 1 (always).")
  var failureRate = 0.0

  @Option(
    parsing: .unconditional,
    help:
      "How many requests the built-in server accepts in each period (see --rate-window), 1 or more."
  )
  var rateLimit = 10

  @Option(
    parsing: .unconditional,
    help: "The length of the period for --rate-limit, in seconds from 1 to 3600.")
  var rateWindow = 60

  @Flag(help: "Search on github.com, with the token in GITHUB_TOKEN, if there is one.")
  var github = false

  @Flag(help: "Log the requests and their answers to standard error.")
  var log = false

  package init() {}

  package func validate() throws {
    guard (0...60).contains(latency) else {
      throw ValidationError("--latency wants seconds from 0 to 60, not \(latency).")
    }
    guard (0...1).contains(failureRate) else {
      throw ValidationError("--failure-rate wants a number from 0 to 1, not \(failureRate).")
    }
    guard rateLimit > 0 else {
      throw ValidationError("--rate-limit wants a number of 1 or more, not \(rateLimit).")
    }
    guard (1...3600).contains(rateWindow) else {
      throw ValidationError("--rate-window wants seconds from 1 to 3600, not \(rateWindow).")
    }
  }

  /// Runs the demo; `arguments` are those of the command line, without the program's name.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    let options = try read(arguments)
    guard options.log else {
      return await RepositorySearch(service: options.service).launch(launch)
    }
    LoggingSystem.bootstrap(StreamLogHandler.standardError)
    let service = options.service.logged(by: Logger(label: "search"))
    return await RepositorySearch(service: service).launch(launch)
  }

  /// The service that the options select.
  var service: RepositoryService {
    if github {
      let token = ProcessInfo.processInfo.environment["GITHUB_TOKEN"]
      return .github(token: token.flatMap { $0.isEmpty ? nil : $0 })
    }
    return .own(
      latency: .seconds(latency), failureRate: failureRate,
      rateLimit: RateLimiter(limit: rateLimit, window: rateWindow))
  }
}
