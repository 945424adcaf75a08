package import Foundation

/// The reason why no answer of a service arrived.
package enum ConnectionError: Error, Equatable, Sendable {
  /// The whole answer did not arrive within the timeout.
  case timedOut
  /// No connection could be made, usually because no service listens at the port.
  case refused
  /// This machine has no network, or may not use it.
  case offline
  /// The host's name cannot be resolved.
  case unknownHost
  /// The connection failed in another way; the text is the reason, without a full stop.
  case failed(String)

  /// Makes the error that tells users why a connection failed.
  package init(_ error: URLError) {
    switch error.code {
    case .timedOut: self = .timedOut
    case .cannotConnectToHost: self = .refused
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .offline
    case .cannotFindHost, .dnsLookupFailed: self = .unknownHost
    // A connection that breaks during an answer gives `.networkConnectionLost` on macOS, and
    // `.unknown` with curl's message on Linux; both show the message.
    default: self = .failed(error.reason)
    }
  }

  /// A sentence for a banner, about a service such as "film service".
  package func sentence(about service: String) -> String {
    switch self {
    case .timedOut: "The \(service) took too long to answer."
    case .refused: "Nothing answers at the \(service)'s address."
    case .offline: "There is no network."
    case .unknownHost:
      "The host of the \(service) cannot be found: check its name and the network."
    case .failed(let reason): "The connection to the \(service) failed: \(reason)."
    }
  }
}

extension URLError {
  /// The system's message without its full stop, because it becomes part of a sentence.
  fileprivate var reason: String {
    let words = localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}
