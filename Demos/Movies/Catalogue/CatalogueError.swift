import DemoHTTP
import Foundation

/// The reason why films could not be loaded, or why the demo's server could not start.
package struct CatalogueError: Error, Equatable, Sendable {
  /// The kinds of errors.
  package enum Code: Equatable, Sendable {
    /// The whole answer did not arrive within the timeout.
    case timedOut
    /// No connection could be made, usually because no service listens at the port.
    case connectionRefused
    /// This machine has no network, or may not use it.
    case offline
    /// The host's name cannot be resolved.
    case unknownHost
    /// The connection failed in another way; the text is the reason, without a full stop.
    case connectionFailed(String)
    /// The service requires an API key, and none was sent.
    case keyMissing
    /// The service does not accept the API key.
    case keyRefused
    /// The list has no page of this number.
    case pageOutOfRange(Int)
    /// The service has no film of this number.
    case filmUnknown(Movie.ID)
    /// The service answered with an HTTP status other than 200, and no case above applies.
    case refused(status: Int)
    /// The answer is not the requested page or film in the service's format; the text gives the
    /// problem.
    case malformed(String)
  }

  /// The kind of error.
  package let code: Code

  /// Makes an error.
  package init(_ code: Code) { self.code = code }
}

extension CatalogueError: LocalizedError, CustomStringConvertible {
  /// A sentence for a banner that describes the problem.
  package var description: String {
    switch code {
    case .timedOut: Self.sentence(.timedOut)
    case .connectionRefused: Self.sentence(.refused)
    case .offline: Self.sentence(.offline)
    case .unknownHost: Self.sentence(.unknownHost)
    case .connectionFailed(let reason): Self.sentence(.failed(reason))
    case .keyMissing: "The film service requires an API key, and none was sent."
    case .keyRefused: "The film service does not accept the API key."
    case .pageOutOfRange(let page): "The list has no page \(page)."
    case .filmUnknown(let film): "The film service has no film \(film)."
    case .refused(let status): "The film service answered with an error (HTTP \(status))."
    case .malformed(let problem): "The film service's answer makes no sense: \(problem)."
    }
  }

  /// The same as `description`.
  package var errorDescription: String? { description }

  private static func sentence(_ error: ConnectionError) -> String {
    error.sentence(about: "film service")
  }
}
