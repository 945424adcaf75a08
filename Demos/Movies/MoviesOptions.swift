import ArgumentParser
import CursesFeedback
import DemoLaunching
import Foundation

/// The command line of the movie list.
package struct MoviesOptions: DemoOptions {
  @Option(
    parsing: .unconditional,
    help: "How long the built-in server takes for an answer, in seconds from 0 to 60.")
  var latency = 0.3

  @Option(
    parsing: .unconditional,
    help: "How often the built-in server fails, from 0 (never) to 1 (always).")
  var failureRate = 0.0

  @Flag(help: "Use themoviedb.org, with the key in TMDB_API_KEY.")
  var tmdb = false

  @Option(help: "Use the list at this address, in the format of themoviedb.org.")
  var url: String?

  @Option(help: "A file with keys for commands, in lines like: favourite = v, ctrl+f")
  var keysFile: String?

  package static var paths: String { Movies.links.help }

  package init() {}

  package func validate() throws {
    guard (0...60).contains(latency) else {
      throw ValidationError("--latency wants seconds from 0 to 60, not \(latency).")
    }
    guard (0...1).contains(failureRate) else {
      throw ValidationError("--failure-rate wants a number from 0 to 1, not \(failureRate).")
    }
    guard !tmdb || url == nil else {
      throw ValidationError("--tmdb and --url name two services: choose one.")
    }
    guard !tmdb || Self.key != nil else {
      throw ValidationError("--tmdb wants an API key of themoviedb.org in TMDB_API_KEY.")
    }
    if let url, serviceURL == nil {
      throw ValidationError("--url wants an address like http://localhost:8080/, not \"\(url)\".")
    }
  }

  /// Runs the demo; `arguments` are those of the command line, without the program's name.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    let options = try read(arguments)
    let movies = Movies(catalogue: options.catalogue, keyMap: try options.keyMap())
    return await movies.launch(launch)
  }

  private func keyMap() throws(LaunchError) -> KeyMap {
    guard let keysFile else { return KeyMap() }
    do {
      return try Movies.keyMap(parsing: String(contentsOfFile: keysFile, encoding: .utf8))
    } catch {
      throw LaunchError(message: "--keys-file \(keysFile): \(reason(of: error))")
    }
  }

  private var catalogue: MovieCatalogue {
    if let service = tmdb ? Self.tmdbURL : serviceURL { return .http(url: service, key: Self.key) }
    return .own(latency: .seconds(latency), failureRate: failureRate)
  }

  /// The address of `--url`; nil if there is none, or if it is not the HTTP(S) address of a host.
  private var serviceURL: URL? {
    guard let url = url.flatMap(URL.init), ["http", "https"].contains(url.scheme),
      url.host?.isEmpty == false, url.port.map((1...65535).contains) ?? true
    else { return nil }
    return url
  }

  private static let tmdbURL = URL(string: "https://api.themoviedb.org/3/movie/top_rated")

  /// The key for the service of `--tmdb` or `--url`; nil if the variable is not set or empty.
  private static var key: String? {
    ProcessInfo.processInfo.environment["TMDB_API_KEY"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
