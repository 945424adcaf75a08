import Foundation

/// Why a page of films did not arrive.
package struct CatalogueError: Error, Equatable, Sendable {
  /// What went wrong.
  package enum Code: Equatable, Sendable {
    /// The whole answer did not arrive in the time allowed.
    case timedOut
    /// The machine answers, but no service listens there.
    case connectionRefused
    /// This machine has no network.
    case offline
    /// Nobody knows a machine of that name.
    case unknownHost
    /// The connection broke, for a reason that the system gives.
    case connectionFailed(String)
    /// The service wants a key and was given none.
    case keyMissing
    /// The service does not accept the key.
    case keyRefused
    /// The list has no page of this number.
    case pageOutOfRange(Int)
    /// The service answered with an HTTP status other than 200.
    case refused(status: Int)
    /// The answer is not what the service promises; the text says what is wrong with it.
    case malformed(String)
  }

  /// What went wrong.
  package let code: Code

  /// Makes an error.
  package init(_ code: Code) { self.code = code }
}

extension CatalogueError: LocalizedError, CustomStringConvertible {
  /// One line for a banner: what happened, and what to do where something can be done.
  package var description: String {
    switch code {
    case .timedOut: "The film service took too long to answer."
    case .connectionRefused: "Nothing answers at the film service's address."
    case .offline: "There is no network."
    case .unknownHost: "The film service's address is unknown: check the name and the network."
    case .connectionFailed(let reason): "The connection to the film service failed: \(reason)."
    case .keyMissing: "The film service wants a key and was given none."
    case .keyRefused: "The film service does not accept the key."
    case .pageOutOfRange(let page): "The list has no page \(page)."
    case .refused(let status): "The film service answered with an error (HTTP \(status))."
    case .malformed(let problem): "The film service's answer makes no sense: \(problem)."
    }
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}
