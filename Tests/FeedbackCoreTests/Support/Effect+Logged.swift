import FeedbackCore

extension Effect {
  /// Says in a log when it is registered and when it is cancelled.
  static func logged(_ name: String, in log: Log<String>) -> Effect {
    .callback { _ in
      log.add("start \(name)")
      return Cancellation { log.add("cancel \(name)") }
    }
  }
}
