import FeedbackCore

extension Effect {
  /// A callback that logs its registration and its cancellation.
  static func logged(_ name: String, in log: Log<String>) -> Effect {
    .callback { _ in
      log.add("start \(name)")
      return Cancellation { log.add("cancel \(name)") }
    }
  }
}
