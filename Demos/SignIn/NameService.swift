/// A service that knows the names of the members.
package protocol NameService: Sendable {
  /// Tells whether a member has the name; case does not count.
  func answer(for name: String) async -> NameAnswer
}

/// The answer of a name service.
package enum NameAnswer: Codable, Sendable {
  case free, taken
  /// The service cannot be reached.
  case failed

  /// The message for the user, or nil if the name can be used.
  package var problem: String? {
    switch self {
    case .free: nil
    case .taken: "This name is taken"
    case .failed: "The check has failed"
    }
  }
}

/// A service in memory that answers after a time, as one on another computer does.
package struct LocalNameService: NameService {
  private let members: Set = ["ada", "grace", "linus"]
  private let latency: Duration

  /// Makes a service whose answers take the given time.
  package init(latency: Duration = .milliseconds(400)) { self.latency = latency }

  package func answer(for name: String) async -> NameAnswer {
    // The loop drops the answer of a cancelled check.
    guard (try? await Task.sleep(for: latency)) != nil else { return .failed }
    return members.contains(name.lowercased()) ? .taken : .free
  }
}
